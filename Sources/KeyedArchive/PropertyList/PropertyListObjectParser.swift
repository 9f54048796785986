import struct Foundation.Data

/// Reads one object of a binary property list, without following its references.
struct PropertyListObjectParser {
  typealias Container = PropertyListObject.Container

  /// What an object is, as far as it takes no memory to say, and where it ends.
  typealias Extent = (container: Container?, end: Int)

  let bytes: PropertyListBytes
  let referenceSize: Int

  init(_ buffer: UnsafeRawBufferPointer, trailer: BinaryPropertyListTrailer) {
    bytes = PropertyListBytes(buffer: buffer, end: trailer.offsetTable)
    referenceSize = trailer.referenceSize
  }

  /// The object at an offset.
  func object(at offset: Int) throws(PropertyListError) -> PropertyListObject {
    if let container = try extent(at: offset).container { return .container(container) }
    return .scalar(value(at: offset))
  }

  /// Checks the object at an offset without making anything of it.
  func extent(at offset: Int) throws(PropertyListError) -> Extent {
    let marker = bytes.buffer[offset]
    guard let kind = PropertyListMarker(rawValue: marker >> 4) else {
      throw PropertyListError(byteOffset: offset, reason: .unknownMarker(marker))
    }
    switch kind {
    case .simple:
      guard Self.simple(marker) != nil else {
        throw PropertyListError(byteOffset: offset, reason: .unknownMarker(marker))
      }
      return (nil, offset + 1)
    case .integer, .real, .date, .uid: return (nil, try number(kind, at: offset).upperBound)
    case .data: return (nil, try data(at: offset).upperBound)
    case .asciiString, .utf16String: return (nil, try string(kind, at: offset).upperBound)
    case .array: return try container(.array, at: offset)
    case .set: return try container(.set, at: offset)
    case .dictionary: return try container(.dictionary, at: offset)
    }
  }

  // MARK: Checking

  private func number(
    _ kind: PropertyListMarker, at offset: Int
  ) throws(PropertyListError) -> Range<Int> {
    let low = bytes.buffer[offset] & 0xF
    guard let size = Self.numberSize(kind, low: low) else {
      throw PropertyListError(byteOffset: offset, reason: .unknownMarker(kind.byte(low)))
    }
    let range = try bytes.range(at: offset + 1, needed: UInt64(size))
    let isRight: (value: Bool, else: PropertyListError.Reason) =
      switch kind {
      case .integer: (integer(in: range) != nil, .integerOutOfRange)
      case .uid: (uid(in: range) != nil, .uidOutOfRange)
      case .date: (real(in: range).isFinite, .dateIsNotFinite)
      default: (true, .integerOutOfRange)
      }
    guard isRight.value else { throw PropertyListError(byteOffset: offset, reason: isRight.else) }
    return range
  }

  private func data(at offset: Int) throws(PropertyListError) -> Range<Int> {
    let (count, start) = try length(at: offset)
    return try bytes.range(at: start, needed: count)
  }

  private func string(
    _ kind: PropertyListMarker, at offset: Int
  ) throws(PropertyListError) -> Range<Int> {
    let (count, start) = try length(at: offset)
    if kind == .asciiString {
      let range = try bytes.range(at: start, count: count, size: 1)
      guard bytes.isASCII(in: range) else {
        throw PropertyListError(byteOffset: offset, reason: .stringIsNotASCII)
      }
      return range
    }
    let range = try bytes.range(at: start, count: count, size: 2)
    guard bytes.isUTF16(in: range) else {
      throw PropertyListError(byteOffset: offset, reason: .stringIsNotUTF16)
    }
    return range
  }

  private func container(
    _ kind: Container.Kind, at offset: Int
  ) throws(PropertyListError) -> Extent {
    let (count, start) = try length(at: offset)
    let size = UInt64(referenceSize) * (kind == .dictionary ? 2 : 1)
    let range = try bytes.range(at: start, count: count, size: size)
    return (Container(kind: kind, count: Int(count), references: range), range.upperBound)
  }

  /// The number of elements that follow a marker, and where they begin.
  private func length(at offset: Int) throws(PropertyListError) -> (UInt64, start: Int) {
    let low = bytes.buffer[offset] & 0xF
    guard low == PropertyListMarker.lengthFollows else { return (UInt64(low), offset + 1) }
    let markerOffset = try bytes.range(at: offset + 1, needed: 1).lowerBound
    let marker = bytes.buffer[markerOffset]
    guard marker >> 4 == PropertyListMarker.integer.rawValue, marker & 0xF <= 3 else {
      throw PropertyListError(
        byteOffset: markerOffset, reason: .lengthIsNotAnInteger(marker: marker))
    }
    let range = try bytes.range(at: markerOffset + 1, needed: 1 << UInt64(marker & 0xF))
    return (bytes.unsigned(at: range.lowerBound, size: range.count), range.upperBound)
  }
}

