public import Foundation
import UIKit

extension ExampleApp {
  /// The two ways to hold a device.
  public enum Orientation: Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// Turns the device: the screen's sides change places, and every window adapts.
  public func rotate(to orientation: Orientation) {
    let size = UIScreen.main.bounds.size
    let isLandscape = size.width > size.height
    guard isLandscape != (orientation == .landscape) else { return }
    UIApplication.shared.turnScreen()
  }

  /// Gives the app's windows another size, as moving the divider between two apps does.
  public func resize(to size: CGSize) {
    UIApplication.shared.resizeWindows(to: size)
  }
}
