import Foundation
import RunRecord

extension UISceneSession {
  /// Keeps a copy of an activity as the session's, and tells of each entry who added it, and what is gone since
  /// the last save (uikit-restoration 7.1, 4).
  func save(_ activity: NSUserActivity?) {
    let before = savedKeys
    keep(activity?.copiedForSaving())
    reading?.end()
    reading = nil
    guard EventRecorder.isRecording else { return }
    if let activity { tellOfEntries(of: activity) }
    tellOfLosses(since: before, in: activity)
    activity?.entries.wereSaved()
  }

  private func tellOfEntries(of activity: NSUserActivity) {
    for (key, value) in activity.entriesByKey {
      let origin = activity.entries.origins[key]
      EventRecorder.record(
        .activity(
          .entrySaved(
            session: persistentIdentifier, key: "\(key.base)",
            value: CodedValueDescription.text(value), by: origin?.author ?? .earlierCode)),
        object: origin?.object, callSites: origin?.callSites ?? [])
    }
  }

  private func tellOfLosses(since before: [AnyHashable], in activity: NSUserActivity?) {
    let saved = activity?.content ?? [:]
    let losses = activity?.entries.losses ?? [:]
    let old = before.filter { saved.index(forKey: $0) == nil }
    let emptied = losses.filter { $0.value.reason == .notAddedAgain }.keys
    for key in Set(old).union(emptied).sorted(by: { "\($0.base)" < "\($1.base)" }) {
      let loss = losses[key]
      EventRecorder.record(
        .activity(
          .entryGone(
            session: persistentIdentifier, key: "\(key.base)", wasSaved: old.contains(key),
            reason: activity == nil ? .noActivity : loss?.reason ?? .anotherActivity)),
        callSites: loss?.callSites ?? [])
    }
  }
}
