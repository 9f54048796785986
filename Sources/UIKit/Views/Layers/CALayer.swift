public import Foundation

/// What a view is drawn from; nothing is drawn, so what it is told is kept as data.
open class CALayer: NSObject {
  /// The point of the layer that the view's `center` places and that its transform turns around,
  /// from (0, 0) to (1, 1).
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// A name.
  open var name: String?

  /// The smallest rectangle around a layer of its own; that of a view's layer is the view's to say.
  open var frame = CGRect.zero

  /// The coordinates of a layer of its own; those of a view's layer are the view's to say.
  open var bounds = CGRect.zero

  /// Where a layer of its own is.
  open var position = CGPoint.zero

  /// How far in front the layer is.
  open var zPosition: CGFloat = 0

  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0

  /// Which corners are round.
  open var maskedCorners = CACornerMask.all

  /// Whether what is beyond the edges is cut off.
  open var masksToBounds = false

  /// The layer whose opaque parts are where this one can be seen.
  open var mask: CALayer?

  /// The width of the border.
  open var borderWidth: CGFloat = 0

  /// The colour of the border.
  open var borderColor: CGColor?

  /// The colour behind the content.
  open var backgroundColor: CGColor?

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1

  /// Whether the layer is out of sight.
  open var isHidden = false

  /// What is drawn.
  open var contents: Any?

  /// The pixels of a point.
  open var contentsScale: CGFloat = 1

  /// Whether the layer is drawn once and kept.
  open var shouldRasterize = false

  /// The pixels of a point of what is kept.
  open var rasterizationScale: CGFloat = 1

  /// The colour of the shadow.
  open var shadowColor: CGColor?

  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// How far the shadow is blurred.
  open var shadowRadius: CGFloat = 3

  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The layer that holds this one.
  open private(set) weak var superlayer: CALayer?

  /// The layers that this one holds, besides those of views.
  open private(set) var sublayers: [CALayer]?

  /// Creates a layer.
  public required override init() {}

  /// Puts a layer in front of the others in this one.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Puts a layer at a place among the others in this one.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Takes away all animations; there are none here.
  open func removeAllAnimations() {}

  /// Has the layer drawn again; nothing is drawn here.
  open func setNeedsDisplay() {}

  /// Has the layer laid out again; a view's is laid out with the view.
  open func setNeedsLayout() {}
}
