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

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey of one third.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grey of one half.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A grey of two thirds.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The system's background, in light appearance.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The system's grouped background, in light appearance.
  public static let systemGroupedBackground = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  /// The colour of text, in light appearance.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The colour of secondary text, in light appearance.
  public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  /// The system's blue, in light appearance.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The system's red, in light appearance.
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  /// The system's green, in light appearance.
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  /// The system's orange, in light appearance.
  public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
  /// The system's yellow, in light appearance.
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
}
