import Foundation
import RunRecord
import Synchronization

/// What the app reads of the activity that one of its scenes is given, from the scene's connection to its next save.
///
/// A dictionary does not report who reads it. That a key was looked up is known anyway: the engine has a
/// subscript of its own for dictionaries like `userInfo` (`Dictionary+UserInfo`), and knows the dictionaries of the
/// activity by their place in memory. What the app does with a copy of another type, or entry by entry in a loop, is
/// not known; so the trace says that the app took the whole, and never that an entry was not used.
@MainActor
final class ActivityReading {
  /// Those that go on.
  private static var open: [ActivityReading] = []

  /// Whether any goes on: the subscript asks it of every dictionary.
  private nonisolated static let isAnyOpen = Atomic(false)

  private let session: String

  /// Whether the app has not asked for the activity.
  private(set) var isUnread = true

  /// The dictionaries that the app was given, kept so that no other can have the place of one.
  private var dictionaries: [[AnyHashable: Any]] = []

  /// What the trace has said, so that a loop is not told again and again.
  private var told: Set<[UInt64?]> = []
  private var toldKeys: [String: Set<[UInt64?]>] = [:]

  /// Begins with the offer of an activity to a scene.
  init(of activity: NSUserActivity, by session: UISceneSession) {
    self.session = session.persistentIdentifier
    activity.reading = self
    guard EventRecorder.isRecording else { return }
    Self.open.append(self)
    Self.isAnyOpen.store(true, ordering: .relaxed)
    for (key, value) in activity.sortedEntries {
      let value = CodedValueDescription.text(value)
      tell(session.scene, .entryOffered(session: self.session, key: key, value: value))
    }
  }

  /// Ends with the scene's next save, which takes the activity's place.
  func end() {
    Self.open.removeAll { $0 === self }
    Self.isAnyOpen.store(!Self.open.isEmpty, ordering: .relaxed)
    dictionaries = []
  }

  /// The app asks for the activity, or is given it.
  func didRead(_ way: ActivityAccess, by object: NSObject?) {
    isUnread = false
    guard isTold else { return }
    let callSites = CallSites.current(limit: 3)
    guard told.insert(callSites.map(\.address)).inserted else { return }
    EventRecorder.record(
      .activity(.activityRead(session: session, way: way)), object: object.map(Trace.reference),
      callSites: callSites)
  }

  /// The app takes the entries.
  func didRead(_ userInfo: [AnyHashable: Any]?) {
    guard isTold, let userInfo else { return }
    let identity = userInfo.identity
    if !dictionaries.contains(where: { $0.identity == identity }) { dictionaries.append(userInfo) }
    tellOnce("", .userInfoRead(session: session))
  }

  private func didLookUp(_ key: String, isSaved: Bool) {
    tellOnce("=\(key)", .entryRead(session: session, key: key, isSaved: isSaved))
  }

  private var isTold: Bool { Self.open.contains { $0 === self } }

  private func tellOnce(_ key: String, _ event: ActivityEvent) {
    let callSites = CallSites.current(limit: 3)
    guard toldKeys[key, default: []].insert(callSites.map(\.address)).inserted else { return }
    EventRecorder.record(.activity(event), callSites: callSites)
  }

  private func tell(_ object: NSObject?, _ event: ActivityEvent) {
    EventRecorder.record(.activity(event), object: object.map(Trace.reference), callSites: [])
  }

  /// A key is looked up in a dictionary, which is that of an activity or any other.
  nonisolated static func didLookUp(
    _ key: AnyHashable, in dictionary: [AnyHashable: Any], isThere: Bool
  ) {
    guard isAnyOpen.load(ordering: .relaxed), Thread.isMainThread else { return }
    let (identity, key) = (dictionary.identity, "\(key.base)")
    MainActor.assumeIsolated {
      let readings = open.filter { reading in
        reading.dictionaries.contains { $0.identity == identity }
      }
      for reading in readings { reading.didLookUp(key, isSaved: isThere) }
    }
  }
}

extension [AnyHashable: Any] {
  /// Where the entries are in memory, which tells a dictionary from another with the same entries.
  ///
  /// A dictionary is one reference to its storage, and has no name for it yet.
  fileprivate var identity: UInt { unsafeBitCast(self, to: UInt.self) }
}
