/// Keys that objects choose, kept apart from those of the format, which begin with a dollar sign.
enum KeyedArchiveKey {
  private static let mark: Character = "$"

  /// So few are compared with one another sooner than hashed.
  private static let fewFields = 12

  /// The key as it is in the file: with one dollar sign more, if it begins with one.
  static func escaped(_ key: String) -> String {
    key.utf8.first == UInt8(ascii: "$") ? "\(mark)\(key)" : key
  }

  static func unescaped(_ key: String) -> String {
    key.hasPrefix("\(mark)\(mark)") ? String(key.dropFirst()) : key
  }

  /// The entries of a file's dictionary, in which no key may occur twice: the last value stays.
  static func entries<Value>(
    _ fields: [(key: String, value: Value)], _ plain: (Value) -> PropertyListValue
  ) -> [PropertyListValue.Entry] {
    lastOfEachKey(fields).map { .init(escaped($0.key), plain($0.value)) }
  }

  static func lastOfEachKey<Value>(
    _ fields: [(key: String, value: Value)]
  ) -> [(key: String, value: Value)] {
    if fields.count <= fewFields,
      fields.indices.allSatisfy({ index in
        !fields[..<index].contains { $0.key == fields[index].key }
      })
    {
      return fields
    }
    let last = Dictionary(
      fields.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { _, later in later })
    guard last.count < fields.count else { return fields }
    return fields.enumerated().filter { last[$1.key] == $0 }.map(\.element)
  }
}
