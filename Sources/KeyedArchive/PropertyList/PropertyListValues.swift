/// The values of all objects of a file.
///
/// Arrays, sets and dictionaries share their storage where the file shares them.
struct PropertyListValues: PropertyListSink {
  private(set) var values: [PropertyListValue]
  private let parser: PropertyListObjectParser

  init(_ buffer: UnsafeRawBufferPointer, trailer: BinaryPropertyListTrailer) {
    values = Array(repeating: .null, count: trailer.objectCount)
    parser = PropertyListObjectParser(buffer, trailer: trailer)
  }

  mutating func take(_ object: Int, at offset: Int) {
    values[object] = parser.value(at: offset)
  }

  mutating func take(
    _ container: PropertyListObject.Container, as object: Int, references: PropertyListReferences
  ) throws(PropertyListError) {
    values[object] =
      switch container.kind {
      case .array: .array(elements(of: container, references))
      case .set: .set(elements(of: container, references))
      case .dictionary: .dictionary(try entries(of: container, references))
      }
  }

  private func elements(
    of container: PropertyListObject.Container, _ references: PropertyListReferences
  ) -> [PropertyListValue] {
    var elements: [PropertyListValue] = []
    elements.reserveCapacity(container.count)
    for index in 0..<container.count {
      elements.append(values[references.object(index, of: container)])
    }
    return elements
  }

  private func entries(
    of container: PropertyListObject.Container, _ references: PropertyListReferences
  ) throws(PropertyListError) -> [PropertyListValue.Entry] {
    var keys = UniqueKeys(capacity: container.count)
    var entries: [PropertyListValue.Entry] = []
    entries.reserveCapacity(container.count)
    for index in 0..<container.count {
      let key = values[references.object(index, of: container)]
      let offset = references.offset(index, of: container)
      guard case .string(let text) = key else {
        throw PropertyListError(byteOffset: offset, reason: .keyIsNotAString(key.kind))
      }
      guard keys.insert(text) else {
        throw PropertyListError(byteOffset: offset, reason: .duplicateKey(text))
      }
      let value = values[references.object(container.count + index, of: container)]
      entries.append(PropertyListValue.Entry(text, value))
    }
    return entries
  }
}
