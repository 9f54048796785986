/// Makes objects of the property list values in an archive's `$objects`.
struct KeyedArchiveObjectParser {
  private let table: [PropertyListValue]

  /// The class records of the table by their place; nil for everything else.
  private let classes: [KeyedArchiveClass?]

  init(table: [PropertyListValue]) throws(KeyedArchiveError) {
    self.table = table
    var classes: [KeyedArchiveClass?] = []
    classes.reserveCapacity(table.count)
    for (index, value) in table.enumerated() {
      classes.append(try Self.classRecord(value, at: index))
    }
    self.classes = classes
  }

  func objects() throws(KeyedArchiveError) -> [KeyedArchiveObject] {
    var objects: [KeyedArchiveObject] = []
    objects.reserveCapacity(table.count)
    for (index, value) in table.enumerated() { objects.append(try object(value, at: index)) }
    return objects
  }

  func fields(
    _ entries: [PropertyListValue.Entry], of object: Int?
  ) throws(KeyedArchiveError) -> [String: KeyedArchiveField] {
    var fields: [String: KeyedArchiveField] = [:]
    fields.reserveCapacity(entries.count)
    for entry in entries where entry.key != KeyedArchiveFormat.classKey {
      fields[KeyedArchiveKey.unescaped(entry.key)] = try field(entry.value, of: object)
    }
    return fields
  }

  private func object(
    _ value: PropertyListValue, at index: Int
  ) throws(KeyedArchiveError) -> KeyedArchiveObject {
    switch value {
    case .string(KeyedArchiveFormat.null), .null: .null
    case .bool(let isTrue): .bool(isTrue)
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .real(let number): .real(number)
    case .date(let seconds): .date(seconds)
    case .string(let text): .string(text)
    case .data(let data): .data(data)
    case .dictionary(let entries): try dictionary(entries, at: index)
    case .uid, .array, .set:
      throw KeyedArchiveError(object: index, reason: .notAnObject(value.kind))
    }
  }

  private func dictionary(
    _ entries: [PropertyListValue.Entry], at index: Int
  ) throws(KeyedArchiveError) -> KeyedArchiveObject {
    if let record = classes[index] { return .classRecord(record) }
    guard let reference = entries.first(where: { $0.key == KeyedArchiveFormat.classKey }) else {
      throw KeyedArchiveError(object: index, reason: .notAnObject("a dictionary without $class"))
    }
    let archivedClass = try self.archivedClass(reference.value, of: index)
    return .instance(
      KeyedArchiveInstance(archivedClass: archivedClass, fields: try fields(entries, of: index)))
  }

  private func archivedClass(
    _ value: PropertyListValue, of index: Int
  ) throws(KeyedArchiveError) -> KeyedArchiveClass {
    guard case .uid(let number) = value else {
      throw KeyedArchiveError(object: index, reason: .classIsNotAReference(value.kind))
    }
    let uid = try self.uid(number, of: index)
    guard let record = classes[uid.index] else {
      let kind = uid == .null ? "nil" : table[uid.index].kind
      throw KeyedArchiveError(object: index, reason: .notAClassRecord(kind))
    }
    return record
  }

  private func field(
    _ value: PropertyListValue, of object: Int?
  ) throws(KeyedArchiveError) -> KeyedArchiveField {
    switch value {
    case .bool(let isTrue): .bool(isTrue)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .data(let data): .data(data)
    case .string(let text): .string(text)
    case .uid(let number): .reference(try uid(number, of: object))
    case .array(let elements):
      try references(elements, of: object).map { .references($0) } ?? .plain(value)
    case .null, .unsigned, .date, .set, .dictionary: .plain(value)
    }
  }

  /// The elements if each is a reference.
  private func references(
    _ elements: [PropertyListValue], of object: Int?
  ) throws(KeyedArchiveError) -> [ObjectUID]? {
    var references: [ObjectUID] = []
    references.reserveCapacity(elements.count)
    for element in elements {
      guard case .uid(let number) = element else { return nil }
      references.append(try uid(number, of: object))
    }
    return references
  }

  private func uid(_ number: UInt32, of object: Int?) throws(KeyedArchiveError) -> ObjectUID {
    guard number < table.count else {
      throw KeyedArchiveError(
        object: object, reason: .reference(Int(number), objectCount: table.count))
    }
    return ObjectUID(index: Int(number))
  }

  /// A class record is a dictionary that names a class and has none itself.
  private static func classRecord(
    _ value: PropertyListValue, at index: Int
  ) throws(KeyedArchiveError) -> KeyedArchiveClass? {
    guard case .dictionary(let entries) = value,
      !entries.contains(where: { $0.key == KeyedArchiveFormat.classKey }),
      entries.contains(where: {
        $0.key == KeyedArchiveFormat.classNameKey || $0.key == KeyedArchiveFormat.classesKey
      })
    else { return nil }
    guard case .string(let name)? = value[KeyedArchiveFormat.classNameKey] else {
      throw KeyedArchiveError(
        object: index, reason: .malformedClassRecord(key: KeyedArchiveFormat.classNameKey))
    }
    let names = try self.names(KeyedArchiveFormat.classesKey, in: value, at: index)
    let hints =
      value[KeyedArchiveFormat.classHintsKey] == nil
      ? [] : try self.names(KeyedArchiveFormat.classHintsKey, in: value, at: index)
    return KeyedArchiveClass(name: name, names: names, hints: hints)
  }

  private static func names(
    _ key: String, in record: PropertyListValue, at index: Int
  ) throws(KeyedArchiveError) -> [String] {
    guard case .array(let elements)? = record[key] else {
      throw KeyedArchiveError(object: index, reason: .malformedClassRecord(key: key))
    }
    var names: [String] = []
    for element in elements {
      guard case .string(let name) = element else {
        throw KeyedArchiveError(object: index, reason: .malformedClassRecord(key: key))
      }
      names.append(name)
    }
    return names
  }
}
