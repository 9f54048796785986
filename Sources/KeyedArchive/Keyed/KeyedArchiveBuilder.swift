package import struct Foundation.Data

/// Builds the file that `NSKeyedArchiver` would write for the same objects.
package final class KeyedArchiveBuilder {
  private struct ClassRecord: Hashable {
    var names: [String]
    var hints: [String]
  }

  private var storage = KeyedArchiveStorage()

  /// The values in the archive's table.
  private var objects: [KeyedArchiveStorage.Code] = []

  /// The places in the table of values without children, by their numbers in the storage; 0, where
  /// nil is, for those that have none.
  private var places: [UInt32] = []
  private var classes: [ClassRecord: ObjectUID] = [:]
  private let null: KeyedArchiveStorage.Code

  package init() {
    null = storage.leaf(KeyedArchiveFormat.null)
    objects.append(null)
  }

  /// A new place in the table, to be filled later.
  ///
  /// Thereby an object can be referred to while it is still being encoded.
  package func reserve() -> ObjectUID {
    append(null)
  }

  /// Puts an object that conforms to `NSCoding` in the place that was reserved for it.
  ///
  /// - Parameters:
  ///   - superclasses: the names of the class's ancestors, the nearest first.
  ///   - hints: the classes a reader that does not know this one may take instead, the best first.
  ///   - fields: what the object encoded, in that order; of a key's values the last one stays.
  package func fill(
    _ uid: ObjectUID, className: String, superclasses: [String] = ["NSObject"],
    hints: [String] = [], fields: [(key: String, value: KeyedArchiveField)]
  ) {
    let record = ClassRecord(names: [className] + superclasses, hints: hints)
    let fields = KeyedArchiveKey.lastOfEachKey(fields)
    var codes: [KeyedArchiveStorage.Code] = []
    codes.reserveCapacity(fields.count * 2 + 2)
    for field in fields { codes.append(storage.leaf(KeyedArchiveKey.escaped(field.key))) }
    codes.append(storage.leaf(KeyedArchiveFormat.classKey))
    for field in fields { codes.append(add(field.value)) }
    codes.append(.init(.uid, add(record).index))
    objects[uid.index] = storage.container(.dictionary, codes)
  }

  /// The file, with the objects that a reader asks for by key.
  ///
  /// - Parameter isLast: Whether nothing is added afterwards, which makes room for the file.
  package func data(top: [(key: String, value: ObjectUID)], isLast: Bool = false) -> Data {
    data(
      topFields: top.map { (key: $0.key, value: KeyedArchiveField.reference($0.value)) },
      isLast: isLast)
  }

  /// The file, with the objects and scalars that a reader asks for by key.
  package func data(
    topFields top: [(key: String, value: KeyedArchiveField)], isLast: Bool = false
  ) -> Data {
    // More may be added afterwards: what is added here is then written no more.
    let top = storage.add(.dictionary(KeyedArchiveKey.entries(top, \.propertyListValue)))
    let table = storage.container(.array, objects)
    let keys = [
      KeyedArchiveFormat.versionKey, KeyedArchiveFormat.archiverKey, KeyedArchiveFormat.topKey,
      KeyedArchiveFormat.objectsKey,
    ]
    let values = [
      storage.leaf(.integer(KeyedArchiveFormat.version)), storage.leaf(KeyedArchiveFormat.archiver),
      top, table,
    ]
    let file = storage.container(.dictionary, keys.map { storage.leaf($0) } + values)
    if isLast {
      storage.finish()
      places = []
    }
    var output = KeyedArchiveOutput(storage, top: file, objectCount: objects.count)
    return output.data()
  }

  /// Whether the object at a place is a number or a Boolean.
  func isNumber(at uid: ObjectUID) -> Bool {
    let code = objects[uid.index]
    guard code.kind == .leaf else { return false }
    switch storage.leaves[code.index] {
    case .bool, .integer, .unsigned, .real: return true
    default: return false
    }
  }

  /// Adds a value without children, or finds it when it was added before.
  func add(scalar value: PropertyListValue) -> ObjectUID {
    let code = storage.add(value)
    guard code.kind == .leaf else { return append(code) }
    while places.count <= code.index { places.append(0) }
    if places[code.index] > 0 { return ObjectUID(index: Int(places[code.index])) }
    let uid = append(code)
    places[code.index] = UInt32(uid.index)
    return uid
  }

  private func add(_ field: KeyedArchiveField) -> KeyedArchiveStorage.Code {
    switch field {
    case .reference(let uid): .init(.uid, uid.index)
    case .references(let uids): storage.container(.array, uids.map { .init(.uid, $0.index) })
    default: storage.add(field.propertyListValue)
    }
  }

  private func add(_ record: ClassRecord) -> ObjectUID {
    if let known = classes[record] { return known }
    var entries: [PropertyListValue.Entry] = [
      .init(KeyedArchiveFormat.classNameKey, .string(record.names[0])),
      .init(KeyedArchiveFormat.classesKey, .array(record.names.map { .string($0) })),
    ]
    if !record.hints.isEmpty {
      let hints = PropertyListValue.array(record.hints.map { .string($0) })
      entries.append(.init(KeyedArchiveFormat.classHintsKey, hints))
    }
    let uid = append(storage.add(.dictionary(entries)))
    classes[record] = uid
    return uid
  }

  private func append(_ code: KeyedArchiveStorage.Code) -> ObjectUID {
    objects.append(code)
    return ObjectUID(index: objects.count - 1)
  }
}

/// Values of property lists, as the objects that they stand for.
extension KeyedArchiveBuilder {
  /// Adds a value with all its children.
  package func add(plain value: PropertyListValue) -> ObjectUID {
    switch value {
    case .null: addNull()
    case .date(let seconds): add(date: seconds)
    case .string(let text): add(string: text)
    case .uid(let uid): ObjectUID(index: Int(uid))
    case .array(let elements): add(array: elements.map { add(plain: $0) })
    case .set(let elements): add(set: elements.map { add(plain: $0) })
    case .dictionary(let entries):
      add(dictionary: entries.map { (key: add(string: $0.key), value: add(plain: $0.value)) })
    case .bool, .integer, .unsigned, .real, .data: add(scalar: value)
    }
  }
}
