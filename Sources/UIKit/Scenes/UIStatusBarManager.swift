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
