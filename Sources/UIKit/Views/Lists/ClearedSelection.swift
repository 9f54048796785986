import RunRecord

/// What a trace says of a selection that was restored, and is cleared before anyone saw it.
@MainActor
enum ClearedSelection {
  /// Tells that a list's controller clears the selection because its view appears, if that is during the
  /// launch; later it is what every list does when the user comes back to it.
  static func tell(_ controller: UIViewController, count: Int) {
    guard count > 0, EventRecorder.phase == .activate else { return }
    Trace.decision(controller, .selectionCleared(count: count))
  }
}
