public import Foundation

/// A screen: the device's, or one beside it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's screen.
  public static let main = UIScreen()

  /// The screens: the device's, and one beside it while it is connected.
  open class var screens: [UIScreen] {
    [main] + [ExternalDisplay.shared.screen].compactMap(\.self)
  }

  /// The size of a screen beside the device's own; nil for the device's, which can be turned.
  private var size: CGSize?

  /// A screen beside the device's own.
  convenience init(size: CGSize) {
    self.init()
    self.size = size
  }

  /// The screen's size in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size ?? ScreenSize.current) }

  /// The pixels of a point.
  open var scale: CGFloat { size == nil ? ScreenSize.scale : 1 }

  /// The screen that this one shows as it is: the device's, on another screen with no window of the app.
  open var mirrored: UIScreen? {
    guard self !== UIScreen.main else { return nil }
    let hasWindow = UIApplication.shared.windows.contains { $0.screen === self && !$0.isHidden }
    return hasWindow ? nil : .main
  }

  /// The traits of a window as large as the screen.
  open var traitCollection: UITraitCollection { .ofWindow(size: bounds.size) }

  /// Called after the screen's traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
  /// Posted when a screen beside the device's own was connected.
  public nonisolated class var didConnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidConnectNotification")
  }

  /// Posted when a screen beside the device's own was disconnected.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UIScreenDidDisconnectNotification")
  }
}
