package import struct Foundation.Data

/// Builds the file that `NSKeyedArchiver` would write for the same objects.
package final class KeyedArchiveBuilder {
  private struct ClassRecord: Hashable {
    var names: [String]
    var hints: [String]
  }

  private var objects: [PropertyListValue] = [.string(KeyedArchiveFormat.null)]
  private var scalars: [LiteralScalar: ObjectUID] = [:]
  private var classes: [ClassRecord: ObjectUID] = [:]

  package init() {}

  /// A new place in the table, to be filled later.
  ///
  /// Thereby an object can be referred to while it is still being encoded.
  package func reserve() -> ObjectUID {
    append(.string(KeyedArchiveFormat.null))
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
    let entries = KeyedArchiveKey.entries(fields, \.propertyListValue)
    let reference = PropertyListValue.Entry(
      KeyedArchiveFormat.classKey, add(record).propertyListValue)
    objects[uid.index] = .dictionary(entries + [reference])
  }

  /// The file, with the objects that a reader asks for by key.
  package func data(top: [(key: String, value: ObjectUID)]) -> Data {
    data(topFields: top.map { (key: $0.key, value: KeyedArchiveField.reference($0.value)) })
  }

  /// The file, with the objects and scalars that a reader asks for by key.
  package func data(topFields top: [(key: String, value: KeyedArchiveField)]) -> Data {
    let top = KeyedArchiveKey.entries(top, \.propertyListValue)
    let file = PropertyListValue.dictionary([
      .init(KeyedArchiveFormat.versionKey, .integer(KeyedArchiveFormat.version)),
      .init(KeyedArchiveFormat.archiverKey, .string(KeyedArchiveFormat.archiver)),
      .init(KeyedArchiveFormat.topKey, .dictionary(top)),
      .init(KeyedArchiveFormat.objectsKey, .array(objects)),
    ])
    return BinaryPropertyListWriter().data(of: file)
  }

  /// Whether the object at a place is a number or a Boolean.
  func isNumber(at uid: ObjectUID) -> Bool {
    switch objects[uid.index] {
    case .bool, .integer, .unsigned, .real: true
    default: false
    }
  }

  /// Adds a value without children, or finds it when it was added before.
  func add(scalar value: PropertyListValue) -> ObjectUID {
    guard let key = LiteralScalar(value) else { return append(value) }
    if let known = scalars[key] { return known }
    let uid = append(value)
    scalars[key] = uid
    return uid
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
    let uid = append(.dictionary(entries))
    classes[record] = uid
    return uid
  }

  private func append(_ value: PropertyListValue) -> ObjectUID {
    objects.append(value)
    return ObjectUID(index: objects.count - 1)
  }
}
