public import Foundation

/// The bar above a stack of controllers, which shows an item for each.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// How the bar looks.
  open var barStyle = UIBarStyle.default

  /// Whether something can be seen through the bar.
  open var isTranslucent = true

  /// Whether titles are large.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { controller?.setNeedsBarLayout() } }
  }

  /// The color behind the bar.
  open var barTintColor: UIColor?

  /// The image of the line at the bar's edge.
  open var shadowImage: UIImage?

  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The image of the back button.
  open var backIndicatorImage: UIImage?

  /// What of the image of the back button is seen while it moves.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()

  /// How a low bar looks; nil for as any.
  open var compactAppearance: UINavigationBarAppearance?

  /// How the bar looks while nothing is scrolled under it; nil for as any.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The object that UIKit asks and notifies about the items.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The controller whose stack the bar shows; nil for a bar of the app's own.
  weak var controller: UINavigationController?

  private var ownItems: [UINavigationItem] = []
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// The items, the lowest first: those of the controllers of the stack that the bar belongs to.
  open var items: [UINavigationItem]? {
    get { controller?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item that the bar shows.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the one that the bar shows.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Where the bar is.
  open var barPosition: UIBarPosition {
    delegate?.position(for: self) ?? (controller == nil ? .top : .topAttached)
  }

  /// Replaces all items of a bar of the app's own.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkThatItIsTheAppsOwn()
    ownItems = items ?? []
  }

  /// Puts an item on top in a bar of the app's own.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkThatItIsTheAppsOwn()
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    ownItems.append(item)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the top item off a bar of the app's own; the lowest stays.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    checkThatItIsTheAppsOwn()
    guard ownItems.count > 1, let top = ownItems.last,
      delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    ownItems.removeLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  /// Sets the image behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// The image behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: controller == nil ? BarHeight.navigationBar(traitCollection) : bounds.height)
  }

  private func checkThatItIsTheAppsOwn() {
    guard controller != nil else { return }
    fatalError(
      "Cannot call this on a navigation bar that a navigation controller manages. "
        + "UIKit raises an exception here.")
  }
}

/// What a navigation bar asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Called before an item is put on top; false refuses.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Called after an item was put on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Called before the top item is taken off; false refuses.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Called after the top item was taken off.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
