import struct Foundation.Data

/// The bytes of a binary property list while they are written.
struct PropertyListOutput {
  private(set) var referenceSize: Int
  let bytes = ByteBuffer()

  /// An output for a file of at least one object.
  init(objectCount: Int) {
    referenceSize = Self.size(of: UInt64(objectCount - 1))
    PropertyListMarker.fileHeader.withUnsafeBytes { bytes.append($0) }
  }

  /// The fewest bytes, of 1, 2, 4 and 8, that a number fits into.
  static func size(of number: UInt64) -> Int {
    switch number {
    case 0...0xFF: 1
    case 0x100...0xFFFF: 2
    case 0x1_0000...0xFFFF_FFFF: 4
    default: 8
    }
  }

  /// The bytes of a marker with the length that follows it.
  static func headerByteCount(count: Int) -> Int {
    guard count >= Int(PropertyListMarker.lengthFollows) else { return 1 }
    return 2 + size(of: UInt64(count))
  }

  /// The bytes of a value without children; one with children has none of its own here.
  static func byteCount(ofScalar value: PropertyListValue) -> Int {
    switch value {
    case .data(let data): return headerByteCount(count: data.count) + data.count
    case .string(let text) where Self.isASCII(text):
      return headerByteCount(count: text.utf8.count) + text.utf8.count
    case .string(let text):
      return headerByteCount(count: text.utf16.count) + text.utf16.count * 2
    case .null, .bool: return 1
    case .integer(let number): return 1 + size(of: UInt64(bitPattern: number))
    case .unsigned(let number): return number > UInt64(Int64.max) ? 17 : 1 + size(of: number)
    case .real, .date: return 9
    case .uid(let uid): return 1 + size(of: UInt64(uid))
    case .array, .set, .dictionary: return 0
    }
  }

  mutating func unsigned(_ number: UInt64, size: Int) {
    bytes.append(number, size: size)
  }

  mutating func container(
    _ marker: PropertyListMarker, count: Int, references: some Sequence<UInt32>
  ) {
    header(marker, count: count)
    for number in references { reference(number) }
  }

  /// Writes the number of a child, after the header of its container.
  mutating func reference(_ number: UInt32) {
    unsigned(UInt64(number), size: referenceSize)
  }

  mutating func scalar(_ value: PropertyListValue) {
    switch value {
    case .null: bytes.append(PropertyListMarker.null)
    case .bool(let isTrue): bytes.append(isTrue ? PropertyListMarker.yes : PropertyListMarker.no)
    case .integer(let number): integer(number)
    case .unsigned(let number): largeInteger(number)
    case .real(let number): fixed(.real, low: 3, number.bitPattern, size: 8)
    case .date(let seconds): fixed(.date, low: 3, seconds.bitPattern, size: 8)
    case .data(let data):
      header(.data, count: data.count)
      data.withUnsafeBytes { bytes.append($0) }
    case .string(let text): string(text)
    case .uid(let uid):
      let size = Self.size(of: UInt64(uid))
      fixed(.uid, low: UInt8(size - 1), UInt64(uid), size: size)
    case .array, .set, .dictionary: break  // written by `container`, with their references
    }
  }

  private static func isASCII(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.allSatisfy { $0 < 0x80 } }
  }

  /// Writes the offsets of all objects and, behind them, where these are; the first is the top.
  mutating func end(offsets: [UInt32]) {
    let table = bytes.count
    let offsetSize = Self.size(of: UInt64(table))
    bytes.reserveCapacity(
      table + offsets.count * offsetSize + BinaryPropertyListTrailer.byteCount
        + MemoryLayout<UInt64>.size)
    for offset in offsets { unsigned(UInt64(offset), size: offsetSize) }
    unsigned(UInt64(offsetSize << 8 | referenceSize), size: 8)
    for number in [offsets.count, 0, table] { unsigned(UInt64(number), size: 8) }
  }

  private mutating func fixed(
    _ marker: PropertyListMarker, low: UInt8, _ number: UInt64, size: Int
  ) {
    bytes.append(marker.byte(low))
    unsigned(number, size: size)
  }

  /// Only an integer of 8 bytes has a sign.
  private mutating func integer(_ number: Int64) {
    let bits = UInt64(bitPattern: number)
    let size = Self.size(of: bits)
    fixed(.integer, low: UInt8(size.trailingZeroBitCount), bits, size: size)
  }

  private mutating func largeInteger(_ number: UInt64) {
    guard number > UInt64(Int64.max) else { return integer(Int64(number)) }
    fixed(.integer, low: 4, 0, size: 8)
    unsigned(number, size: 8)
  }

  private mutating func string(_ text: String) {
    if Self.isASCII(text) {
      header(.asciiString, count: text.utf8.count)
      var text = text
      text.withUTF8 { bytes.append(UnsafeRawBufferPointer($0)) }
    } else {
      header(.utf16String, count: text.utf16.count)
      for unit in text.utf16 { unsigned(UInt64(unit), size: 2) }
    }
  }

  mutating func header(_ marker: PropertyListMarker, count: Int) {
    guard count >= Int(PropertyListMarker.lengthFollows) else {
      return bytes.append(marker.byte(UInt8(count)))
    }
    bytes.append(marker.byte(PropertyListMarker.lengthFollows))
    integer(Int64(count))
  }
}
