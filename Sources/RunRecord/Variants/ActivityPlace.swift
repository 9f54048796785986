import KeyedArchive

/// Where a difference is in the activity that a window saves, in a reader's words: the path has the identifier of a
/// session, which says nothing, and an entry is what the app's code adds.
enum ActivityPlace: Hashable {
  case entry(String)
  case allEntries

  /// Nil for what is not in an activity's `userInfo`.
  init?(of value: ValueDifference, in path: String) {
    guard Self.isActivity(path), value.key == "userInfo" else { return nil }
    if case .key(let key)? = value.steps.first { self = .entry(key) } else { self = .allEntries }
  }

  static func isActivity(_ path: String) -> Bool { path.hasSuffix("/stateRestorationActivity") }

  var message: LocalizedMessage {
    switch self {
    case .entry(let key): LossSentence.entry.message(["key": .verbatim(key)])
    case .allEntries: LossSentence.allEntries.message()
    }
  }
}
