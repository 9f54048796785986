public import Foundation

/// A typeface in a size; whatever the typeface is, it has the metrics of the system's.
public final class UIFont: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// The name of the typeface.
  public let fontName: String

  /// The size in points.
  public let pointSize: CGFloat

  /// The name of the family that the typeface belongs to.
  public let familyName: String

  let traits: UIFontDescriptor.SymbolicTraits
  let weight: Weight
  let textStyle: TextStyle?

  init(
    name: String, family: String, size: CGFloat, weight: Weight = .regular,
    traits: UIFontDescriptor.SymbolicTraits = [], textStyle: TextStyle? = nil
  ) {
    fontName = name
    familyName = family
    pointSize = size
    self.weight = weight
    self.traits = traits
    self.textStyle = textStyle
  }

  /// The typeface of a name; every name is known here.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let words = fontName.split(separator: "-", maxSplits: 1)
    let style = words.count > 1 ? words[1] : ""
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.contains("Bold") { traits.insert(.traitBold) }
    if style.contains("Italic") || style.contains("Oblique") { traits.insert(.traitItalic) }
    self.init(
      name: fontName, family: words.first.map(String.init) ?? fontName,
      size: fontSize > 0 ? fontSize : Self.systemFontSize,
      weight: traits.contains(.traitBold) ? .bold : .regular, traits: traits)
  }

  /// The font that a descriptor describes; a size of 0 stands for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      name: descriptor.postscriptName, family: descriptor.family,
      size: size > 0 ? size : 12, weight: descriptor.weight, traits: descriptor.symbolicTraits)
  }

  /// Fonts are safe to decode where secure coding is required.
  public static var supportsSecureCoding: Bool { true }

  /// Reads a font from an archive.
  public init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: Key.name) as? String else { return nil }
    fontName = name
    pointSize = CGFloat(coder.decodeDouble(forKey: Key.size))
    familyName = coder.decodeObject(forKey: Key.family) as? String ?? name
    traits = .init(rawValue: UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: Key.traits)))
    weight = Weight(CGFloat(coder.decodeDouble(forKey: Key.weight)))
    textStyle = (coder.decodeObject(forKey: Key.textStyle) as? String).map(TextStyle.init)
  }

  /// Writes the font to an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(fontName as Any?, forKey: Key.name)
    coder.encode(familyName as Any?, forKey: Key.family)
    coder.encode(Double(pointSize), forKey: Key.size)
    coder.encode(Double(weight.rawValue), forKey: Key.weight)
    coder.encode(Int(traits.rawValue), forKey: Key.traits)
    if let textStyle { coder.encode(textStyle.rawValue as Any?, forKey: Key.textStyle) }
  }

  /// The first four are Apple's, from archives; the others are chosen here.
  private enum Key {
    static let name = "UIFontName"
    static let size = "UIFontPointSize"
    static let traits = "UIFontTraits"
    static let textStyle = "UIFontTextStyle"
    static let family = "UIFontFamily"
    static let weight = "UIFontWeight"
  }

  /// The font itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same typeface in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, family: familyName, size: fontSize, weight: weight, traits: traits)
  }

  /// What describes the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      name: fontName, family: familyName, size: pointSize, weight: weight, traits: traits)
  }

  /// Fonts are equal if their names and sizes are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (fontName, pointSize, weight, traits)
      == (other.fontName, other.pointSize, other.weight, other.traits)
  }

  /// Equal fonts have equal hashes.
  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}
