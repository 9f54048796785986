public import Foundation

/// A layer that is a path; kept as data.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?

  /// The color of the inside; nil for none.
  open var fillColor: CGColor? = CGColor(parts: [0, 0, 0, 1])

  /// What the inside is.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// The color of the line; nil for none.
  open var strokeColor: CGColor?

  /// Where on the path the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0

  /// Where on the path the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1

  /// The width of the line.
  open var lineWidth: CGFloat = 1

  /// How far a corner may reach.
  open var miterLimit: CGFloat = 10

  /// What the line's ends look like.
  open var lineCap = CAShapeLayerLineCap.butt

  /// What the line's corners look like.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// How far into the pattern the line begins.
  open var lineDashPhase: CGFloat = 0

  /// The lengths of the line's parts, painted and unpainted in turns; nil for a whole line.
  open var lineDashPattern: [NSNumber]?
}

/// What the inside of a path is.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the path goes around, counted by direction.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What an odd number of lines is around.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// What a line's ends look like.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut at the end.
  public static let butt = Self(rawValue: "butt")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut half a width behind the end.
  public static let square = Self(rawValue: "square")
}

/// What a line's corners look like.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = Self(rawValue: "miter")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}
