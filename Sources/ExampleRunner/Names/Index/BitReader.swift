/// Reads numbers of some bits, least bit first, from bytes.
struct BitReader {
  private let bytes: [UInt8]

  /// In bits.
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How many bits are left.
  var left: Int { bytes.count * 8 - place }

  var isAtEnd: Bool { left == 0 }

  /// The next number of some bits, 64 at most; nil where there are fewer.
  mutating func read(_ width: Int) -> UInt64? {
    guard width <= left, (0...64).contains(width) else { return nil }
    var number: UInt64 = 0
    var done = 0
    while done < width {
      let offset = place & 7
      let count = min(8 - offset, width - done)
      let part = (bytes[place >> 3] >> UInt8(offset)) & UInt8((1 << count) - 1)
      number |= UInt64(part) << UInt64(done)
      done += count
      place += count
    }
    return number
  }

  /// The next number in pieces of some bits, of which the first bit says whether another follows.
  mutating func readVariable(_ width: Int) -> UInt64? {
    guard (2...32).contains(width) else { return nil }
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      guard let piece = read(width) else { return nil }
      let more = UInt64(1) << UInt64(width - 1)
      number |= (piece & (more - 1)) << shift
      guard piece & more != 0 else { return number }
      shift += UInt64(width - 1)
    }
    return nil
  }

  /// Goes to where the next 32 bits begin.
  mutating func align() -> Bool {
    let aligned = (place + 31) / 32 * 32
    guard aligned <= bytes.count * 8 else { return false }
    place = aligned
    return true
  }

  /// The next bytes; only where a byte begins.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard place & 7 == 0, count >= 0, count <= left / 8 else { return nil }
    let start = place >> 3
    place += count * 8
    return bytes[start..<(start + count)]
  }
}
