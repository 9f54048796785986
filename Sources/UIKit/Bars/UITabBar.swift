public import Foundation

/// A bar of tabs, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Where the tabs are in a wide bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the system likes.
    case automatic
    /// From edge to edge.
    case fill
    /// In the middle.
    case centered
  }

  /// How the bar looks.
  open var barStyle = UIBarStyle.default

  /// Whether something can be seen through the bar.
  open var isTranslucent = true

  /// The color behind the bar.
  open var barTintColor: UIColor?

  /// The color of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?

  /// The image behind the bar.
  open var backgroundImage: UIImage?

  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?

  /// The image of the line at the bar's edge.
  open var shadowImage: UIImage?

  /// Where the tabs are in a wide bar.
  open var itemPositioning = ItemPositioning.automatic

  /// The width of a tab; 0 for as wide as there is room.
  open var itemWidth: CGFloat = 0

  /// The room between two tabs; 0 for as much as there is.
  open var itemSpacing: CGFloat = 0

  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()

  /// How the bar looks while nothing is scrolled under it; nil for as any.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The object that UIKit notifies about selection.
  open weak var delegate: (any UITabBarDelegate)?

  /// The controller whose tabs the bar shows; nil for a bar of the app's own.
  weak var controller: UITabBarController?

  private var ownItems: [UITabBarItem]?
  private weak var ownSelectedItem: UITabBarItem?

  /// The tabs: those of the controllers of the container that the bar belongs to, as far as there is room,
  /// and of More.
  open var items: [UITabBarItem]? {
    get { controller?.controllersInBar.map(\.tabBarItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The tab that is selected.
  open var selectedItem: UITabBarItem? {
    get { controller.map { $0.selectedControllerInBar?.tabBarItem } ?? ownSelectedItem }
    set {
      checkThatItIsTheAppsOwn()
      ownSelectedItem = newValue
    }
  }

  /// Replaces all tabs of a bar of the app's own.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    checkThatItIsTheAppsOwn()
    ownItems = items
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: BarHeight.tabBar(traitCollection) + safeAreaInsets.bottom)
  }

  /// Taps a tab, as the user does.
  func userTaps(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if let controller { return controller.userTaps(item, of: self) }
    ownSelectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func checkThatItIsTheAppsOwn() {
    guard controller != nil else { return }
    fatalError(
      "Directly modifying a tab bar managed by a tab bar controller is not allowed. "
        + "UIKit raises an exception here.")
  }
}

/// What a tab bar tells; every method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user tapped a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
