public import Foundation

/// What a view is drawn from; nothing is drawn, so its settings are kept as data.
open class CALayer: NSObject, KeyedValueStorage {
  /// The point of the layer that the view's `center` places and that its transform rotates around,
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

  /// How the corners are bent; they are drawn as circles.
  open var cornerCurve = CALayerCornerCurve.circular

  /// How much larger the radius of a curve is than that of a circle.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Which corners are round.
  open var maskedCorners = CACornerMask.all

  /// Whether what is beyond the edges is cut off.
  open var masksToBounds = false

  /// The layer whose opaque parts are where this one can be seen.
  open var mask: CALayer?

  /// The width of the border.
  open var borderWidth: CGFloat = 0

  /// The color of the border.
  open var borderColor: CGColor?

  /// The color behind the content.
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

  /// The color of the shadow.
  open var shadowColor: CGColor?

  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// How far the shadow is blurred.
  open var shadowRadius: CGFloat = 3

  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The outline of the shadow; nil for that of what the layer shows.
  open var shadowPath: CGPath?

  /// How the layer is moved, turned and scaled; a view's own transform is kept apart.
  open var transform = CATransform3D.identity

  /// How the layers in it are moved, turned and scaled.
  open var sublayerTransform = CATransform3D.identity

  /// Whether its back can be seen.
  open var isDoubleSided = true

  /// Whether what is behind it cannot be seen.
  open var isOpaque = false

  /// Which part of what is drawn it shows, from (0, 0) to (1, 1).
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Which part of what is drawn is stretched, from (0, 0) to (1, 1); what is drawn here is not stretched.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Where what is drawn is.
  open var contentsGravity = CALayerContentsGravity.resize

  /// Whether the layer is drawn again when its size changes.
  open var needsDisplayOnBoundsChange = false

  /// Whether edges are smooth.
  open var allowsEdgeAntialiasing = false

  /// What to do when a property changes, by its name.
  open var actions: [String: any CAAction]?

  /// Further values, by their names.
  open var style: [AnyHashable: Any]?

  /// How fast the layer's time runs.
  open var speed: Float = 1

  /// How far in the layer's time is, in seconds.
  open var timeOffset: CFTimeInterval = 0

  /// When the layer's time begins, by that of the layer that holds it.
  open var beginTime: CFTimeInterval = 0

  /// Who draws the layer; the view of one that a view is drawn from is not told here.
  open weak var delegate: (any CALayerDelegate)?

  var keyedValues: [String: Any] = [:]
  var runningAnimations: [String: CAAnimation] = [:]

  /// The layer that holds this one.
  open private(set) weak var superlayer: CALayer?

  /// The layers that this one holds, besides those of views.
  open var sublayers: [CALayer]? {
    get { held.isEmpty ? nil : held }
    set {
      for layer in held { layer.superlayer = nil }
      held = newValue ?? []
      for layer in held { layer.superlayer = self }
    }
  }

  private var held: [CALayer] = []

  /// Creates a layer.
  public required override init() {}

  /// Creates a layer with the values of another, which is shown while that one moves.
  public init(layer: Any) {}

  /// The layer as it is shown: nothing moves here.
  open func presentation() -> Self? { self }

  /// The layer that the app changes.
  open func model() -> Self { self }

  /// How the layer is moved, turned and scaled in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets how the layer is moved, turned and scaled in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Puts a layer in front of the others in this one.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Puts a layer at a place among the others in this one.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    held.insert(layer, at: min(Int(idx), held.count))
    layer.superlayer = self
  }

  /// Puts a layer behind one that is in this one, else behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(held.firstIndex { $0 === sibling } ?? 0))
  }

  /// Puts a layer in front of one that is in this one, else in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = held.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? held.count))
  }

  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = held.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(place))
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() {
    superlayer?.held.removeAll { $0 === self }
    superlayer = nil
  }

  /// Has the layer drawn again; nothing is drawn here.
  open func setNeedsDisplay() {}

  /// Has the layer laid out again; a view's is laid out with the view.
  open func setNeedsLayout() {}

  /// Lays the layer out if it has to be.
  open func layoutIfNeeded() {}

  /// Draws the layer if it has to be.
  open func displayIfNeeded() {}

  /// Draws what the layer shows; never called, because nothing is drawn.
  open func draw(in ctx: CGContext) {}

  /// Draws the layer into a context; nothing is drawn here.
  open func render(in ctx: CGContext) {}

  /// Lays out the layers in it.
  open func layoutSublayers() {}

  /// Whether a point is in the layer.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
