import Foundation

/// The size of the device's screen in points: of an iPhone 15, or of an iPad of 11 inches.
@MainActor
enum ScreenSize {
  /// Upright at the start of each launch; turning the device swaps the sides.
  static var current = upright

  static var upright: CGSize {
    Device.idiom == .pad ? CGSize(width: 820, height: 1180) : CGSize(width: 393, height: 852)
  }

  static var scale: CGFloat { Device.idiom == .pad ? 2 : 3 }

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
