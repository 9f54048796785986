public import Foundation

/// What describes a font.
public final class UIFontDescriptor: NSObject, Sendable {
  /// What a font is like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates a set of traits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For vertical lines.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
  }

  /// How the system's font looks.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a design.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of the typeface.
  public let postscriptName: String

  /// The size; 0 for none.
  public let pointSize: CGFloat

  /// What the font is like.
  public let symbolicTraits: SymbolicTraits

  let family: String
  let weight: UIFont.Weight

  init(
    name: String, family: String, size: CGFloat, weight: UIFont.Weight = .regular,
    traits: SymbolicTraits = []
  ) {
    postscriptName = name
    self.family = family
    pointSize = size
    self.weight = weight
    symbolicTraits = traits
  }

  /// Describes a typeface in a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, family: fontName, size: size)
  }

  /// The font for what a text is for.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      name: postscriptName, family: family, size: newPointSize, weight: weight,
      traits: symbolicTraits)
  }

  /// The same with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      name: postscriptName, family: family, size: pointSize,
      weight: symbolicTraits.contains(.traitBold) ? .bold : .regular, traits: symbolicTraits)
  }

  /// The same in another look.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}
