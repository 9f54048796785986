/// Reads the file of an app's scene sessions as a tree a person can read: each session, and below it
/// the activity that it saved.
struct SceneSessionsReader {
  private static let sessionClass = "UISceneSession"
  private static let activityClass = "NSUserActivity"

  private var schema: RestorationArchiveSchema
  private var values: ArchiveValueBuilder
  private var names = NameBudget()

  /// The objects that were read: a short file must not stand for endless ones.
  private var seen: Set<ObjectUID> = []

  init(_ archive: KeyedArchive, limits: ArchiveTreeLimits = ArchiveTreeLimits()) {
    schema = RestorationArchiveSchema(archive: archive)
    values = ArchiveValueBuilder(archive: archive, limits: limits)
  }

  /// Whether the archive has the root that such a file has; what is in it may still be wrong.
  mutating func recognizes() -> Bool {
    schema.has([SceneSessionsFormat.sessions, SceneSessionsFormat.discardedSessions])
  }

  /// The whole file as a tree.
  mutating func tree() throws(RestorationArchiveError) -> RestorationArchive {
    let root = try schema.root()
    let sessions = try objects(SceneSessionsFormat.sessions, .sceneSession, of: root)
    let discarded = try objects(
      SceneSessionsFormat.discardedSessions, .discardedSceneSession, of: root)
    return RestorationArchive(
      system: .scenes, topLevel: try topLevel(of: root), restorationClasses: [:],
      objects: sessions + discarded)
  }

  private mutating func topLevel(
    of root: RestorationArchiveSchema.Table
  ) throws(RestorationArchiveError) -> [ArchiveEntry] {
    let lists = [SceneSessionsFormat.sessions, SceneSessionsFormat.discardedSessions]
    var entries = try entries(of: root, without: lists)
    for index in entries.indices where entries[index].key == SceneSessionsFormat.frontSession {
      guard case .string(let path) = entries[index].value else { continue }
      entries[index].value = .reference(path: path)
    }
    return entries
  }

  private mutating func objects(
    _ key: String, _ kind: SavedObject.Kind, of root: RestorationArchiveSchema.Table
  ) throws(RestorationArchiveError) -> [SavedObject] {
    var objects: [SavedObject] = []
    for uid in try schema.elements(of: key, in: root) {
      objects += try session(at: uid, kind)
    }
    return objects
  }

  /// The session at a place, with the activity that it saved.
  private mutating func session(
    at uid: ObjectUID, _ kind: SavedObject.Kind
  ) throws(RestorationArchiveError) -> [SavedObject] {
    let table = try table(at: uid)
    let path = try schema.string(SceneSessionsFormat.persistentIdentifier, of: table)
    try PathLimits.check(path, of: uid)
    try names.spend(path)
    let own = [SceneSessionsFormat.persistentIdentifier, SceneSessionsFormat.activity]
    let session = SavedObject(
      kind: kind, path: path, className: Self.sessionClass,
      entries: try entries(of: table, without: own))
    guard let activityUID = table.values.value(of: SceneSessionsFormat.activity) else {
      return [session]
    }
    try names.spend(path)
    let activity = SavedObject(
      kind: .userActivity, path: "\(path)/\(SceneSessionsFormat.activity)",
      className: Self.activityClass,
      entries: try entries(of: try self.table(at: activityUID), without: []))
    return [session, activity]
  }

  private mutating func table(
    at uid: ObjectUID
  ) throws(RestorationArchiveError) -> RestorationArchiveSchema.Table {
    guard seen.insert(uid).inserted else { throw .objectSavedTwice(object: uid.index) }
    return try schema.dictionary(at: uid)
  }

  private mutating func entries(
    of table: RestorationArchiveSchema.Table, without keys: [String]
  ) throws(RestorationArchiveError) -> [ArchiveEntry] {
    do {
      return try values.entries(
        of: KeyedArchiveFields(of: table.values, numberObjects: nil), without: keys)
    } catch {
      throw .keyedArchive(error)
    }
  }
}
