/// The responders that share an activity: those whose `userActivity` it is.
@MainActor
final class ActivitySharers {
  static let shared = ActivitySharers()

  private struct Sharer {
    weak var responder: UIResponder?
  }

  private var sharers: [Sharer] = []

  func didSetActivity(of responder: UIResponder) {
    sharers.removeAll { $0.responder == nil || $0.responder === responder }
    if responder.userActivity != nil { sharers.append(Sharer(responder: responder)) }
  }

  /// The responders that share an activity, in the order in which they took it; the reference does
  /// not say in which order they are asked.
  func responders(sharing activity: NSUserActivity) -> [UIResponder] {
    sharers.compactMap(\.responder).filter { $0.userActivity === activity }
  }
}
