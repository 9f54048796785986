public import Foundation

/// A rectangle of the interface that holds other views.
///
/// Nothing is drawn here; the settings of a view are kept as data.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  /// The smallest rectangle around the view in its superview's coordinates.
  ///
  /// It follows from `bounds`, `center`, `transform` and the layer's anchor point; setting it
  /// means something only while the transform is the identity.
  open var frame: CGRect {
    get {
      noteRead(.frame)
      let (size, anchor) = (storedBounds.size, layer.anchorPoint)
      return CGRect(
        x: -anchor.x * size.width, y: -anchor.y * size.height,
        width: size.width, height: size.height
      )
      .applying(transform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }
    set {
      changing(.frame) {
        let anchor = layer.anchorPoint
        bounds.size = newValue.size
        center = CGPoint(
          x: newValue.minX + anchor.x * newValue.width,
          y: newValue.minY + anchor.y * newValue.height)
      }
    }
  }

  /// The view's own coordinates; another size reaches the subviews through their masks, and has the
  /// view laid out.
  open var bounds: CGRect {
    get {
      noteRead(.bounds)
      return storedBounds
    }
    set {
      let change = { self.changing(.bounds) { self.storedBounds = newValue } }
      if newValue.size == storedBounds.size { change() } else { changing(.frame, change) }
    }
  }

  /// The bounds as they are kept, which no subclass can override.
  final var storedBounds: CGRect {
    didSet {
      guard storedBounds.size != oldValue.size else { return }
      resizeSubviews(from: oldValue.size)
      placeChanged()
      setNeedsLayout()
    }
  }

  /// The place of the layer's anchor point, the middle unless it was moved, in the superview's
  /// coordinates.
  open var center: CGPoint {
    get {
      noteRead(.center)
      return storedCenter
    }
    set { changing(.frame) { changing(.center) { storedCenter = newValue } } }
  }

  final var storedCenter: CGPoint {
    didSet { if storedCenter != oldValue { placeChanged() } }
  }

  /// How the view is moved, turned and scaled around its center.
  open var transform = CGAffineTransform.identity

  /// What the view is drawn from.
  public private(set) lazy var layer: CALayer = makeLayer()

  /// The class of the layer that a view of this class is drawn from.
  open class var layerClass: AnyClass { CALayer.self }

  /// Called on a device when the layer is laid out; here, layout is the view's alone.
  open func layoutSublayers(of layer: CALayer) {}

  /// The form of the view that others collide with.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of the view that others collide with, around its center.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  /// The color behind the view's content.
  open var backgroundColor: UIColor?

  /// The color of the view's accents.
  ///
  /// A view without one of its own has its superview's.
  open var tintColor: UIColor! {
    get { attributes.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      attributes.tintColor = newValue
      tellOfTintColor()
    }
  }

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    get {
      noteRead(.alpha)
      return storedAlpha
    }
    set { changing(.alpha) { storedAlpha = newValue } }
  }

  private var storedAlpha: CGFloat = 1

  /// Whether the view is out of sight.
  open var isHidden: Bool {
    get {
      noteRead(.isHidden)
      return storedIsHidden
    }
    set {
      changing(.isHidden) { storedIsHidden = newValue }
      if superview is UIStackView { setNeedsConstraintSolving() }
    }
  }

  private var storedIsHidden = false

  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true

  /// Whether what is beyond the view's edges is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How the view's content fills it.
  open var contentMode = ContentMode.scaleToFill

  /// How the view changes when its superview's size does.
  open var autoresizingMask: AutoresizingMask = []

  /// A number by which an app finds the view.
  open var tag = 0

  /// Whether the view's autoresizing mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      attributes.solvedFrame = nil
      setNeedsConstraintSolving()
    }
  }

  /// The name under which the view's state is saved; nil, the default, saves nothing.
  ///
  /// It counts only if the owning controller and all its ancestors have identifiers
  /// (uikit-restoration 1.4).
  open var restorationIdentifier: String?

  /// The view that holds this one.
  open private(set) weak var superview: UIView?

  /// The views that this one holds, back to front.
  open private(set) var subviews: [UIView] = []

  /// The controller whose root view this is.
  weak var viewController: UIViewController?

  private var isMovingToSuperview = false

  var needsLayout = true

  /// Light or dark for this view and all in it; `unspecified`, the default, follows its
  /// surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { styleDidChange() } }
  }

  /// The traits that this view was last told of.
  var knownTraits: UITraitCollection?

  /// What the app wants to hear of changes of traits.
  var traitRegistrations: [TraitRegistration] = []

  /// Settings of the view that are kept as data.
  var attributes = ViewAttributes()

  /// What there is to know of the view for who cannot see it.
  var accessibility = AccessibilityAttributes()

  /// The calls of the app's code that led to the initializer; empty in runs that don't ask for them.
  let madeBy = ViewOrigins.calls()

  /// Creates a view with a place in its future superview's coordinates.
  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Creates a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from an interface file's data.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
    if let coder = coder as? InterfaceCoder { take(coder) }
  }

  /// Writes the view to an interface file's data; there is nothing to write.
  open func encode(with coder: NSCoder) {}

  /// The window the view is in; nil while it is in none.
  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { viewController ?? superview }

  /// Puts a view on top of the others in this one, out of the one it was in.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view at a place among the others in this one.
  open func insertSubview(_ view: UIView, at index: Int) {
    if let old = view.window, old !== window { view.viewController?.leaveScreen() }
    attach(view, at: index)
    view.viewController?.parent?.showVisibleChildren()
  }

  /// Takes the view out of the one it is in.
  open func removeFromSuperview() {
    // An animator that takes away the view of what is dismissed ends nothing by that.
    if !(superview is PresentationContainer) { viewController?.leaveScreen() }
    detach()
  }

  /// Puts a view into this one without a word to controllers about appearance.
  func attach(_ view: UIView, at index: Int? = nil) {
    if view.superview === self { return move(view, to: index ?? subviews.count - 1) }
    let (oldWindow, newWindow) = (view.window, window)
    view.isMovingToSuperview = true
    view.detach(movingTo: window)
    view.isMovingToSuperview = false
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellOfComing(into: newWindow) }
    subviews.insert(view, at: min(max(0, index ?? subviews.count), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellOfHavingMoved() }
    view.setNeedsConstraintSolving()
    setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Puts a subview at another place among the others.
  func move(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(0, index), subviews.count))
  }

  /// Takes the view out of the one it is in without a word to controllers about appearance.
  ///
  /// A first responder in it gives up, because what has left the window takes no events.
  func detach(movingTo newWindow: UIWindow? = nil) {
    guard let parent = superview else { return }
    let first = UIApplication.shared.firstResponder as? UIView
    if let first, let window, window !== newWindow, first.isDescendant(of: self) {
      first.resignFirstResponder()
    }
    // A view that goes from one superview to another is told of the second only.
    let isLeaving = !isMovingToSuperview
    let leavesWindow = isLeaving && window != nil
    parent.willRemoveSubview(self)
    if isLeaving {
      willMove(toSuperview: nil)
      if leavesWindow { tellOfComing(into: nil) }
    }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.removeConstraints(to: self)
    guard isLeaving else { return }
    didMoveToSuperview()
    if leavesWindow { tellOfHavingMoved() }
  }

  /// Called before the view comes into another superview, or with nil out of one.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view came into another superview, or out of one.
  open func didMoveToSuperview() {}

  /// Called before the view comes into another window, or with nil out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view came into another window, or out of one.
  open func didMoveToWindow() {}

  /// Called after a view was put into this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  private func tellOfComing(into window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellOfComing(into: window) }
  }

  private func tellOfHavingMoved() {
    didMoveToWindow()
    for view in subviews { view.tellOfHavingMoved() }
  }

  /// Called between `viewWillAppear(_:)` and `viewDidAppear(_:)` of the controller, and later in a
  /// turn of the main queue of its own after the view was told that it needs layout.
  open func layoutSubviews() {}

  /// The traits in force for this view.
  open var traitCollection: UITraitCollection { traitsByPlace }

  /// Called after the traits in force for this view changed, while it is in a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Has `layoutSubviews()` called in the next turn of the main queue, if the view is in a window by
  /// then.
  open func setNeedsLayout() {
    needsLayout = true
    guard window != nil else { return }
    LayoutPass.schedule()
  }

  /// Lays out the view and what is in it, each that needs it, at once.
  ///
  /// A controller's root view has the controller told before and after.
  open func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    solveConstraintsIfNeeded()
    if needsLayout {
      needsLayout = false
      tellOfSafeArea()
      viewController?.placeBars()
      solveConstraintsIfNeeded()
      tellBeforeLayout()
      solveConstraintsIfNeeded()
      placeSubviews()
      layoutSubviews()
      tellAfterLayout()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// The size that fits the view's content best; its present size, unless a class knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits its content best; its upper left corner stays.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The size that the content has by itself; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Where the view's text has its baselines; nil for a view without text of its own.
  var baselinesFromMiddle: Baselines? { nil }

  /// Called before layout on a view that needs its constraints updated; call `super` last.
  open func updateConstraints() {
    attributes.needsUpdateConstraints = false
  }

  /// Whether views of the class need constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The view in this one, or this one, that takes a touch at a point; nil where there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether touches find the view.
  var takesTouches: Bool { !isHidden && isUserInteractionEnabled && alpha > 0.01 }

  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a gesture that the view has may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Draws the view; never called here.
  open func draw(_ rect: CGRect) {}

  /// Has the view drawn again, when its screen is drawn.
  open func setNeedsDisplay() { attributes.drawnByApp = nil }

  /// Has a part of the view drawn again, when its screen is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Called after the tint color changed, the view's own or the one it has from above.
  open func tintColorDidChange() {}

  /// Called after the layout margins changed.
  open func layoutMarginsDidChange() {}

  /// Called when the safe area of the view changed.
  open func safeAreaInsetsDidChange() {}

  /// Whether this view is something to users who cannot see it, and not only a place for others.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByDefault }
    set { accessibility.isElement = newValue }
  }

  /// What the view is called for users who cannot see it.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? accessibilityLabelByDefault }
    set { accessibility.label = newValue }
  }

  /// What using the view does.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// What the view's value is.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What the view is like.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? accessibilityTraitsByDefault }
    set { accessibility.traits = newValue }
  }

  /// The name by which tests find the view.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// Called on the element that is used without being seen: whether it does something.
  open func accessibilityActivate() -> Bool { false }

  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  /// The text that a class of UIKit is called by.
  var accessibilityLabelByDefault: String? { nil }

  /// Whether a class of UIKit is something to users who cannot see it.
  var isAccessibilityElementByDefault: Bool { false }

  /// What a class of UIKit is like for users who cannot see it.
  var accessibilityTraitsByDefault: UIAccessibilityTraits { .none }

  /// The first view with this tag, this view included, in depth-first order.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether the view is another, or somewhere in it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// Called by UIKit when state is saved, if the view and its controller have identifiers.
  ///
  /// The coder belongs to this view alone.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Called by UIKit when state is restored, after the owning controller has decoded.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The controller in whose view this view is.
  var owningViewController: UIViewController? {
    sequence(first: self) { $0.superview }.lazy.compactMap(\.viewController).first
  }

  /// This view, if it has an identifier, and those in it that belong to the same controller.
  var restorableViews: [UIView] {
    (restorationIdentifier == nil ? [] : [self]) + restorableSubviews
  }

  /// The views with identifiers in this view that belong to the same controller, in depth-first
  /// order.
  var restorableSubviews: [UIView] {
    subviews.filter { $0.viewController == nil }.flatMap(\.restorableViews)
  }
}
