/// What the objects of an archive take in its file.
struct KeyedArchiveObjectSize {
  /// The bytes of a reference from a container to its element.
  let referenceSize: Int

  /// The bytes of an object without its class, its keys and what it refers to.
  func byteCount(of object: PropertyListValue) -> Int {
    switch object {
    case .dictionary(let entries):
      entries.reduce(containerByteCount(elements: entries.count * 2, count: entries.count)) {
        $0 + ($1.key == KeyedArchiveFormat.classKey ? 0 : inline($1.value))
      }
    case .array, .set, .null, .bool, .integer, .unsigned, .real, .date, .data, .string, .uid:
      inline(object)
    }
  }

  private func inline(_ value: PropertyListValue) -> Int {
    switch value {
    case .array(let elements), .set(let elements):
      elements.reduce(containerByteCount(elements: elements.count, count: elements.count)) {
        $0 + scalar($1)
      }
    case .dictionary, .null, .bool, .integer, .unsigned, .real, .date, .data, .string, .uid:
      scalar(value)
    }
  }

  private func containerByteCount(elements: Int, count: Int) -> Int {
    PropertyListOutput.headerByteCount(count: count) + elements * referenceSize
  }

  private func scalar(_ value: PropertyListValue) -> Int {
    PropertyListOutput.byteCount(ofScalar: value)
  }
}
