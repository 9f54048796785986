public import Foundation

/// Whether the pointer of a scene stays where it is, while its movements are told: never here, where
/// there is no pointer.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// Whether the pointer is locked.
  open var isLocked: Bool { false }

  /// Posted when the pointer was locked or is no longer.
  public nonisolated class var didChangeNotification: NSNotification.Name {
    NSNotification.Name("UIPointerLockStateDidChangeNotification")
  }

  /// The key of the scene in the notification's `userInfo`.
  public nonisolated class var sceneUserInfoKey: String { "UIPointerLockStateSceneUserInfoKey" }
}

extension UIScene {
  /// Whether the scene's pointer is locked; nil where, as here, it cannot be.
  public var pointerLockState: UIPointerLockState? { nil }
}
