import struct Foundation.Data

/// Reads one object of a binary property list, without following its references.
struct PropertyListObjectParser {
  let bytes: PropertyListBytes
  let referenceSize: Int

  /// The object at an offset and the offset behind it.
  func object(at offset: Int) throws(PropertyListError) -> (PropertyListObject, end: Int) {
    let marker = bytes.buffer[offset]
    guard let kind = PropertyListMarker(rawValue: marker >> 4) else {
      throw PropertyListError(byteOffset: offset, reason: .unknownMarker(marker))
    }
    switch kind {
    case .simple: return (.scalar(try simple(marker, at: offset)), offset + 1)
    case .integer, .real, .date, .uid: return try number(kind, at: offset)
    case .data: return try data(at: offset)
    case .asciiString, .utf16String: return try string(kind, at: offset)
    case .array: return try container(.array, at: offset)
    case .set: return try container(.set, at: offset)
    case .dictionary: return try container(.dictionary, at: offset)
    }
  }

  private func simple(
    _ marker: UInt8, at offset: Int
  ) throws(PropertyListError) -> PropertyListValue {
    switch marker {
    case PropertyListMarker.null: return .null
    case PropertyListMarker.no: return .bool(false)
    case PropertyListMarker.yes: return .bool(true)
    default: throw PropertyListError(byteOffset: offset, reason: .unknownMarker(marker))
    }
  }

  private func number(
    _ kind: PropertyListMarker, at offset: Int
  ) throws(PropertyListError) -> (PropertyListObject, end: Int) {
    let low = bytes.buffer[offset] & 0xF
    let size = try numberSize(kind, low: low, at: offset)
    let range = try bytes.range(at: offset + 1, needed: UInt64(size))
    let value =
      switch kind {
      case .integer: try integer(in: range, at: offset)
      case .uid: try uid(in: range, at: offset)
      case .date: try date(in: range, at: offset)
      default: real(in: range)
      }
    return (.scalar(value), range.upperBound)
  }

  private func numberSize(
    _ kind: PropertyListMarker, low: UInt8, at offset: Int
  ) throws(PropertyListError) -> Int {
    switch (kind, low) {
    case (.integer, 0...4), (.real, 2...3), (.date, 3): return 1 << Int(low)
    case (.uid, 0...7): return Int(low) + 1
    default:
      throw PropertyListError(byteOffset: offset, reason: .unknownMarker(kind.byte(low)))
    }
  }

  /// Integers of 1, 2 and 4 bytes have no sign; those of 8 bytes do; those of 16 bytes are for
  /// numbers above `Int64.max`.
  private func integer(
    in range: Range<Int>, at offset: Int
  ) throws(PropertyListError) -> PropertyListValue {
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
    default: throw PropertyListError(byteOffset: offset, reason: .integerOutOfRange)
    }
  }

  private func real(in range: Range<Int>) -> PropertyListValue {
    let bits = bytes.unsigned(at: range.lowerBound, size: range.count)
    guard range.count == 4 else { return .real(Double(bitPattern: bits)) }
    return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
  }

  private func date(
    in range: Range<Int>, at offset: Int
  ) throws(PropertyListError) -> PropertyListValue {
    let seconds = Double(bitPattern: bytes.unsigned(at: range.lowerBound, size: 8))
    guard seconds.isFinite else {
      throw PropertyListError(byteOffset: offset, reason: .dateIsNotFinite)
    }
    return .date(seconds)
  }

  private func uid(
    in range: Range<Int>, at offset: Int
  ) throws(PropertyListError) -> PropertyListValue {
    guard let uid = UInt32(exactly: bytes.unsigned(at: range.lowerBound, size: range.count)) else {
      throw PropertyListError(byteOffset: offset, reason: .uidOutOfRange)
    }
    return .uid(uid)
  }

  private func data(at offset: Int) throws(PropertyListError) -> (PropertyListObject, end: Int) {
    let (count, start) = try length(at: offset)
    let range = try bytes.range(at: start, needed: count)
    return (.scalar(.data(Data(bytes.buffer[range]))), range.upperBound)
  }

  private func string(
    _ kind: PropertyListMarker, at offset: Int
  ) throws(PropertyListError) -> (PropertyListObject, end: Int) {
    let (count, start) = try length(at: offset)
    let isASCII = kind == .asciiString
    let range = try bytes.range(at: start, count: count, size: isASCII ? 1 : 2)
    let slice = UnsafeRawBufferPointer(rebasing: bytes.buffer[range])
    guard let text = isASCII ? Self.ascii(slice) : Self.utf16(slice) else {
      throw PropertyListError(
        byteOffset: offset, reason: isASCII ? .stringIsNotASCII : .stringIsNotUTF16)
    }
    return (.scalar(.string(text)), range.upperBound)
  }

  private static func ascii(_ slice: UnsafeRawBufferPointer) -> String? {
    String(validating: slice, as: Unicode.ASCII.self)
  }

  private static func utf16(_ slice: UnsafeRawBufferPointer) -> String? {
    let units = stride(from: 0, to: slice.count, by: 2).map {
      UInt16(bigEndian: slice.loadUnaligned(fromByteOffset: $0, as: UInt16.self))
    }
    return String(validating: units, as: Unicode.UTF16.self)
  }

  private func container(
    _ kind: PropertyListObject.Container.Kind, at offset: Int
  ) throws(PropertyListError) -> (PropertyListObject, end: Int) {
    let (count, start) = try length(at: offset)
    let size = UInt64(referenceSize) * (kind == .dictionary ? 2 : 1)
    let range = try bytes.range(at: start, count: count, size: size)
    let container = PropertyListObject.Container(
      kind: kind, count: Int(count), references: range)
    return (.container(container), range.upperBound)
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
