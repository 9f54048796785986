/// Finds in a keyed archive what the saved state of an app consists of.
struct RestorationArchiveSchema {
  /// A dictionary of the schema with its place.
  struct Table {
    var uid: ObjectUID
    var values: KeyedArchiveDictionary
  }

  private let archive: KeyedArchive
  private var keys: RestorationArchiveKeys

  /// The names of classes by the places of their texts, so that each is made once.
  private var classNames: [ObjectUID: String] = [:]
  private var kinds: [ObjectUID: SavedObject.Kind] = [:]

  /// Which objects are sections, or the values of one.
  private var isInUse: [Bool]

  init(archive: KeyedArchive) {
    self.archive = archive
    keys = RestorationArchiveKeys(objectCount: archive.objectCount)
    isInUse = Array(repeating: false, count: archive.objectCount)
  }

  /// Whether the archive has the root that saved state has; what is in it may still be wrong.
  mutating func recognizes() -> Bool {
    has([RestorationArchiveFormat.objectsKey, RestorationArchiveFormat.restorationClassesKey])
  }

  /// Whether the dictionary that the archive is about has these keys.
  mutating func has(_ keys: [String]) -> Bool {
    // What is damaged is shown as any other archive is.
    guard let root = try? root() else { return false }
    return keys.allSatisfy { root.values.value(of: $0) != nil }
  }

  /// The dictionary that the archive is about.
  mutating func root() throws(RestorationArchiveError) -> Table {
    guard case .reference(let uid)? = archive.top[RestorationArchiveFormat.rootKey] else {
      throw .noRoot
    }
    return try dictionary(at: uid)
  }

  mutating func dictionary(at uid: ObjectUID) throws(RestorationArchiveError) -> Table {
    guard let values = archive.dictionary(at: uid) else {
      throw archive.error("an object", at: uid, expected: "a dictionary")
    }
    let archive = archive
    let repeated = try keys.firstRepetition(in: values) { key throws(RestorationArchiveError) in
      try archive.text(at: key, for: "a key")
    }
    if let repeated {
      throw .duplicateKey(try archive.text(at: repeated, for: "a key"), object: uid.index)
    }
    return Table(uid: uid, values: values)
  }

  func checkVersion(_ topLevel: KeyedArchiveFields) throws(RestorationArchiveError) {
    guard let field = topLevel[RestorationArchiveFormat.majorVersionKey] else { return }
    guard case .integer(let version) = field else { throw .versionIsNotAnInteger(field.kind) }
    guard version <= RestorationArchiveFormat.majorVersion else {
      throw .majorVersion(version, supported: RestorationArchiveFormat.majorVersion)
    }
  }

  mutating func restorationClasses(
    of root: Table
  ) throws(RestorationArchiveError) -> [String: String] {
    let uid = try member(RestorationArchiveFormat.restorationClassesKey, of: root)
    var classes: [String: String] = [:]
    var names = NameBudget()
    for (key, value) in try dictionary(at: uid).values {
      let path = try archive.text(at: key, for: "a key")
      let name = try archive.text(at: value, for: path)
      try names.spend(name)
      classes[path] = name
    }
    return classes
  }

  mutating func sections(
    of root: Table
  ) throws(RestorationArchiveError) -> [RestorationArchiveSection] {
    let elements = try elements(of: RestorationArchiveFormat.objectsKey, in: root)
    var sections: [RestorationArchiveSection] = []
    sections.reserveCapacity(elements.count)
    var names = NameBudget()
    for element in elements {
      let section = try section(at: element)
      try names.spend(section.path)
      try names.spend(section.className)
      sections.append(section)
    }
    return sections
  }

  /// The objects of an array that a dictionary has.
  func elements(
    of key: String, in table: Table
  ) throws(RestorationArchiveError) -> KeyedArchiveReferences {
    try references(at: member(key, of: table), for: key)
  }

  /// The values by key, with those that need no place in the table out of it.
  mutating func values(
    _ key: String, of table: Table
  ) throws(RestorationArchiveError) -> KeyedArchiveFields {
    let numberObjects = try numberObjects(of: table)
    let values = try dictionary(at: member(key, of: table)).values
    return KeyedArchiveFields(of: values, numberObjects: numberObjects)
  }

