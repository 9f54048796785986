public import Foundation

/// How a scene is closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() {}
}

/// How a scene with windows is closed.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the windows leave the screen.
  public enum DismissalAnimation: Int, Sendable {
    /// As usual.
    case standard = 1
    /// As when something was finished.
    case commit
    /// As when something was given up.
    case decline
  }

  /// How the windows leave the screen.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
