import Foundation
import RunRecord

/// The size of the device's screen in points.
@MainActor
enum ScreenSize {
  /// Upright at the start of each launch; turning the device swaps the sides.
  static var current = upright

  static var upright: CGSize { Device.model.size }

  static var scale: CGFloat { Device.model.scale }

  /// Whether the device is held on its side.
  static var isLying: Bool { current.width > current.height }

  /// What of the screen's edges the system needs for itself: the status bar, the camera, the home indicator.
  static var safeArea: UIEdgeInsets {
    let edges = isLying ? Device.model.lying : Device.model.upright
    let hidesTop = Device.model.followsStatusBar && UIApplication.shared.isStatusBarHidden
    return UIEdgeInsets(
      top: hidesTop ? 0 : edges.top, left: edges.side, bottom: edges.bottom, right: edges.side)
  }

  /// The room that a window of a size has, by the rules of Apple's devices.
  ///
  /// A phone is compact from side to side, unless it lies on its side and is of the large kind, at
  /// least 414 points high; from top to bottom it is compact when it lies. On a tablet a window is compact
  /// from side to side when it is no wider than half of the largest screen.
  static func sizeClasses(
    of size: CGSize
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    guard Device.idiom != .pad else { return (size.width < 640 ? .compact : .regular, .regular) }
    let lies = size.width > size.height
    return (lies && size.height >= 414 ? .regular : .compact, lies ? .compact : .regular)
  }
}
