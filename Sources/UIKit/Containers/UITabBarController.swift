public import Foundation
import RunRecord

/// A container that shows one of its controllers, each with a tab of its own.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The controllers, a tab each, in the tabs' order.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller whose tab is selected.
  open var selectedViewController: UIViewController? {
    get {
      if isMoreSelected { return moreNavigationController }
      return children.isEmpty ? nil : children[selectedIndex]
    }
    set {
      if let moreStack, newValue === moreStack { return selectMore() }
      if let index = children.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }

  /// The place of the selected tab; `NSNotFound` where there is none, and where it is that of More.
  open var selectedIndex: Int {
    get {
      children.isEmpty || isMoreSelected ? NSNotFound : min(storedIndex, children.count - 1)
    }
    set { select(newValue) }
  }

  /// The stack that lists the controllers for which the bar has no room; none of `viewControllers`.
  ///
  /// What it lists is shown by the tab bar controller itself here, and not pushed onto the list. Under
  /// which name UIKit saves the stack is not known: it is not saved.
  open var moreNavigationController: UINavigationController {
    let stack = moreStack ?? makeMoreStack()
    moreStack = stack
    return stack
  }

  private var moreStack: UINavigationController?
  private var isMoreSelected = false

  /// The object that UIKit asks and notifies about selection.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar with the tabs.
  open private(set) lazy var tabBar: UITabBar = makeTabBar()

  /// The controllers whose tabs the user may move.
  open var customizableViewControllers: [UIViewController]?

  private var storedIndex = 0

  /// Creates a container without controllers, and loads its view at once.
  ///
  /// In UIKit the bar needs the view already here, so that a subclass's `viewDidLoad()` runs inside
  /// `super.init`, and an identifier set there is set before restoration looks for it.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  /// Creates what an interface file describes; its view is loaded when it is needed.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func makeTabBar() -> UITabBar {
    let screen = UIScreen.main.bounds
    let height = BarHeight.tabBar(traitCollection) + ScreenSize.safeArea.bottom
    let bar = UITabBar(
      frame: CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height))
    bar.controller = self
    return bar
  }

  /// Taps a tab, as the user does: the delegate's methods are called, even where the tab is selected
  /// already.
  func userTaps(_ item: UITabBarItem, of bar: UITabBar) {
    // An app's override runs before the selection changes: developers report that `selectedIndex` is the old one there.
    tabBar(bar, didSelect: item)
    guard let tapped = controllersInBar.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: tapped) ?? true
    else { return }
    let wasSelected = tapped === selectedViewController
    selectedViewController = tapped
    if wasSelected, let stack = tapped as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: tapped)
  }

  /// Called when the user taps a tab, before it is selected; for the app to override.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Replaces all controllers.
  ///
  /// The selected one stays selected if it is among the new. One that is named twice has one tab.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    var new: [UIViewController] = []
    for controller in viewControllers ?? [] where !new.contains(where: { $0 === controller }) {
      new.append(controller)
    }
    let old = selectedViewController
    let removed = children.filter { child in !new.contains { $0 === child } }
    for child in removed {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    let added = new.filter { $0.parent !== self }
    for child in added { addChild(child) }
    children = new
    isMoreSelected = isMoreSelected && !controllersBehindMore.isEmpty
    storedIndex = new.firstIndex { $0 === old } ?? 0
    replaceVisibleChild(old, with: selectedViewController, animated: animated)
    for child in removed { child.didMove(toParent: nil) }
    for child in added { child.didMove(toParent: self) }
  }

  private func makeMoreStack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: MoreListController(of: self))
    stack.parent = self
    return stack
  }

  /// The controllers for which the bar has no room: it shows five tabs, or eight where it is wide, and
  /// the last is More where there are more.
  var controllersBehindMore: [UIViewController] {
    guard children.count > 5 else { return [] }
    let room = traitCollection.horizontalSizeClass == .regular ? 8 : 5
    return children.count > room ? Array(children.dropFirst(room - 1)) : []
  }

  /// The controllers that have a tab in the bar.
  var controllersInBar: [UIViewController] {
    let hidden = controllersBehindMore
    return hidden.isEmpty
      ? children : children.dropLast(hidden.count) + [moreNavigationController]
  }

  /// The controller whose tab the bar shows as selected.
  var selectedControllerInBar: UIViewController? {
    let isHidden = controllersBehindMore.contains { $0 === selectedViewController }
    return isHidden ? moreNavigationController : selectedViewController
  }

  private func selectMore() {
    guard !isMoreSelected else { return }
    let old = selectedViewController
    isMoreSelected = true
    replaceVisibleChild(old, with: moreNavigationController, animated: false)
  }

  private func select(_ index: Int) {
    guard children.indices.contains(index), index != selectedIndex else { return }
    let old = selectedViewController
    isMoreSelected = false
    storedIndex = index
    replaceVisibleChild(old, with: selectedViewController, animated: false)
  }

  /// Leaves More where the bar has room for all.
  override func adaptToTraits() {
    super.adaptToTraits()
    if isMoreSelected, controllersBehindMore.isEmpty { select(storedIndex) }
  }

  override func viewCameIntoWindow() {
    guard StateRestorationPolicy.viewOfTheSelectedTab.value == .loadedWithTheWindow else { return }
    selectedViewController?.loadViewIfNeeded()
    selectedViewController?.viewCameIntoWindow()
  }

  override var bars: [UIView] { [tabBar] }
  override func placeBars() { placeOwnBar() }
  override var edgesCoveredByBars: UIEdgeInsets { edgesCoveredByOwnBar }
  override func frame(ofVisibleChild child: UIViewController) -> CGRect { frameOfSelected }

  override var choosesVisibleChildren: Bool { true }
  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  /// All tabs, not only the selected one (uikit-restoration 2.2, P6).
  override var childrenSavedByContainer: [UIViewController] { children }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys {
      // The selected child, not the list of children (uikit-restoration 4).
      if let selected = selectedViewController, selected.restorationIdentifier != nil {
        coder.encode(selected, forKey: Self.selectedKey)
      }
    }
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.withUIKitKeys {
      guard coder.containsValue(forKey: Self.selectedKey) else { return }
      let selected = coder.decodeObject(forKey: Self.selectedKey) as? UIViewController
      guard let selected, children.contains(where: { $0 === selected }) else {
        Trace.decision(self, .selectedTabNotRestored)
        return
      }
      selectedViewController = selected
    }
  }

  private static let selectedKey = "kTabBarSelectedViewControllerKey"
}

/// What a tab bar controller asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Called when the user taps a tab, before it is selected; false refuses.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called when the user tapped a tab, after it was selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
