public import Foundation

/// What a view is drawn from; nothing is drawn, so what it is told is kept as data.
open class CALayer: NSObject {
  /// The point of the layer that the view's `center` places and that its transform turns around,
  /// from (0, 0) to (1, 1).
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0

  /// Whether what is beyond the edges is cut off.
  open var masksToBounds = false

  /// The width of the border.
  open var borderWidth: CGFloat = 0

  /// The colour of the border.
  open var borderColor: CGColor?

  /// The colour behind the content.
  open var backgroundColor: CGColor?

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1

  /// The colour of the shadow.
  open var shadowColor: CGColor?

  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// How far the shadow is blurred.
  open var shadowRadius: CGFloat = 3

  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -3)
}
