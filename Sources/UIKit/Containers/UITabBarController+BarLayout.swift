import Foundation

/// Where the tabs are: at the foot of the container's view, above the home indicator.
extension UITabBarController {
  /// Whether the bar can be seen: a stack hides it from a controller on that says so.
  var showsTabBar: Bool {
    let stack = selectedViewController as? UINavigationController
    let isHidden = stack?.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    return isHidden != true && !tabBar.isHidden
  }

  /// Gives the bar its place in the container's view.
  ///
  /// A bar that a pushed controller hides is beside the screen, as on a phone, where it leaves with the view of the controller
  /// below.
  func placeOwnBar() {
    guard let view = loadedView else { return }
    var frame = frameOfTabBar(in: view.bounds, safe: view.safeAreaInsets)
    if !showsTabBar, !tabBar.isHidden { frame.origin.x -= frame.width }
    if tabBar.frame != frame { tabBar.frame = frame }
  }

  /// What of the edges of the container's view is not safe for the selected controller.
  var edgesCoveredByOwnBar: UIEdgeInsets {
    guard let view = loadedView else { return .zero }
    var edges = view.safeAreaInsets
    if showsTabBar {
      edges.bottom = frameOfTabBar(in: view.bounds, safe: edges).height
    }
    return edges
  }

  /// The room of the selected controller: above the bar where it does not reach under it.
  var frameOfSelected: CGRect {
    guard let view = loadedView, let selected = selectedViewController else { return .zero }
    let isUnder =
      selected.edgesForExtendedLayout.contains(.bottom)
      && selected.reachesUnder(tabBar.isTranslucent)
    return view.bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: 0, bottom: isUnder || !showsTabBar ? 0 : edgesCoveredByOwnBar.bottom,
        right: 0))
  }

  private func frameOfTabBar(in bounds: CGRect, safe: UIEdgeInsets) -> CGRect {
    let height = BarHeight.tabBar(traitCollection) + safe.bottom
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
