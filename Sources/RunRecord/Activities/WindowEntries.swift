/// What became of the entries of one window's activity in a launch: of those that the app was given, which it read,
/// and of those that it saved, who added them.
package struct WindowEntries: Hashable, Sendable {
  /// How far it is known that the app read an entry.
  ///
  /// A dictionary does not report its own use: only looking up a key is seen.
  package enum Reading: Hashable, Sendable {
    /// The app looked up the entry's key.
    case byKey
    /// The app took the whole of `userInfo`, without looking up a key next.
    case withTheWhole
    /// The app asked for the activity, and did not look up this key.
    case notByKey
    /// The app never asked for the activity.
    case never
    /// The app looked up the key, and there is no such entry.
    case notThere
  }

  /// An entry of what the app was given, or a key that it looked up there.
  package struct Given: Hashable, Sendable {
    package var key: String
    /// Nil for a key without an entry.
    package var value: String?
    package var reading: Reading
    /// Where the app read it, or asked for the activity.
    package var event: TraceEvent?
  }

  /// An entry of what was saved last.
  package struct Saved: Hashable, Sendable {
    package var key: String
    package var value: String
    package var author: EntryAuthor
    /// Its object is the author, its calls are those that added the entry.
    package var event: TraceEvent
  }

  /// An entry that was there before and is not in what was saved last.
  package struct Gone: Hashable, Sendable {
    package var key: String
    package var wasSaved: Bool
    package var reason: EntryGoneReason
    package var event: TraceEvent
  }

  /// The persistent identifier of the window's session.
  package var session: String
  package var given: [Given]
  package var saved: [Saved]
  package var gone: [Gone]
}

extension WindowEntries {
  /// The windows of a launch, in the order in which the launch came to them; none in an app without scenes.
  package static func windows(of launch: LaunchRecord) -> [WindowEntries] {
    var sessions: [String] = []
    var events: [String: [(index: Int, event: TraceEvent)]] = [:]
    for (index, event) in launch.events.enumerated() {
      guard let session = event.activityEvent?.session else { continue }
      if events[session] == nil { sessions.append(session) }
      events[session, default: []].append((index, event))
    }
    return sessions.map { session in
      let events = events[session] ?? []
      let saves = WindowSaves(events)
      return WindowEntries(
        session: session, given: given(events.map(\.event)), saved: saves.saved, gone: saves.gone)
    }
  }

  /// What was offered first, up to the first save after it.
  private static func given(_ events: [TraceEvent]) -> [Given] {
    let offers = events.drop { !($0.activityEvent?.isOffer ?? false) }
    let reading = offers.prefix { !($0.activityEvent?.isOfSave ?? false) }
    let asked = reading.first { $0.activityEvent?.isReadingOfActivity ?? false }
    let whole = zip(reading, reading.dropFirst().map(\.activityEvent) + [nil])
      .first { $0.0.activityEvent?.isReadingOfAll == true && $0.1?.keyRead == nil }?.0
    let entries = reading.compactMap { event -> Given? in
      guard case .entryOffered(_, let key, let value)? = event.activityEvent else { return nil }
      if let read = reading.first(where: { $0.activityEvent?.keyRead == key }) {
        return Given(key: key, value: value, reading: .byKey, event: read)
      }
      if let whole { return Given(key: key, value: value, reading: .withTheWhole, event: whole) }
      return Given(
        key: key, value: value, reading: asked == nil ? .never : .notByKey, event: asked)
    }
    return entries + notThere(reading)
  }

  private static func notThere(_ events: some Sequence<TraceEvent>) -> [Given] {
    var seen = Set<String>()
    return events.compactMap { event in
      guard case .entryRead(_, let key, isSaved: false)? = event.activityEvent,
        seen.insert(key).inserted
      else { return nil }
      return Given(key: key, value: nil, reading: .notThere, event: event)
    }
  }
}

/// The saves of a window in a launch.
private struct WindowSaves {
  private(set) var saved: [WindowEntries.Saved] = []
  private(set) var gone: [WindowEntries.Gone] = []

  private var last: Int?

  init(_ events: [(index: Int, event: TraceEvent)]) {
    for (index, event) in events {
      switch event.activityEvent {
      case .entrySaved(_, let key, let value, let author)?:
        begin(index, key)
        gone.removeAll { $0.key == key }
        saved.append(
          WindowEntries.Saved(key: key, value: value, author: author, event: event))
      case .entryGone(_, let key, let wasSaved, let reason)?:
        begin(index, key)
        gone.removeAll { $0.key == key }
        gone.append(
          WindowEntries.Gone(key: key, wasSaved: wasSaved, reason: reason, event: event))
      default: continue
      }
      last = index
    }
  }

  /// A save's events follow each other, and name each key once.
  private mutating func begin(_ index: Int, _ key: String) {
    guard last != index - 1 || saved.contains(where: { $0.key == key }) else { return }
    saved = []
  }
}

extension ActivityEvent {
  fileprivate var isOffer: Bool { if case .entryOffered = self { true } else { false } }

  fileprivate var isReadingOfAll: Bool { if case .userInfoRead = self { true } else { false } }

  fileprivate var isReadingOfActivity: Bool {
    if case .activityRead = self { true } else { false }
  }

  fileprivate var isOfSave: Bool {
    switch self {
    case .entrySaved, .entryGone: true
    case .entryOffered, .activityRead, .entryRead, .userInfoRead: false
    }
  }

  fileprivate var keyRead: String? {
    if case .entryRead(_, let key, _) = self { key } else { nil }
  }
}
