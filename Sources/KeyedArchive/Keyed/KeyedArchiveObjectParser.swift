/// Makes objects of the entries in an archive's `$objects`.
///
/// Everything is checked once; from then on, an object is made whenever it is asked for.
struct KeyedArchiveObjectParser: Sendable {
  private typealias Container = PropertyListObject.Container

  private let file: PropertyListFile

  /// The file's objects in the places of the archive's table.
  private let table: [Int]

  /// The class records of the table by their place.
  private var classes: [Int: KeyedArchiveClass] = [:]

  /// The values of those fields that are containers and no arrays of references.
  private var plainValues: [Int: PropertyListValue] = [:]

  private let classKey: Int32?
  private let classNameKey: Int32?
  private let classesKey: Int32?
  private let classHintsKey: Int32?
  private let keysKey: Int32?
  private let objectsKey: Int32?

  /// Checks the class records and then the fields of the top object and of all others.
  init(
    file: PropertyListFile, table: [Int], top: PropertyListObject.Container
  ) throws(KeyedArchiveError) {
    self.file = file
    self.table = table
    classKey = file.keyNumber(of: KeyedArchiveFormat.classKey)
    classNameKey = file.keyNumber(of: KeyedArchiveFormat.classNameKey)
    classesKey = file.keyNumber(of: KeyedArchiveFormat.classesKey)
    classHintsKey = file.keyNumber(of: KeyedArchiveFormat.classHintsKey)
    keysKey = file.keyNumber(of: FoundationKey.keys)
    objectsKey = file.keyNumber(of: FoundationKey.objects)
    for (index, object) in table.enumerated() where file.marker(of: object) == .dictionary {
      guard let record = try classRecord(file.object(object), at: index) else { continue }
      classes[index] = record
    }
    var plain: Set<Int> = []
    try checkFields(entries(of: top), of: nil, &plain)
    for (index, object) in table.enumerated() {
      try check(object, at: index, &plain)
    }
    do {
      plainValues = try file.values(of: plain)
    } catch {
      throw KeyedArchiveError(reason: .propertyList(error))
    }
  }

  var count: Int { table.count }

  /// The object at a place of the table.
  func object(at index: Int) -> KeyedArchiveObject {
    switch file.object(table[index]) {
    case .scalar(let value): Self.object(value)
    case .container(let container): object(container, at: index)
    }
  }

  /// What an object encoded, by key, without its class.
  func fields(of container: PropertyListObject.Container) -> [String: KeyedArchiveField] {
    var fields: [String: KeyedArchiveField] = [:]
    fields.reserveCapacity(container.count)
    for (key, value) in entries(of: container) where key != classKey {
      fields[KeyedArchiveKey.unescaped(file.key(key))] = field(value)
    }
    return fields
  }

  /// The entries of a dictionary of Foundation's without making an object of it; nil where the object
  /// is something else or not as it should be.
  func pairs(at index: Int) -> [(key: ObjectUID, value: ObjectUID)]? {
    guard case .container(let container) = file.object(table[index]), container.kind == .dictionary
    else { return nil }
    var (name, keys, objects): (String?, [ObjectUID]?, [ObjectUID]?)
    for (key, value) in entries(of: container) {
      switch key {
      case classKey: name = uid(value).flatMap { classes[$0.index]?.name }
      case keysKey: keys = references(in: value)
      case objectsKey: objects = references(in: value)
      default: return nil
      }
    }
    guard name == "NSDictionary" || name == "NSMutableDictionary", let keys, let objects,
      keys.count == objects.count
    else { return nil }
    return zip(keys, objects).map { (key: $0, value: $1) }
  }

  private func references(in object: Int) -> [ObjectUID]? {
    guard case .container(let container) = file.object(object), plainValues[object] == nil else {
      return nil
    }
    return file.references(of: container).compactMap(uid)
  }

  /// The bytes that an object takes in the file, without its class, its keys and what it refers to.
  func byteCount(at index: Int) -> Int {
    let size = KeyedArchiveObjectSize(file: file)
    guard case .container(let container) = file.object(table[index]), container.kind == .dictionary
    else { return size.inline(table[index]) }
    return entries(of: container).reduce(size.byteCount(ofContainer: container)) {
      $0 + ($1.key == classKey ? 0 : size.inline($1.value))
    }
  }

  // MARK: Making

  private static func object(_ value: PropertyListValue) -> KeyedArchiveObject {
    switch value {
    case .string(KeyedArchiveFormat.null), .null: .null
    case .bool(let isTrue): .bool(isTrue)
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .real(let number): .real(number)
    case .date(let seconds): .date(seconds)
    case .string(let text): .string(text)
    case .data(let data): .data(data)
    // There is none among objects that were checked.
    case .uid, .array, .set, .dictionary: .null
    }
  }

  private func object(_ container: Container, at index: Int) -> KeyedArchiveObject {
    if let record = classes[index] { return .classRecord(record) }
    guard case .scalar(.uid(let uid))? = value(of: classKey, in: container).map(file.object),
      let archivedClass = classes[Int(uid)]
    else { return .null }
    return .instance(
      KeyedArchiveInstance(archivedClass: archivedClass, fields: fields(of: container)))
  }

