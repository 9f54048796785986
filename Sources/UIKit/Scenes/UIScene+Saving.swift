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
    warnIfSavedActivityWasNotRead()
    Trace.hook(delegate.object, method)
    let returned = ActivityContribution.of(.sceneDelegate, object: delegate.object) {
      delegate.stateRestorationActivity(for: self)
    }
    guard let activity = returned else {
      session.save(nil)
      Trace.decision(self, .nothingSaved(reason: .sceneDelegateReturnedNoActivity))
      return
    }
    // 7.1, 3: before writing, all who share the activity bring it up to date.
    activity.bringUpToDate()
    session.save(activity)
    Trace.decision(
      self,
      .activitySaved(
        activity: activity.summary,
        undeclaredType: activity.isDeclared ? nil : activity.activityType))
  }

  /// What was saved before is about to be replaced, and the app has not looked at it.
  private func warnIfSavedActivityWasNotRead() {
    guard session.reading?.isUnread == true, let activity = session.savedActivity else { return }
    Trace.warning(self, .savedActivityNotRead(activity: activity.summary))
  }
}

extension NSUserActivity {
  /// Whether the app's Info.plist lists the activity's type, as Apple asks for those that other devices continue.
  fileprivate var isDeclared: Bool {
    let types = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
    return types?.contains(activityType) == true
  }
}
