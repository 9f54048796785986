public import Foundation

/// A layer whose colour changes from one end to the other; kept as data.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?

  /// Where the colours are, from 0 to 1; nil for evenly.
  open var locations: [NSNumber]?

  /// Where the first colour is, from (0, 0) to (1, 1).
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the last colour is, from (0, 0) to (1, 1).
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
