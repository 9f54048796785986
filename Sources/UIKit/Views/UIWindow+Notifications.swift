public import Foundation

extension UIWindow {
  /// Posted when a window became key.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }

  /// Posted when a window is no longer key.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }

  /// Posted when a window came into sight.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }

  /// Posted when a window went out of sight.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Takes the place of the window that was key, and tells both.
  func takeKey() {
    let old = UIApplication.shared.keyWindow
    // Nothing is typed on a screen beside the device's own.
    guard old !== self, screen === UIScreen.main else { return }
    UIApplication.shared.keyWindow = self
    old?.resignKey()
    old?.post(Self.didResignKeyNotification)
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }
}
