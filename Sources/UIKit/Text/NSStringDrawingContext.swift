public import Foundation

/// How small text may be drawn by itself, and what it took: here text is never made smaller.
open class NSStringDrawingContext: NSObject {
  /// How much smaller the text may become.
  open var minimumScaleFactor: CGFloat = 0

  /// How much smaller it was: 1, as large as it is.
  open var actualScaleFactor: CGFloat { 1 }

  /// The rectangle that the text took; the empty one before it is drawn.
  open internal(set) var totalBounds = CGRect.zero
}
