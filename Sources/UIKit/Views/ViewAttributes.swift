import Foundation

/// Settings of a view that only the app reads.
struct ViewAttributes {
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var isOpaque = true
  var clearsContextBeforeDrawing = true
  var autoresizesSubviews = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var contentScaleFactor: CGFloat = 3
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var mask: UIView?
  var layoutMargins: UIEdgeInsets?

  /// The safe area that the view was last told of.
  var knownSafeAreaInsets = UIEdgeInsets.zero
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var gestureRecognizers: [UIGestureRecognizer] = []
  var constraints: [NSLayoutConstraint] = []

  /// How many constraints connect something in the view with something outside of it.
  var crossingConstraintCount = 0

  /// Whether something has changed in the constraints that this view is the root of.
  var needsConstraintSolving = false

  /// The frame that constraints give the view at its superview's next layout.
  var solvedFrame: CGRect?
  var layoutGuides: [UILayoutGuide] = []
  var safeAreaLayoutGuide: UILayoutGuide?
  var layoutMarginsGuide: UILayoutGuide?
  var readableContentGuide: UILayoutGuide?
  var contentLayoutGuide: UILayoutGuide?
  var keyboardLayoutGuide: UILayoutGuide?
  var frameLayoutGuide: UILayoutGuide?
  var coveredEdges: [CoveredEdge.Side: CoveredEdge] = [:]
  var needsUpdateConstraints = true
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// Of the root of a nib or a prototype: what its parts are connected by.
  var interfaceScope: InterfaceScope?
  var interactions: [any UIInteraction] = []

  /// What the app's own `draw(_:)` drew last; nil where it has to draw.
  var drawnByApp: DrawnByApp?
}
