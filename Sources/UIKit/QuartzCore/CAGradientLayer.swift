public import Foundation

/// A layer whose color changes from one end to the other; kept as data.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`.
  open var colors: [Any]?

  /// Where the colors are, from 0 to 1; nil for evenly.
  open var locations: [NSNumber]?

  /// Where the first color is, from (0, 0) to (1, 1).
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the last color is, from (0, 0) to (1, 1).
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// How the colors go from the first to the last.
  open var type = CAGradientLayerType.axial
}

/// How the colors of a gradient go from the first to the last.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a kind of gradient.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start in all directions, as far as the end is across and down.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, from the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
