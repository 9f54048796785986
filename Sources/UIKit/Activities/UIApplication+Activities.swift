import Foundation
import RunRecord

extension UIApplication {
  /// Lets the user take up an activity in the app, which comes to the front: in a scene where it has
  /// scenes, else with the app delegate.
  package func takeUp(_ activity: NSUserActivity) {
    guard !hasScenes else { return route(.activity(activity)) }
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
}
