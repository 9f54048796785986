/// The last 32 bytes of a binary property list: where its objects are.
struct BinaryPropertyListTrailer: Sendable {
  static let byteCount = 32

  let offsetSize: Int
  let referenceSize: Int
  let objectCount: Int
  let topObject: Int
  let offsetTable: Int

  init(
    _ buffer: UnsafeRawBufferPointer, limits: PropertyListLimits
  ) throws(PropertyListError) {
    let start = try Self.start(in: buffer, limits: limits)
    func fail(_ field: Int, _ reason: PropertyListError.Reason) -> PropertyListError {
      PropertyListError(byteOffset: start + field, reason: reason)
    }
    let bytes = PropertyListBytes(buffer: buffer, end: buffer.count)
    offsetSize = Int(buffer[start + 6])
    referenceSize = Int(buffer[start + 7])
    let count = bytes.unsigned(at: start + 8, size: 8)
    let top = bytes.unsigned(at: start + 16, size: 8)
    let table = bytes.unsigned(at: start + 24, size: 8)

    guard (1...8).contains(offsetSize) else { throw fail(6, .offsetSize(offsetSize)) }
    guard (1...8).contains(referenceSize) else { throw fail(7, .referenceSize(referenceSize)) }
    guard count > 0 else { throw fail(8, .noObjects) }
    // Each object takes a byte at least, and one entry of the table.
    let possible = min(start / (offsetSize + 1), limits.objectCount)
    guard count <= UInt64(possible) else { throw fail(8, .tooManyObjects(count, limit: possible)) }
    objectCount = Int(count)
    guard top < count else { throw fail(16, .topObject(top, objectCount: objectCount)) }
    topObject = Int(top)
    offsetTable = start - objectCount * offsetSize
    guard table == UInt64(offsetTable) else { throw fail(24, .offsetTableMisplaced(table)) }
  }

  private static func start(
    in buffer: UnsafeRawBufferPointer, limits: PropertyListLimits
  ) throws(PropertyListError) -> Int {
    // Places in a file are kept in 32 bits.
    let limit = min(limits.fileByteCount, Int(UInt32.max))
    guard buffer.count <= limit else {
      throw PropertyListError(
        byteOffset: limit, reason: .fileTooLarge(byteCount: buffer.count, limit: limit))
    }
    let header = PropertyListMarker.fileHeader
    guard buffer.prefix(header.count).elementsEqual(header.prefix(buffer.count)) else {
      let isXML = buffer.starts(with: "<?xml".utf8)
      throw PropertyListError(byteOffset: 0, reason: isXML ? .isXML : .notABinaryPropertyList)
    }
    // The shortest file is a header, an object, its offset and the trailer.
    guard buffer.count >= header.count + 2 + byteCount else {
      throw PropertyListError(
        byteOffset: buffer.count, reason: .fileTooShort(byteCount: buffer.count))
    }
    return buffer.count - byteCount
  }

  /// Where an object begins.
  func offset(of object: Int, in bytes: PropertyListBytes) throws(PropertyListError) -> Int {
    let entry = offsetTable + object * offsetSize
    let offset = bytes.unsigned(at: entry, size: offsetSize)
    let header = UInt64(PropertyListMarker.fileHeader.count)
    guard offset >= header, offset < UInt64(offsetTable) else {
      throw PropertyListError(byteOffset: entry, reason: .objectOutsideObjects(offset))
    }
    return Int(offset)
  }
}
