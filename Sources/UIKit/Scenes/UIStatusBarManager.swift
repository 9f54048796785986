public import Foundation

/// What is known about the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// How the bar looks.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }

  /// Whether the bar is out of sight.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }

  /// Where the bar is.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system likes.
  case `default`
  /// Light, on dark.
  case lightContent
  /// Dark, on light.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}
