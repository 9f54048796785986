public import Foundation
import RunRecord

/// A container that shows the top of a stack of controllers.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The stack, its root first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { children.last }

  /// The topmost controller says whether the status bar is out of sight; how it looks, the stack itself says.
  open override var childForStatusBarHidden: UIViewController? {
    super.childForStatusBarHidden ?? topViewController
  }

  /// The controller on screen: what the top presents, or the top.
  open var visibleViewController: UIViewController? { presented ?? topViewController }

  /// What a tab bar shows for the stack: for one to which none was given, what its root has.
  open override var tabBarItem: UITabBarItem! {
    get { hasOwnTabBarItem ? super.tabBarItem : children.first?.tabBarItem ?? super.tabBarItem }
    set {
      hasOwnTabBarItem = true
      super.tabBarItem = newValue
    }
  }

  private var hasOwnTabBarItem = false

  /// Whether the navigation bar is out of sight.
  open var isNavigationBarHidden = false {
    didSet { barsDidChange() }
  }

  /// Whether the toolbar is out of sight.
  open var isToolbarHidden = true {
    didSet { barsDidChange() }
  }

  /// The bar above the stack.
  open private(set) lazy var navigationBar = makeNavigationBar()

  /// The bar below the stack.
  open private(set) lazy var toolbar: UIToolbar! = makeToolbar()

  /// The object that UIKit notifies about what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// What goes back when the user moves in from the left edge.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer(target: nil, action: nil)

  /// Whether a tap hides the bars, and the next one shows them.
  open var hidesBarsOnTap = false {
    didSet {
      barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap
      recognizeBarTaps()
    }
  }

  /// What hides the bars on a tap; it belongs to the stack's view once that is loaded.
  open private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer =
    BarTapRecognizer(of: self)

  /// Whether a swipe hides the bars.
  open var hidesBarsOnSwipe = false

  /// Whether the bars are out of sight while there is little height.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { barsDidChange() }
  }

  /// Whether the bars are out of sight while the keyboard is there.
  open var hidesBarsWhenKeyboardAppears = false

  /// Creates a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack with bars of the app's classes.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    barClass = navigationBarClass as? UINavigationBar.Type
    self.toolbarClass = toolbarClass as? UIToolbar.Type
  }

  var barClass: UINavigationBar.Type?
  var toolbarClass: UIToolbar.Type?

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Puts a controller on top of the stack.
  ///
  /// In Objective-C it is `pushViewController:animated:`.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setStack(children + [viewController], animated: animated)
  }

  /// Takes the top controller off the stack; the root stays.
  ///
  /// In Objective-C it is `popViewControllerAnimated:`.
  ///
  /// - Returns: The controller that was on top; nil where only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let top = topViewController
    setStack(children.dropLast(), animated: animated)
    return top
  }

  /// Takes controllers off the stack until this one is on top.
  ///
  /// In Objective-C it is `popToViewController:animated:`.
  ///
  /// - Returns: The controllers taken off, from bottom to top.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(children[(index + 1)...])
    setStack(Array(children[...index]), animated: animated)
    return popped
  }

  /// Takes all controllers but the root off the stack.
  ///
  /// In Objective-C it is `popToRootViewControllerAnimated:`.
  ///
  /// - Returns: The controllers taken off, from bottom to top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    pushViewController(secondaryViewController, animated: false)
  }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    popViewController(animated: false)
  }

  private func setStack(_ stack: [UIViewController], animated: Bool) {
    checkThatItCanStand(stack)
    let change = StackChange(from: children, to: stack)
    let oldTop = topViewController
    for controller in change.removed { controller.willMove(toParent: nil) }
    for controller in change.added {
      controller.removeFromParent()
      controller.willMove(toParent: self)
    }
    children = stack
    for controller in stack { controller.parent = self }
    // What is popped still has its stack while it is asked to disappear, as on a phone.
    func release() {
      for controller in change.removed where controller.parent === self { controller.parent = nil }
    }
    withMoving(to: change.added, from: change.removed) {
      show(topViewController, inPlaceOf: oldTop, animated: animated, release)
    }
    release()
    for controller in change.removed { controller.didMove(toParent: nil) }
    for controller in change.added { controller.didMove(toParent: self) }
  }

  /// - Parameter release: Called between what the old controller will do and what it did.
  private func show(
    _ top: UIViewController?, inPlaceOf oldTop: UIViewController?, animated: Bool,
    _ release: () -> Void
  ) {
    let isNew = top !== oldTop && isOnScreen
    if isNew, let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    replaceVisibleChild(oldTop, with: top, animated: animated, between: release)
    if isNew, let top { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  private func checkThatItCanStand(_ stack: [UIViewController]) {
    for (index, controller) in stack.enumerated() {
      guard canStand(controller, on: stack[..<index]) else {
        fatalError(
          "\(AppClasses.shortName(of: type(of: controller))) cannot be in a navigation stack twice, "
            + "nor in one that it contains. UIKit raises an exception here.")
      }
    }
  }

  private func canStand(
    _ controller: UIViewController, on stack: some Sequence<UIViewController>
  ) -> Bool {
    !controller.isSelfOrAncestor(of: self) && !stack.contains { $0 === controller }
  }

  override var bars: [UIView] { [navigationBar, toolbar].compactMap(\.self) }
  override func placeBars() { placeOwnBars() }
  override var edgesCoveredByBars: UIEdgeInsets { edgesCoveredByOwnBars }
  override func frame(ofVisibleChild child: UIViewController) -> CGRect { frameOfTop }

  override var choosesVisibleChildren: Bool { true }
  override var visibleChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// Bottom to top (uikit-restoration 2.2, P6).
  override var childrenSavedByContainer: [UIViewController] {
    switch StateRestorationPolicy.namelessChildOfAStack.value {
    case .leftOut: children
    case .endsTheStack: Array(children.prefix { $0.restorationIdentifier != nil })
    }
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys {
      // A child without identifier is left out; the others keep their real index (10.11).
      let saved = childrenSavedByContainer.filter { $0.restorationIdentifier != nil }
      coder.encode(saved, forKey: Self.childrenKey)
    }
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.withUIKitKeys {
      guard let decoder = coder as? UIStateRestorationKeyedUnarchiver else { return }
      let located = locatedStack(in: decoder)
      // Without its base nothing of the saved stack can stand: the launch's own stays (section 4).
      guard !located.isEmpty, !located.elementsEqual(children, by: ===) else { return }
      setViewControllers(located, animated: false)
    }
  }

  /// The saved stack up to the first child that was not located (uikit-restoration 4).
  private func locatedStack(in decoder: UIStateRestorationKeyedUnarchiver) -> [UIViewController] {
    var stack: [UIViewController] = []
    for (index, path) in decoder.referencedPaths(forKey: Self.childrenKey).enumerated() {
      guard let child = decoder.locatedObject(at: path) as? UIViewController else {
        Trace.warning(
          self, .stackCutOff(reason: .controllerNotFound(index: index, path: path.text)))
        break
      }
      guard canStand(child, on: stack) else {
        Trace.warning(self, .stackCutOff(reason: .controllerIsElsewhere(path: path.text)))
        break
      }
      stack.append(child)
    }
    return stack
  }

  private static let childrenKey = "kUIViewControllerChildrenKey"
}

/// What a new stack adds and removes.
private struct StackChange {
  var added: [UIViewController]
  var removed: [UIViewController]

  @MainActor
  init(from old: [UIViewController], to new: [UIViewController]) {
    added = new.filter { controller in !old.contains { $0 === controller } }
    removed = old.filter { controller in !new.contains { $0 === controller } }
  }
}
