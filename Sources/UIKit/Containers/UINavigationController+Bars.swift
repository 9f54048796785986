public import Foundation

extension UINavigationController {
  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    case none
    /// A controller is put on top.
    case push
    /// Controllers are taken off.
    case pop
  }

  /// How many seconds it takes to show or hide a bar.
  public nonisolated class var hideShowBarDuration: CGFloat { 0.2 }

  /// Shows or hides the toolbar.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Shows or hides the bars, and has the view between them laid out.
  func barsDidChange() {
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    setNeedsBarLayout()
  }

  func makeNavigationBar() -> UINavigationBar {
    let bar = barClass.map { ObjectWithoutData.make($0) } ?? UINavigationBar()
    let screen = UIScreen.main.bounds
    bar.frame = CGRect(
      x: 0, y: ScreenSize.safeArea.top, width: screen.width,
      height: BarHeight.navigationBar(traitCollection))
    bar.controller = self
    bar.isHidden = isNavigationBarHidden
    return bar
  }

  func makeToolbar() -> UIToolbar {
    let bar = toolbarClass.map { ObjectWithoutData.make($0) } ?? UIToolbar()
    let screen = UIScreen.main.bounds
    let height = BarHeight.toolbar(traitCollection)
    bar.frame = CGRect(
      x: 0, y: screen.maxY - ScreenSize.safeArea.bottom - height, width: screen.width,
      height: height)
    bar.controller = self
    bar.isHidden = isToolbarHidden
    return bar
  }

  /// What the button that leads back says; nil where there is none.
  var titleOfBackButton: String? {
    guard !isNavigationBarHidden, viewControllers.count > 1,
      topViewController?.navigationItem.showsBackButton == true
    else { return nil }
    return viewControllers.dropLast().last?.navigationItem.titleOfWayBack
  }
}

/// What a navigation controller tells; every method is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before another controller of the stack comes onto the screen.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after another controller of the stack came onto the screen.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
