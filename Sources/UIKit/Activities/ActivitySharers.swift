/// The responders that share an activity: those whose `userActivity` it is.
@MainActor
final class ActivitySharers {
  static let shared = ActivitySharers()

  private struct Sharer {
    weak var responder: UIResponder?
  }

  private var sharers: [Sharer] = []

  func didSetActivity(of responder: UIResponder, from old: NSUserActivity?) {
    sharers.removeAll { $0.responder == nil || $0.responder === responder }
    if let activity = responder.userActivity {
      sharers.append(Sharer(responder: responder))
      activity.isManaged = true
    }
    if let old, old !== responder.userActivity, responders(sharing: old).isEmpty {
      old.invalidate()
    }
  }

  /// The responders that share an activity, in the order in which they took it; the reference does
  /// not say in which order they are asked.
  func responders(sharing activity: NSUserActivity) -> [UIResponder] {
    sharers.compactMap(\.responder).filter { $0.userActivity === activity }
  }
}
