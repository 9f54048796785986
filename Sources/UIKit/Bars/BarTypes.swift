public import Foundation

/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
  /// Dark, and something can be seen through it.
  case blackTranslucent
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Low.
  case compact
  /// With a line above the title.
  case defaultPrompt = 101
  /// Low, with a line above the title.
  case compactPrompt
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, and up under the status bar.
  case topAttached
}

/// Something that has a place as bars have.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// What a bar asks about its place; every method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
