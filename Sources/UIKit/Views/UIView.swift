public import Foundation

/// A rectangle of the interface that holds other views.
///
/// Nothing is drawn here; what a view is told is kept as data.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  /// The smallest rectangle around the view in its superview's coordinates.
  ///
  /// It follows from `bounds`, `center`, `transform` and the layer's anchor point; setting it
  /// means something only while the transform is the identity.
  open var frame: CGRect {
    get {
      let (size, anchor) = (bounds.size, layer.anchorPoint)
      return CGRect(
        x: -anchor.x * size.width, y: -anchor.y * size.height,
        width: size.width, height: size.height
      )
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let anchor = layer.anchorPoint
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width,
        y: newValue.minY + anchor.y * newValue.height)
    }
  }

  /// The view's own coordinates.
  open var bounds: CGRect

  /// The place of the layer's anchor point, the middle unless it was moved, in the superview's
  /// coordinates.
  open var center: CGPoint

  /// How the view is moved, turned and scaled around its center.
  open var transform = CGAffineTransform.identity

  /// What the view is drawn from.
  public let layer = CALayer()

  /// The colour behind the view's content.
  open var backgroundColor: UIColor?

  /// The colour of the view's accents.
  open var tintColor: UIColor! = .systemBlue

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether the view is out of sight.
  open var isHidden = false

  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true

  /// Whether what is beyond the view's edges is cut off.
  open var clipsToBounds = false

  /// How the view's content fills it.
  open var contentMode = ContentMode.scaleToFill

  /// How the view changes when its superview's size does; kept, and nothing follows from it.
  open var autoresizingMask: AutoresizingMask = []

  /// A number by which an app finds the view.
  open var tag = 0

  /// Whether the view's autoresizing mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

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

  /// Creates a view with a place in its future superview's coordinates.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Creates a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from an interface file's data.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init()
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
    if view.window !== window { view.viewController?.leaveScreen() }
    attach(view, at: index)
    view.viewController?.parent?.showVisibleChildren()
  }

  /// Takes the view out of the one it is in.
  open func removeFromSuperview() {
    viewController?.leaveScreen()
    detach()
  }

  /// Puts a view into this one without a word to controllers about appearance.
  func attach(_ view: UIView, at index: Int? = nil) {
    view.detach(movingTo: window)
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    setNeedsLayout()
    view.setNeedsLayout()
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
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }

  /// Called after the view came into another superview, or out of one.
  open func didMoveToSuperview() {}

  /// Called between `viewWillAppear(_:)` and `viewDidAppear(_:)` of the controller, and later in a
  /// turn of the main queue of its own after the view was told that it needs layout.
  open func layoutSubviews() {}

  /// The traits in force for this view.
  open var traitCollection: UITraitCollection { traitsByPlace }

  /// Called after the traits in force for this view changed, while it is in a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

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