  /// The keys whose numbers were encoded as objects; nil where there are none.
  private func numberObjects(
    of table: Table
  ) throws(RestorationArchiveError) -> KeyedArchiveReferences? {
    let name = RestorationArchiveFormat.numberObjectsKey
    guard let uid = table.values.value(of: name) else { return nil }
    let elements = try references(at: uid, for: name)
    for element in elements { _ = try archive.text(at: element, for: name) }
    return elements
  }

  /// The section of an object, which has its place in the table and its values for itself: a short
  /// file must not stand for endless ones.
  private mutating func section(
    at uid: ObjectUID
  ) throws(RestorationArchiveError) -> RestorationArchiveSection {
    let table = try dictionary(at: uid)
    try claim(uid)
    if let values = table.values.value(of: RestorationArchiveFormat.valuesKey) {
      try claim(values)
    }
    return RestorationArchiveSection(
      kind: try kind(of: table),
      path: try path(of: table),
      className: try className(of: table),
      fields: try values(RestorationArchiveFormat.valuesKey, of: table))
  }

  private mutating func claim(_ uid: ObjectUID) throws(RestorationArchiveError) {
    guard !isInUse[uid.index] else { throw .objectSavedTwice(object: uid.index) }
    isInUse[uid.index] = true
  }

  private mutating func kind(of table: Table) throws(RestorationArchiveError) -> SavedObject.Kind {
    let uid = try member(RestorationArchiveFormat.kindKey, of: table)
    if let known = kinds[uid] { return known }
    let text = try archive.text(at: uid, for: RestorationArchiveFormat.kindKey)
    guard let kind = SavedObject.Kind(rawValue: text), kind.system == .viewControllers else {
      throw .unknownKind(text, object: table.uid.index)
    }
    kinds[uid] = kind
    return kind
  }

  private func path(of table: Table) throws(RestorationArchiveError) -> String {
    let key = RestorationArchiveFormat.pathKey
    let path = try archive.text(at: member(key, of: table), for: key)
    try PathLimits.check(path, of: table.uid)
    return path
  }

  func string(_ key: String, of table: Table) throws(RestorationArchiveError) -> String {
    try archive.text(at: member(key, of: table), for: key)
  }

  private mutating func className(of table: Table) throws(RestorationArchiveError) -> String {
    let uid = try member(RestorationArchiveFormat.classKey, of: table)
    if let known = classNames[uid] { return known }
    let name = try archive.text(at: uid, for: RestorationArchiveFormat.classKey)
    classNames[uid] = name
    return name
  }

  private func member(
    _ key: String, of table: Table
  ) throws(RestorationArchiveError) -> ObjectUID {
    guard let uid = table.values.value(of: key) else {
      throw .keyedArchive(KeyedArchiveError(object: table.uid.index, reason: .missing(key: key)))
    }
    return uid
  }

  private func references(
    at uid: ObjectUID, for key: String
  ) throws(RestorationArchiveError) -> KeyedArchiveReferences {
    guard let references = archive.array(at: uid) else {
      throw archive.error(key, at: uid, expected: "an array")
    }
    return references
  }
}

extension KeyedArchive {
  /// The text that an object is.
  fileprivate func text(
    at uid: ObjectUID, for key: String
  ) throws(RestorationArchiveError) -> String {
    guard let text = table.text(at: uid) else { throw error(key, at: uid, expected: "a string") }
    return text
  }

  /// Why an object is not what is expected for a key: damaged, or of another kind.
  fileprivate func error(
    _ key: String, at uid: ObjectUID, expected: String
  ) -> RestorationArchiveError {
    do throws(KeyedArchiveError) {
      _ = try foundationObject(at: uid)
    } catch {
      return .keyedArchive(error)
    }
    let reason = KeyedArchiveError.Reason.wrongType(
      key: key, found: self[uid].kind, expected: expected)
    return .keyedArchive(KeyedArchiveError(object: uid.index, reason: reason))
  }
}
