import Foundation
import RunRecord

extension UIApplication {
  /// Lets the user take up an activity in the app, which comes to the front: in a scene where it has
  /// scenes, else with the app delegate.
  package func takeUp(_ activity: NSUserActivity) {
    guard !hasScenes else { return takeUpInScene(activity) }
    enterForeground()
    guard let delegate else { return }
    let method = "application(_:continue:restorationHandler:)"
    Trace.hook(
      delegate.object, "application(_:willContinueUserActivityWithType:)",
      detail: activity.activityType)
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    guard delegate.implements(method) else {
      Trace.decision(
        delegate.object, .activityNotTakenUp(reason: .appDelegateHasNoMethod(method: method)))
      return
    }
    Trace.hook(delegate.object, method, detail: activity.activityType)
    let isTakenUp = delegate.application(self, continue: activity) { objects in
      for object in objects ?? [] { Self.restore(object, from: activity) }
    }
    if !isTakenUp {
      Trace.decision(delegate.object, .activityNotTakenUp(reason: .appDelegateAnsweredFalse))
    }
  }

  private static func restore(
    _ restoring: any UIUserActivityRestoring, from activity: NSUserActivity
  ) {
    if let object = restoring as? NSObject {
      Trace.hook(object, "restoreUserActivityState(_:)", detail: activity.activityType)
    }
    restoring.restoreUserActivityState(activity)
  }

  private func takeUpInScene(_ activity: NSUserActivity) {
    guard let scene = scene(for: activity) else {
      let options = UIScene.ConnectionOptions()
      options.userActivities = [activity]
      let session = supportsMultipleScenes ? nil : SceneSystem.shared.sessionForLaunch
      return bring(SceneConnection.connect(session, options))
    }
    bring(scene)
    scene.takeUp(activity)
  }

  /// The connected scene that an activity belongs to by its `targetContentIdentifier`: the one that
  /// prefers it, else one that can show it, that which was in front last before the others; nil where
  /// none can.
  private func scene(for activity: NSUserActivity) -> UIScene? {
    let scenes = SceneSystem.shared.scenes
    let front = SceneSystem.shared.sessionForLaunch?.scene
    guard let identifier = activity.targetContentIdentifier else { return front ?? scenes.last }
    let ordered = [front].compactMap(\.self) + scenes.filter { $0 !== front }
    return ordered.first { scene in
      scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate
        .evaluate(with: identifier)
    }
      ?? ordered.first { scene in
        scene.activationConditions.canActivateForTargetContentIdentifierPredicate
          .evaluate(with: identifier)
      }
  }
}
