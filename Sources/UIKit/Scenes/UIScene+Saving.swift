import Foundation
import RunRecord

extension UIScene {
  /// Saves the scene's state as an activity with the session, if the delegate has the method that
  /// opts in (uikit-restoration 7.1).
  func saveState() {
    guard let delegate else { return }
    let phase = EventRecorder.phase
    EventRecorder.phase = .preserve
    defer { EventRecorder.phase = phase }
    guard SceneSystem.shared.canReadActivities else {
      Trace.decision(self, .nothingSaved(reason: .deviceIsLocked))
      return
    }
    let method = "stateRestorationActivity(for:)"
    guard delegate.implements(method) else {
      Trace.decision(self, .nothingSaved(reason: .sceneDelegateHasNoMethod(method: method)))
      return
    }
    Trace.hook(delegate.object, method)
    guard let activity = delegate.stateRestorationActivity(for: self) else {
      session.stateRestorationActivity = nil
      Trace.decision(self, .nothingSaved(reason: .sceneDelegateReturnedNoActivity))
      return
    }
    // 7.1, 3: before writing, all who share the activity bring it up to date.
    activity.bringUpToDate()
    session.stateRestorationActivity = activity
    Trace.decision(self, .activitySaved(activity: activity.summary))
  }
}
