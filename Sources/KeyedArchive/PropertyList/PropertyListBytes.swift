/// The bytes of a file, with reads that are checked against their end.
struct PropertyListBytes {
  let buffer: UnsafeRawBufferPointer

  /// Where the objects end and the offset table begins.
  let end: Int

  /// The bytes from `offset`, `needed` of them, as a range within the objects.
  func range(at offset: Int, needed: UInt64) throws(PropertyListError) -> Range<Int> {
    let available = max(0, end - offset)
    guard needed <= UInt64(available) else {
      throw PropertyListError(
        byteOffset: offset, reason: .cutShort(needed: needed, available: available))
    }
    return offset..<(offset + Int(needed))
  }

  /// The range of `count` elements of `size` bytes; a product above 64 bits is cut short, too.
  func range(
    at offset: Int, count: UInt64, size: UInt64
  ) throws(PropertyListError) -> Range<Int> {
    let (needed, overflow) = count.multipliedReportingOverflow(by: size)
    return try range(at: offset, needed: overflow ? .max : needed)
  }

  /// A big-endian number of up to 8 bytes; the caller has checked that they exist.
  @inline(__always)  // For each reference of a file twice.
  func unsigned(at offset: Int, size: Int) -> UInt64 {
    switch size {
    case 1: UInt64(buffer[offset])
    case 2: UInt64(UInt16(bigEndian: load(at: offset)))
    case 4: UInt64(UInt32(bigEndian: load(at: offset)))
    case 8: UInt64(bigEndian: load(at: offset))
    default: unsignedOfOddSize(at: offset, size: size)
    }
  }

  private func unsignedOfOddSize(at offset: Int, size: Int) -> UInt64 {
    var number: UInt64 = 0
    for place in offset..<(offset + size) { number = number << 8 | UInt64(buffer[place]) }
    return number
  }

  private func load<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Number {
    buffer.loadUnaligned(fromByteOffset: offset, as: Number.self)
  }
}

/// The bytes as text.
extension PropertyListBytes {
  func isASCII(in range: Range<Int>) -> Bool {
    var all: UInt64 = 0
    var place = range.lowerBound
    while place + 8 <= range.upperBound {
      all |= load(at: place)
      place += 8
    }
    while place < range.upperBound {
      all |= UInt64(buffer[place])
      place += 1
    }
    return all & 0x8080_8080_8080_8080 == 0
  }

  /// Whether each half of a surrogate pair has its other half.
  func isUTF16(in range: Range<Int>) -> Bool {
    var isInPair = false
    for place in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      switch unit(at: place) {
      case 0xD800...0xDBFF:
        guard !isInPair else { return false }
        isInPair = true
      case 0xDC00...0xDFFF:
        guard isInPair else { return false }
        isInPair = false
      default: guard !isInPair else { return false }
      }
    }
    return !isInPair
  }

  /// The text of bytes that are ASCII.
  func ascii(in range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: buffer[range]), as: UTF8.self)
  }

  /// The text of bytes that are UTF-16.
  func utf16(in range: Range<Int>) -> String {
    let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map(unit)
    return String(decoding: units, as: UTF16.self)
  }

  private func unit(at offset: Int) -> UInt16 { UInt16(bigEndian: load(at: offset)) }
}
