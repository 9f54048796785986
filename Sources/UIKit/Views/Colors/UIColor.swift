public import Foundation

/// A colour by its components.
public final class UIColor: NSObject, NSSecureCoding, Sendable {
  /// The colour's red, green and blue parts and its opacity, from 0 to 1.
  let components: [CGFloat]

  /// Colours are safe to decode where secure coding is required.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Reads a colour from an archive.
  public init?(coder: NSCoder) {
    components = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
  }

  /// Writes the colour to an archive.
  public func encode(with coder: NSCoder) {
    for (key, component) in zip(Self.keys, components) {
      coder.encode(Double(component), forKey: key)
    }
  }

  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Colours are equal if all their parts are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// Equal colours have equal hashes.
  public override var hash: Int { components.hashValue }
}
