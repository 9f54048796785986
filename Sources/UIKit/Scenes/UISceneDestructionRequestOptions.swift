public import Foundation

/// How a scene is closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() {}
}