  private func field(_ object: Int) -> KeyedArchiveField {
    switch file.object(object) {
    case .scalar(let value): field(value)
    case .container(let container):
      if let plain = plainValues[object] {
        .plain(plain)
      } else {
        .references(file.references(of: container).compactMap(uid))
      }
    }
  }

  private func field(_ value: PropertyListValue) -> KeyedArchiveField {
    switch value {
    case .bool(let isTrue): .bool(isTrue)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .data(let data): .data(data)
    case .string(let text): .string(text)
    case .uid(let number): .reference(ObjectUID(index: Int(number)))
    case .null, .unsigned, .date, .array, .set, .dictionary: .plain(value)
    }
  }

  private func uid(_ object: Int) -> ObjectUID? {
    guard case .scalar(.uid(let number)) = file.object(object) else { return nil }
    return ObjectUID(index: Int(number))
  }

  // MARK: Checking

  private func check(
    _ object: Int, at index: Int, _ plain: inout Set<Int>
  ) throws(KeyedArchiveError) {
    switch file.marker(of: object) {
    case .uid, .array, .set:
      throw KeyedArchiveError(object: index, reason: .notAnObject(file.object(object).kind))
    case .simple, .integer, .real, .date, .data, .asciiString, .utf16String: break
    case .dictionary:
      guard classes[index] == nil, case .container(let container) = file.object(object) else {
        return
      }
      try checkClass(of: container, at: index)
      try checkFields(entries(of: container), of: index, &plain)
    }
  }

  private func checkClass(of container: Container, at index: Int) throws(KeyedArchiveError) {
    guard let reference = value(of: classKey, in: container) else {
      throw KeyedArchiveError(object: index, reason: .notAnObject("a dictionary without $class"))
    }
    let object = file.object(reference)
    guard case .scalar(.uid(let number)) = object else {
      throw KeyedArchiveError(object: index, reason: .classIsNotAReference(object.kind))
    }
    try checkReference(number, of: index)
    guard classes[Int(number)] == nil else { return }
    let kind = number == 0 ? "nil" : file.object(table[Int(number)]).kind
    throw KeyedArchiveError(object: index, reason: .notAClassRecord(kind))
  }

  private func checkFields(
    _ entries: [(key: Int32, value: Int)], of index: Int?, _ plain: inout Set<Int>
  ) throws(KeyedArchiveError) {
    for (key, value) in entries where key != classKey {
      switch file.marker(of: value) {
      case .simple, .integer, .real, .date, .data, .asciiString, .utf16String: break
      case .uid, .array, .set, .dictionary:
        switch file.object(value) {
        case .scalar(.uid(let number)): try checkReference(number, of: index)
        case .scalar: break
        case .container(let container):
          if try !checkReferences(in: container, of: index) { plain.insert(value) }
        }
      }
    }
  }

  /// False for what is no array of references only.
  private func checkReferences(
    in container: Container, of index: Int?
  ) throws(KeyedArchiveError) -> Bool {
    guard container.kind == .array else { return false }
    for element in file.references(of: container) {
      guard case .scalar(.uid(let number)) = file.object(element) else { return false }
      try checkReference(number, of: index)
    }
    return true
  }

  private func checkReference(_ number: UInt32, of index: Int?) throws(KeyedArchiveError) {
    guard number < table.count else {
      throw KeyedArchiveError(
        object: index, reason: .reference(Int(number), objectCount: table.count))
    }
  }

  /// A class record is a dictionary that names a class and has none itself.
  private func classRecord(
    _ object: PropertyListObject, at index: Int
  ) throws(KeyedArchiveError) -> KeyedArchiveClass? {
    guard case .container(let container) = object, container.kind == .dictionary,
      value(of: classKey, in: container) == nil
    else { return nil }
    let (name, names) = (
      value(of: classNameKey, in: container), value(of: classesKey, in: container)
    )
    guard name != nil || names != nil else { return nil }
    guard let name, case .scalar(.string(let text)) = file.object(name) else {
      throw KeyedArchiveError(
        object: index, reason: .malformedClassRecord(key: KeyedArchiveFormat.classNameKey))
    }
    let hints = value(of: classHintsKey, in: container)
    return KeyedArchiveClass(
      name: text, names: try self.names(names, KeyedArchiveFormat.classesKey, at: index),
      hints: hints == nil
        ? [] : try self.names(hints, KeyedArchiveFormat.classHintsKey, at: index))
  }

  private func names(
    _ object: Int?, _ key: String, at index: Int
  ) throws(KeyedArchiveError) -> [String] {
    guard case .container(let container)? = object.map(file.object), container.kind == .array else {
      throw KeyedArchiveError(object: index, reason: .malformedClassRecord(key: key))
    }
    var names: [String] = []
    for element in file.references(of: container) {
      guard case .scalar(.string(let name)) = file.object(element) else {
        throw KeyedArchiveError(object: index, reason: .malformedClassRecord(key: key))
      }
      names.append(name)
    }
    return names
  }

  // MARK: Entries

  private func entries(of container: Container) -> [(key: Int32, value: Int)] {
    let objects = file.references(of: container)
    return (0..<container.count).map {
      (key: file.keyNumber(ofObject: objects[$0]), value: objects[container.count + $0])
    }
  }

  private func value(of key: Int32?, in container: Container) -> Int? {
    guard let key else { return nil }
    return entries(of: container).first { $0.key == key }?.value
  }
}
