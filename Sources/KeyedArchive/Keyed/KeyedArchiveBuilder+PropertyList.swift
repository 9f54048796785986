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
