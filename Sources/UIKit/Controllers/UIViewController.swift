public import Foundation

/// An object that manages a view, and has a place in the tree of controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  /// The controller's title; a new one reaches the tab and navigation items too.
  open var title: String? {
    get {
      noteRead(.title)
      return storedTitle
    }
    set {
      changing(.title) { storedTitle = newValue }
      navigationItem.title = newValue
      tabBarItem.title = newValue
    }
  }

  private var storedTitle: String?

  /// What a navigation bar shows for this controller.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem()
    item.title = title
    return item
  }()

  /// What a tab bar shows for this controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// The name of the interface file the view is in.
  open private(set) var nibName: String?

  /// The bundle of the interface file.
  open private(set) var nibBundle: Bundle?

  /// The name under which the controller's state is saved.
  ///
  /// Nil, the default, leaves the controller and everything below it out of the archive
  /// (uikit-restoration 2.2, P4). Only a controller whose identifier was set through this property
  /// is found again as an existing object; overriding the getter is not enough (3.2, rule 3).
  open var restorationIdentifier: String? {
    get { storedRestorationIdentifier }
    set {
      storedRestorationIdentifier = newValue
      RestorationCandidates.shared.identifierWasSet(on: self)
    }
  }

  /// The class that creates the controller when state is restored; nil, the default, asks the app
  /// delegate, then looks for an existing controller.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// How the controller covers the one that presents it.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// How the controller comes onto the screen when it is presented.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Who is asked how the controller comes and goes when it is presented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether a controller presented from here covers this controller's view only.
  open var definesPresentationContext = false

  /// The size of the view that the controller would like in a container.
  open var preferredContentSize = CGSize.zero

  /// Whether the controller hides a tab bar while it is on top of a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// The controller this one is contained in.
  open internal(set) weak var parent: UIViewController?

  /// The controllers contained in this one.
  open internal(set) var children: [UIViewController] = [] {
    didSet { Preservation.hierarchyDidChange() }
  }

  /// The controller that this one, or an ancestor, presents.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or an ancestor.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Light or dark for this controller's view and all in it; `unspecified`, the default, follows
  /// its surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.styleDidChange() } }
  }

  /// Whether the user is kept from taking the controller away by pulling it down.
  open var isModalInPresentation = false

  /// Whether what this controller presents in its context comes onto the screen in its style.
  open var providesPresentationContextTransitionStyle = false

  /// What the controller knows of its traits and its size.
  let traitState = ControllerTraitState()

  /// The window whose root this is.
  weak var windowOfRoot: UIWindow?

  /// What manages the presentation that this controller is the content of.
  var storedPresentationController: UIPresentationController?

  /// The half of appearing or disappearing that a container of the app's has begun.
  var begunAppearance: BegunAppearance?

  /// Settings of the controller that are kept as data.
  var attributes = ControllerAttributes()

  /// Where the controller goes while the methods about appearance are called.
  var movement = Movement.none

  var storedRestorationIdentifier: String?
  var loadedView: UIView?
  var appearance = Appearance.disappeared

  /// The controller that this very one presents.
  var presented: UIViewController? {
    didSet { Preservation.hierarchyDidChange() }
  }

  /// The controller that presents this very one.
  weak var presenter: UIViewController?

  /// Creates a controller whose view is in an interface file, or is made by `loadView()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view is made by `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? InterfaceCoder { take(coder) }
  }

  /// The scene that the controller was created from.
  var scene: ControllerScene?

  /// What the parts of the controller's nib are connected by.
  var nibScope: InterfaceScope?

  /// The storyboard that the controller was created from; nil for others.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// Called before a segue from this controller is performed, with the controller that comes.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Called before what the user does performs a segue: false keeps it from being performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the controller's scene.
  ///
  /// Traps where the scene has none with the identifier, as UIKit raises an exception.
  ///
  /// In Objective-C it is `performSegueWithIdentifier:sender:`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueOfScene(identifier, sender: sender)
  }

  /// Called while a way back is looked for: whether the controller takes the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    SelectorMethods.call(action, of: type(of: self)) != nil
  }

  /// Called while a way back is looked for: the children in which to look, in order.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    childrenForUnwinding(from: source)
  }

  /// The child through which a way back comes.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    child(containing: source.source)
  }

  /// Called on each container of the controller that a way back leads to; UIKit's own containers
  /// show it by themselves.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  /// Writes the controller to an interface file's data; there is nothing to write.
  open func encode(with coder: NSCoder) {}

  open override var next: UIResponder? {
    loadedView?.superview ?? presentingViewController ?? parent
  }

  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    Trace.hook(self, "loadView()")
    loadView()
    guard loadedView != nil else {
      fatalError(
        "loadView() of \(AppClasses.shortName(of: type(of: self))) did not make a view. "
          + "UIKit raises an exception here.")
    }
    attachBars()
    Trace.hook(self, "viewDidLoad()")
    viewDidLoad()
  }

  /// Called once, when the view is first asked for; a controller that makes its view by hand
  /// assigns `view` here.
  open func loadView() {
    guard !loadViewFromFile() else { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once, after the view was loaded, before it is in a window.
  open func viewDidLoad() {}

  /// Called each time before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called each time after `viewWillAppear(_:)`: the view has its size and traits, and its subviews are not laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called each time after the view came onto the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called each time before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called each time after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called each time before the view's subviews are laid out.
  open func viewWillLayoutSubviews() {}

  /// Called each time after the view's subviews were laid out.
  open func viewDidLayoutSubviews() {}

  /// Called before layout on a view that needs its constraints updated; `super` updates the view's.
  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  /// Called when the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// Whether what the view shows can be edited.
  open var isEditing: Bool {
    get { attributes.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Called to begin or end editing; call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    attributes.isEditing = editing
    attributes.editButtonItem?.show(isEditing: editing)
  }

  /// The items of the toolbar while the controller is on top of a stack.
  open var toolbarItems: [UIBarButtonItem]? {
    get { attributes.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    attributes.toolbarItems = toolbarItems
  }

  /// How the status bar looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is out of sight.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that says how the status bar looks; nil for this controller.
  open var childForStatusBarStyle: UIViewController? { childViewControllerForStatusBarStyle }

  /// The child that says whether the status bar is out of sight; nil for this controller.
  open var childForStatusBarHidden: UIViewController? { childViewControllerForStatusBarHidden }

  /// Whether the home indicator is out of sight.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Whether the pointer stays where it is; there is none here.
  open var prefersPointerLocked: Bool { false }

  /// The child that says whether the pointer stays where it is; nil for this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// The edges where the app's gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Whether the interface follows the device when it is turned.
  open var shouldAutorotate: Bool { true }

  /// How the interface may stand.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// How the interface stands when the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether children are told about appearance with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the keyboard stays when the first responder is gone.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// What the user can choose below a preview of the controller; no preview is shown here.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// The controller for which an action looks: this one or the nearest container that has it.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    sequence(first: self) { $0.parent }
      .first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Called before the controller comes into a container, or with nil out of one.
  open func willMove(toParent parent: UIViewController?) {
    willMove(toParentViewController: parent)
  }

  /// Called after the controller came into a container, or with nil out of one.
  open func didMove(toParent parent: UIViewController?) {
    didMove(toParentViewController: parent)
  }

  /// The name of `willMove(toParent:)` before Swift 4.2, for classes that override it.
  open func willMove(toParentViewController parent: UIViewController?) {}

  /// The name of `didMove(toParent:)` before Swift 4.2, for classes that override it.
  open func didMove(toParentViewController parent: UIViewController?) {}

  /// The name of `childForStatusBarStyle` before Swift 4.2, for classes that override it.
  open var childViewControllerForStatusBarStyle: UIViewController? { nil }

  /// The name of `childForStatusBarHidden` before Swift 4.2, for classes that override it.
  open var childViewControllerForStatusBarHidden: UIViewController? { nil }

  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}

  /// Called once per save, by UIKit, with a coder that belongs to this controller alone.
  ///
  /// Call `super` at some point: it saves the reference to the presented controller, whether the
  /// view was loaded, and the views with identifiers. Contained children are saved by containers
  /// (uikit-restoration 2.2, P4).
  ///
  /// In Objective-C it is `encodeRestorableStateWithCoder:`.
  open func encodeRestorableState(with coder: NSCoder) {
    coder.withUIKitKeys { encodeBaseState(with: coder) }
  }

  /// Called once per restoration, by UIKit, after every saved controller was located and, if it
  /// had been loaded, its view is loaded again; with the coder that this controller wrote.
  ///
  /// Call `super` at some point: it presents what was presented (uikit-restoration 3.4).
  ///
  /// In Objective-C it is `decodeRestorableStateWithCoder:`.
  open func decodeRestorableState(with coder: NSCoder) {
    coder.withUIKitKeys { decodeBaseState(with: coder) }
  }

  /// Called once per restoration on each controller that was restored, after every one and the app
  /// delegate have decoded (uikit-restoration 3.5).
  open func applicationFinishedRestoringState() {}

  /// Brings another controller onto the screen, above this one.
  ///
  /// Nothing moves here, so `completion` is called at once, unless an animator of the app's takes longer.
  ///
  /// In Objective-C it is `presentViewController:animated:completion:`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent, animated: flag, completion ?? {})
  }

  /// Takes away what this controller presents, or else this controller itself if it is presented.
  ///
  /// In Objective-C it is `dismissViewControllerAnimated:completion:`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion ?? {})
  }

  /// The traits in force for this controller.
  open var traitCollection: UITraitCollection { traitsByPlace }

  /// Called after the traits in force for this controller changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the traits change; `super` tells children and what is presented.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forward(newCollection, coordinator)
  }

  /// Called before the size of the view changes; `super` tells children and what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forward(size, coordinator)
  }

  /// The size of a child where this controller has a size; the same unless a container says otherwise.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Shows a controller in the way of the nearest container that has one: a stack pushes it.
  open func show(_ vc: UIViewController, sender: Any?) {
    showInContainer(vc, sender: sender)
  }

  /// Shows a controller as detail: in the second column of the nearest split view.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// Called on the first column's controller when a split view has room for one column only: takes
  /// the second in.
  ///
  /// Does nothing here, so that the second is not shown; a stack pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Called on the first column's controller when a split view has room for two again: gives the
  /// second back.
  ///
  /// Nil here; a stack pops it.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Lets one child's view give way to another's: adds the one, calls `animations`, takes the other
  /// away, and calls `completion`.
  ///
  /// Nothing moves here, so all of it happens at once. Whose children they are stays the caller's to say.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, animated: duration > 0, animations: animations)
    completion?(true)
  }

  /// Called once the view is in a window that is made visible: loads what the class shows at once.
  ///
  /// Nothing here. A navigation stack's top is loaded when it first appears.
  func viewCameIntoWindow() {}

  /// Changes what the class shows to what its traits want; called when they may have changed.
  func adaptToTraits() {
    for child in children { child.adaptToTraits() }
  }

  /// Changes what the class shows to what the size of its view wants.
  func sizeDidChange() {}

  /// The traits that a container's class has for one of its children.
  func traitsOfContainer(forChild child: UIViewController) -> UITraitCollection? { nil }

  /// The bars of a container, which are in front of what it shows.
  var bars: [UIView] { [] }

  /// Gives the container's bars their places; called before its view is laid out.
  func placeBars() {}

  /// What of the edges of a container's view is not safe for what it shows.
  var edgesCoveredByBars: UIEdgeInsets { loadedView?.safeAreaInsets ?? .zero }

  /// Where the view of a visible child stands in this one's.
  func frame(ofVisibleChild child: UIViewController) -> CGRect {
    loadedView?.bounds ?? .zero
  }

  /// Whether UIKit can restore objects of the class at all.
  var isKindThatIsRestored: Bool { true }

  /// What the user can tap of the controller that is neither a view nor in a bar.
  var userTargets: [UserTarget] { [] }

  /// Where a contained controller stands among its siblings, as its path says.
  func positionForRestoration(of child: UIViewController) -> Int? {
    children.firstIndex { $0 === child }
  }

  /// The contained controllers that are saved without being asked for; none unless the class is
  /// one of UIKit's containers (uikit-restoration 2.2, P6).
  var childrenSavedByContainer: [UIViewController] { [] }

  /// Whether the class decides itself which children are visible; else those are whose views were
  /// added to another view.
  var choosesVisibleChildren: Bool { false }

  /// The contained controllers whose views are on screen when this one's is.
  var visibleChildren: [UIViewController] {
    children.filter { $0.loadedView?.superview != nil }
  }
}

extension UIViewController: UIStateRestoring {}
