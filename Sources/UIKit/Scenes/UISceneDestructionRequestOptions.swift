public import Foundation

/// How a scene is closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() {}
}
