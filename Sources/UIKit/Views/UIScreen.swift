public import Foundation

/// The screen that the app would be on: of the size of an iPhone 15, or of an iPad where the device
/// is one.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's screen.
  public static let main = UIScreen()

  /// The screen's size in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: ScreenSize.current) }

  /// The pixels of a point.
  open var scale: CGFloat { ScreenSize.scale }

  /// The traits of a window as large as the screen.
  open var traitCollection: UITraitCollection { .ofWindow(size: ScreenSize.current) }

  /// Called after the screen's traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
