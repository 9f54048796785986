public import Foundation
import RunRecord

extension UIApplication {
  /// How the status bar looks: what the controller on screen says.
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBarController { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default }
    set {}
  }

  /// Whether the status bar is out of sight: what the controller on screen says.
  public var isStatusBarHidden: Bool {
    get { statusBarController { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false }
    set {}
  }

  /// Where the status bar is; an iPhone on its side has none.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden, Device.idiom == .pad || !ScreenSize.isLying else { return .zero }
    return CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: Device.model.statusBarHeight)
  }

  /// How the interface stands: as the screen does.
  public var statusBarOrientation: UIInterfaceOrientation {
    let size = keyWindow?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// Sets how the status bar looks, on older systems; here controllers say it.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Shows or hides the status bar, on older systems; here controllers say it.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Asks the controller on screen again how the status bar looks.
  ///
  /// On a phone without a camera in the screen, content begins below the status bar.
  func updateStatusBar() {
    // Drawings have no status bar: UIKit asks, and an app may do more than answer.
    _ = (isStatusBarHidden, statusBarStyle)
    guard Device.model.followsStatusBar else { return }
    for window in windows { window.rootViewController?.viewIfLoaded?.tellOfSafeArea() }
  }

  /// The controller that says how the status bar looks: what covers the whole screen, or a child
  /// that it names, as a stack does for whether there is one; tabs name the one on screen.
  private func statusBarController(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var controller = keyWindow?.rootViewController
    while let current = controller {
      if let presented = current.presented, presented.modalPresentationStyle == .fullScreen {
        controller = presented
      } else if let next = child(current) {
        controller = next
      } else if let next = (current as? UITabBarController)?.selectedViewController {
        controller = next
      } else {
        return current
      }
    }
    return controller
  }
}
