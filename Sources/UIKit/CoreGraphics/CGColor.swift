public import Foundation

/// A color as layers take it.
public final class CGColor: Hashable, Sendable {
  /// The red, green and blue parts and the opacity, from 0 to 1.
  let parts: [CGFloat]

  init(parts: [CGFloat]) {
    self.parts = parts
  }

  /// The red, green and blue parts and the opacity, from 0 to 1.
  public var components: [CGFloat]? { parts }

  /// How opaque the color is, from 0 to 1.
  public var alpha: CGFloat { parts[3] }

  /// Colors are equal if all their parts are.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.parts == b.parts }

  /// Equal colors have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the color of one of Xcode's color literals.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(parts: [red, green, blue, alpha].map { CGFloat($0) })
  }
}

extension UIColor {
  /// The color as layers take it.
  public var cgColor: CGColor { CGColor(parts: components) }

  /// Creates a color from a layer's.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.parts
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
