/// Finds in a keyed archive what the saved state of an app consists of.
struct RestorationArchiveSchema {
  /// A dictionary of the schema with its place.
  struct Table {
    var uid: ObjectUID
    var values: [String: ObjectUID]
  }

  let archive: KeyedArchive

  /// Whether the archive has the root that saved state has; what is in it may still be wrong.
  var isRecognized: Bool {
    guard let root else { return false }
    return root.values[RestorationArchiveFormat.objectsKey] != nil
      && root.values[RestorationArchiveFormat.restorationClassesKey] != nil
  }

  /// The dictionary that the archive is about; nil where its root is something else.
  var root: Table? {
    guard case .reference(let uid)? = archive.top[RestorationArchiveFormat.rootKey] else {
      return nil
    }
    // What is wrong with it, a reader that needs it says.
    return try? dictionary(at: uid)
  }

  func dictionary(at uid: ObjectUID) throws(RestorationArchiveError) -> Table {
    guard case .dictionary(let pairs) = try foundationObject(at: uid) else {
      throw wrongType("an object", at: uid, expected: "a dictionary")
    }
    var values: [String: ObjectUID] = [:]
    for (keyUID, value) in pairs {
      let key = try text(at: keyUID, for: "a key")
      guard values.updateValue(value, forKey: key) == nil else {
        throw .duplicateKey(key, object: uid.index)
      }
    }
    return Table(uid: uid, values: values)
  }

  func checkVersion(_ topLevel: [String: KeyedArchiveField]) throws(RestorationArchiveError) {
    guard let field = topLevel[RestorationArchiveFormat.majorVersionKey] else { return }
    guard case .integer(let version) = field else { throw .versionIsNotAnInteger(field.kind) }
    guard version <= RestorationArchiveFormat.majorVersion else {
      throw .majorVersion(version, supported: RestorationArchiveFormat.majorVersion)
    }
  }

  func restorationClasses(of root: Table) throws(RestorationArchiveError) -> [String: String] {
    let key = RestorationArchiveFormat.restorationClassesKey
    var classes: [String: String] = [:]
    var names = NameBudget()
    for (path, uid) in try dictionary(at: member(key, of: root)).values {
      let name = try text(at: uid, for: path)
      try names.spend(name)
      classes[path] = name
    }
    return classes
  }

  func sections(of root: Table) throws(RestorationArchiveError) -> [RestorationArchiveSection] {
    var sections: [RestorationArchiveSection] = []
    var names = NameBudget()
    var seen: Set<ObjectUID> = []
    for element in try elements(of: RestorationArchiveFormat.objectsKey, in: root) {
      let section = try section(at: element, seen: &seen)
      try names.spend(section.path)
      try names.spend(section.className)
      sections.append(section)
    }
    return sections
  }

  /// The objects of an array that a dictionary has.
  func elements(of key: String, in table: Table) throws(RestorationArchiveError) -> [ObjectUID] {
    let uid = try member(key, of: table)
    guard case .array(let elements) = try foundationObject(at: uid) else {
      throw wrongType(key, at: uid, expected: "an array")
    }
    return elements
  }

  /// The values by key, with those that need no place in the table out of it.
  func values(
    _ key: String, of table: Table
  ) throws(RestorationArchiveError) -> [String: KeyedArchiveField] {
    let numberObjects = try numberObjects(of: table)
    var fields: [String: KeyedArchiveField] = [:]
    for (key, uid) in try dictionary(at: member(key, of: table)).values {
      fields[key] = numberObjects.contains(key) ? .reference(uid) : field(at: uid)
    }
    return fields
  }

  private func field(at uid: ObjectUID) -> KeyedArchiveField {
    switch archive[uid] {
    case .bool(let isTrue): .bool(isTrue)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .data(let data): .data(data)
    default: .reference(uid)
    }
  }

  /// The keys whose numbers were encoded as objects.
  private func numberObjects(of table: Table) throws(RestorationArchiveError) -> Set<String> {
    let name = RestorationArchiveFormat.numberObjectsKey
    guard let uid = table.values[name] else { return [] }
    guard case .array(let elements) = try foundationObject(at: uid) else {
      throw wrongType(name, at: uid, expected: "an array")
    }
    var keys: Set<String> = []
    for element in elements { keys.insert(try text(at: element, for: name)) }
    return keys
  }

  /// The section of an object, which has its place in the table and its values for itself: a short
  /// file must not stand for endless ones.
  private func section(
    at uid: ObjectUID, seen: inout Set<ObjectUID>
  ) throws(RestorationArchiveError) -> RestorationArchiveSection {
    let table = try dictionary(at: uid)
    for uid in [uid, table.values[RestorationArchiveFormat.valuesKey]].compactMap(\.self) {
      guard seen.insert(uid).inserted else { throw .objectSavedTwice(object: uid.index) }
    }
    let kindText = try string(RestorationArchiveFormat.kindKey, of: table)
    guard let kind = SavedObject.Kind(rawValue: kindText), kind.system == .viewControllers else {
      throw .unknownKind(kindText, object: uid.index)
    }
    return RestorationArchiveSection(
      kind: kind,
      path: try path(of: table),
      className: try string(RestorationArchiveFormat.classKey, of: table),
      fields: try values(RestorationArchiveFormat.valuesKey, of: table))
  }

  private func path(of table: Table) throws(RestorationArchiveError) -> String {
    let path = try string(RestorationArchiveFormat.pathKey, of: table)
    try PathLimits.check(path, of: table.uid)
    return path
  }

  func string(_ key: String, of table: Table) throws(RestorationArchiveError) -> String {
    try text(at: member(key, of: table), for: key)
  }

  private func member(
    _ key: String, of table: Table
  ) throws(RestorationArchiveError) -> ObjectUID {
    guard let uid = table.values[key] else {
      throw .keyedArchive(KeyedArchiveError(object: table.uid.index, reason: .missing(key: key)))
    }
    return uid
  }

  private func text(at uid: ObjectUID, for key: String) throws(RestorationArchiveError) -> String {
    if case .string(let text) = archive[uid] { return text }
    if case .string(let text)? = try foundationObject(at: uid) { return text }
    throw wrongType(key, at: uid, expected: "a string")
  }

  private func foundationObject(
    at uid: ObjectUID
  ) throws(RestorationArchiveError) -> FoundationObject? {
    do {
      return try archive.foundationObject(at: uid)
    } catch {
      throw .keyedArchive(error)
    }
  }

  private func wrongType(
    _ key: String, at uid: ObjectUID, expected: String
  ) -> RestorationArchiveError {
    let reason = KeyedArchiveError.Reason.wrongType(
      key: key, found: archive[uid].kind, expected: expected)
    return .keyedArchive(KeyedArchiveError(object: uid.index, reason: reason))
  }
}
