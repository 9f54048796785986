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
  func unsigned(at offset: Int, size: Int) -> UInt64 {
    switch size {
    case 1: UInt64(buffer[offset])
    case 2: UInt64(UInt16(bigEndian: load(at: offset)))
    case 4: UInt64(UInt32(bigEndian: load(at: offset)))
    case 8: UInt64(bigEndian: load(at: offset))
    default: (offset..<(offset + size)).reduce(0) { $0 << 8 | UInt64(buffer[$1]) }
    }
  }

  private func load<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Number {
    buffer.loadUnaligned(fromByteOffset: offset, as: Number.self)
  }
}
