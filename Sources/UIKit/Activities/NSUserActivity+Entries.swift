import Foundation
import RunRecord

extension NSUserActivity {
  /// Takes in that the app assigned `userInfo`, or changed it in place.
  func didChange(from old: [AnyHashable: Any]?) {
    guard EventRecorder.isRecording else { return }
    entries.change(from: old ?? [:], to: content ?? [:], by: ActivityContribution.origin)
  }

  /// The entries in the order of their keys' descriptions.
  var entriesByKey: [(key: AnyHashable, value: Any)] {
    (content ?? [:]).sorted { "\($0.key.base)" < "\($1.key.base)" }
  }

  /// The same with the keys as a trace has them.
  var sortedEntries: [(key: String, value: Any)] {
    entriesByKey.map { ("\($0.key.base)", $0.value) }
  }
}
