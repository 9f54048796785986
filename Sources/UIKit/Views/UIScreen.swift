public import Foundation

/// The screen that the app would be on: of the size of an iPhone 15.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's screen.
  public static let main = UIScreen()

  /// The screen's size in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

  /// The pixels of a point.
  open var scale: CGFloat { 3 }
}
