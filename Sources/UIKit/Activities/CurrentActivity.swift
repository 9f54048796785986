import Foundation

/// Which activity the user is at: one of the app, or none.
@MainActor
final class CurrentActivity {
  static let shared = CurrentActivity()

  private(set) weak var activity: NSUserActivity?

  func become(_ activity: NSUserActivity) {
    guard !activity.isInvalid else { return }
    self.activity = activity
    if activity.needsSave { updateLater(activity) }
  }

  func resign(_ activity: NSUserActivity) {
    if self.activity === activity { self.activity = nil }
  }

  func activityNeedsSave(_ activity: NSUserActivity) {
    if self.activity === activity { updateLater(activity) }
  }

  /// When the system asks for the content of the current activity is not known; here it does so in
  /// a later turn of the main queue.
  private func updateLater(_ activity: NSUserActivity) {
    DispatchQueue.main.async { [weak activity] in
      MainActor.assumeIsolated {
        guard let activity, activity.needsSave, self.activity === activity,
          !activity.isInvalid
        else { return }
        activity.bringUpToDate()
      }
    }
  }
}
