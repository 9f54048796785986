public import Foundation

/// A container that shows one of its controllers, each with a tab of its own.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The controllers, a tab each, in the tabs' order.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller whose tab is selected.
  open var selectedViewController: UIViewController? {
    get { children.isEmpty ? nil : children[selectedIndex] }
    set {
      if let index = children.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }

  /// The place of the selected tab; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { children.isEmpty ? NSNotFound : min(storedIndex, children.count - 1) }
    set { select(newValue) }
  }

  /// Who is asked and told about selection.
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
    let bar = UITabBar(frame: CGRect(x: 0, y: screen.maxY - 83, width: screen.width, height: 83))
    bar.controller = self
    return bar
  }

  /// Taps a tab, as the user does: the delegate is asked and told, even where the tab is selected
  /// already.
  func userTaps(_ item: UITabBarItem, of bar: UITabBar) {
    guard let tapped = children.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: tapped) ?? true
    else { return }
    let wasSelected = tapped === selectedViewController
    selectedViewController = tapped
    if wasSelected, let stack = tapped as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: tapped)
  }

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
    storedIndex = new.firstIndex { $0 === old } ?? 0
    replaceVisibleChild(old, with: selectedViewController, animated: animated)
    for child in removed { child.didMove(toParent: nil) }
    for child in added { child.didMove(toParent: self) }
  }

  private func select(_ index: Int) {
    guard children.indices.contains(index), index != selectedIndex else { return }
    let old = selectedViewController
    storedIndex = index
    replaceVisibleChild(old, with: selectedViewController, animated: false)
  }

  override var choosesVisibleChildren: Bool { true }
  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  /// All tabs, not only the selected one (uikit-restoration 2.2, P6).
  override var childrenSavedByContainer: [UIViewController] { children }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    // The selected child, not the list of children (uikit-restoration 4).
    if let selected = selectedViewController, selected.restorationIdentifier != nil {
      coder.encode(selected, forKey: Self.selectedKey)
    }
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: Self.selectedKey) else { return }
    let selected = coder.decodeObject(forKey: Self.selectedKey) as? UIViewController
    guard let selected, children.contains(where: { $0 === selected }) else {
      Trace.decision(
        self, "selection not restored", "the selected tab's controller is not one of the tabs")
      return
    }
    selectedViewController = selected
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
  /// Allows.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
