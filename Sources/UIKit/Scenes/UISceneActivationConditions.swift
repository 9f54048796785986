public import Foundation

/// Which content brings a scene to the front: predicates on an activity's `targetContentIdentifier`.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Whether the scene can show a content; any by default.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

  /// Whether the scene is the best one for a content; none by default.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Creates the conditions of a scene that shows any content and is best for none.
  public override init() {}
}
