import Foundation
import KeyedArchive
import RunRecord

/// The sessions of an app as they outlive its process.
///
/// `KnownSceneSessions/data.data` beside the archive of controllers, as on Apple's systems
/// (uikit-restoration 6.1); what is inside there is not documented.
@MainActor
struct KnownSceneSessions {
  /// The open sessions, in the order in which they were opened.
  var sessions: [UISceneSession] = []

  /// Sessions that were closed while the app did not run, of which the app has not been notified.
  var discarded: [UISceneSession] = []

  /// The session whose scene came to the front last.
  var frontIdentifier: String?

  /// How many sessions there have been.
  private var count = 0

  /// A name that no session has had.
  ///
  /// Apple's is random; here it is made of the app's name and a number, so that two runs give the same.
  mutating func takeIdentifier() -> String {
    // Any process may have changed the file.
    count &+= 1
    return SessionIdentifier.text(of: "\(Device.bundleIdentifier) \(count)")
  }

  // MARK: The file

  private static var folder: String { SavedState.shared.folder + "/KnownSceneSessions" }
  private static var path: String { folder + "/data.data" }

  /// What is on disk; nothing where that cannot be read, and a warning says why.
  static func read() -> KnownSceneSessions {
    guard FileManager.default.fileExists(atPath: path) else { return KnownSceneSessions() }
    do {
      let data = try BoundedFile.read(path, limit: PropertyListLimits().fileByteCount)
      let content = try FoundationArchive.value(in: data) as? [AnyHashable: Any]
      return KnownSceneSessions(content ?? [:])
    } catch {
      Trace.warning(nil, .sceneSessionsNotRead(error: error.text))
      return KnownSceneSessions()
    }
  }

  /// Writes them so that a process killed at any moment leaves the old file or this one.
  func write() {
    do {
      try FileManager.default.createDirectory(
        atPath: Self.folder, withIntermediateDirectories: true)
      let data = try FoundationArchive.data(of: plainValues)
      try BinaryPropertyListReader().checkSize(of: data)
      try AtomicFile.removeLeftovers(of: Self.path)
      try AtomicFile.write(data, to: Self.path)
      Trace.size(ofSavedState: data.count)
    } catch {
      Trace.warning(nil, .sceneSessionsNotWritten(error: error.text))
    }
  }

  // MARK: What the file holds

  private typealias Key = SceneSessionsFormat

  private init(_ values: [AnyHashable: Any]) {
    sessions = Self.sessions(values[Key.sessions])
    discarded = Self.sessions(values[Key.discardedSessions])
    frontIdentifier = values[Key.frontSession] as? String
    count = max(values[Key.openedSessionCount] as? Int ?? 0, sessions.count + discarded.count)
  }

  init() {}

  private var plainValues: [String: Any] {
    var values: [String: Any] = [
      Key.sessions: sessions.map(\.plainValues),
      Key.discardedSessions: discarded.map(\.plainValues), Key.openedSessionCount: count,
    ]
    values[Key.frontSession] = frontIdentifier
    return values
  }

  private static func sessions(_ value: Any?) -> [UISceneSession] {
    (value as? [Any] ?? []).compactMap { $0 as? [AnyHashable: Any] }
      .compactMap(UISceneSession.init(plainValues:))
  }
}

extension KnownSceneSessions {
  // MARK: The mark of a restoration in progress

  /// A file that is there while a session's scene is being restored; one that is found at launch
  /// means that the process died of it.
  private static func markerPath(_ session: UISceneSession) -> String {
    "\(folder)/\(session.persistentIdentifier).restorationInProgress"
  }

  static func beginRestoring(_ session: UISceneSession) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try AtomicFile.write(Data(), to: markerPath(session), outlivesPower: false)
    } catch {
      Trace.warning(nil, .markerNotWritten(marker: .sceneRestoration, error: error.text))
    }
  }

  static func wasInterrupted(_ session: UISceneSession) -> Bool {
    FileManager.default.fileExists(atPath: markerPath(session))
  }

  static func endRestoring(_ session: UISceneSession) {
    guard wasInterrupted(session) else { return }
    do {
      try FileManager.default.removeItem(atPath: markerPath(session))
    } catch {
      Trace.warning(nil, .markerNotRemoved(marker: .sceneRestoration, error: error.text))
    }
  }
}