// MARK: - Making

extension PropertyListObjectParser {
  /// The object at an offset, if it is one without references; it was checked before.
  func value(at offset: Int) -> PropertyListValue {
    let marker = bytes.buffer[offset]
    switch PropertyListMarker(rawValue: marker >> 4) {
    case .integer: return integer(in: numberRange(.integer, at: offset)) ?? .null
    case .real: return .real(real(in: numberRange(.real, at: offset)))
    case .date: return .date(real(in: numberRange(.date, at: offset)))
    case .uid: return uid(in: numberRange(.uid, at: offset)).map { .uid($0) } ?? .null
    case .data: return .data(Data(bytes.buffer[contents(at: offset, unit: 1)]))
    case .asciiString: return .string(bytes.ascii(in: contents(at: offset, unit: 1)))
    case .utf16String: return .string(bytes.utf16(in: contents(at: offset, unit: 2)))
    default: return Self.simple(marker) ?? .null
    }
  }

  /// The array, set or dictionary at an offset; it was checked before.
  func container(at offset: Int) -> Container? {
    let kind: Container.Kind
    switch PropertyListMarker(rawValue: bytes.buffer[offset] >> 4) {
    case .array: kind = .array
    case .set: kind = .set
    case .dictionary: kind = .dictionary
    default: return nil
    }
    let (count, start) = knownLength(at: offset)
    let size = referenceSize * count * (kind == .dictionary ? 2 : 1)
    return Container(kind: kind, count: count, references: start..<(start + size))
  }

  /// The number that a reference of a keyed archive has; nil for all else.
  func uid(at offset: Int) -> UInt32? {
    guard bytes.buffer[offset] >> 4 == PropertyListMarker.uid.rawValue else { return nil }
    return uid(in: numberRange(.uid, at: offset))
  }

  /// Where the bytes of an ASCII string are; nil for all else.
  func asciiRange(at offset: Int) -> Range<Int>? {
    guard bytes.buffer[offset] >> 4 == PropertyListMarker.asciiString.rawValue else { return nil }
    return contents(at: offset, unit: 1)
  }

  /// Where the bytes of data or of a string are.
  private func contents(at offset: Int, unit: Int) -> Range<Int> {
    let (count, start) = knownLength(at: offset)
    return start..<(start + count * unit)
  }

  private func knownLength(at offset: Int) -> (count: Int, start: Int) {
    let low = bytes.buffer[offset] & 0xF
    guard low == PropertyListMarker.lengthFollows else { return (Int(low), offset + 1) }
    let size = 1 << Int(bytes.buffer[offset + 1] & 0xF)
    return (Int(bytes.unsigned(at: offset + 2, size: size)), offset + 2 + size)
  }

  private func numberRange(_ kind: PropertyListMarker, at offset: Int) -> Range<Int> {
    let size = Self.numberSize(kind, low: bytes.buffer[offset] & 0xF) ?? 0
    return (offset + 1)..<(offset + 1 + size)
  }

  private static func simple(_ marker: UInt8) -> PropertyListValue? {
    switch marker {
    case PropertyListMarker.null: .null
    case PropertyListMarker.no: .bool(false)
    case PropertyListMarker.yes: .bool(true)
    default: nil
    }
  }

  private static func numberSize(_ kind: PropertyListMarker, low: UInt8) -> Int? {
    switch (kind, low) {
    case (.integer, 0...4), (.real, 2...3), (.date, 3): 1 << Int(low)
    case (.uid, 0...7): Int(low) + 1
    default: nil
    }
  }

  /// Integers of 1, 2 and 4 bytes have no sign; those of 8 bytes do; those of 16 bytes are for
  /// numbers above `Int64.max`.
  private func integer(in range: Range<Int>) -> PropertyListValue? {
    guard range.count == 16 else {
      return .integer(
        Int64(truncatingIfNeeded: bytes.unsigned(at: range.lowerBound, size: range.count)))
    }
    let high = bytes.unsigned(at: range.lowerBound, size: 8)
    let low = bytes.unsigned(at: range.lowerBound + 8, size: 8)
    let signed = Int64(bitPattern: low)
    switch high {
    case 0: return signed < 0 ? .unsigned(low) : .integer(signed)
    case .max where signed < 0: return .integer(signed)
    default: return nil
    }
  }

  private func real(in range: Range<Int>) -> Double {
    let bits = bytes.unsigned(at: range.lowerBound, size: range.count)
    guard range.count == 4 else { return Double(bitPattern: bits) }
    return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }

  private func uid(in range: Range<Int>) -> UInt32? {
    UInt32(exactly: bytes.unsigned(at: range.lowerBound, size: range.count))
  }
}
