package import struct Foundation.Data

/// Damages files at random, the same way for the same seed.
package struct Mutator {
  private var state: UInt64

  package init(seed: UInt64) {
    // Seeds next to each other would begin alike, and the generator may not begin with zero.
    state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
  }

  /// The file with one to six damages.
  package mutating func damaged(_ file: [UInt8]) -> Data {
    var bytes = file
    for _ in 0...number(below: 6) { damage(&bytes) }
    return Data(bytes)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = number(below: bytes.count)
    switch number(below: 8) {
    case 0: bytes[place] ^= 1 << UInt8(number(below: 8))
    case 1: bytes[place] = UInt8(number(below: 256))
    case 2: bytes[max(0, bytes.count - 1 - number(below: 32))] = UInt8(number(below: 256))
    case 3: bytes.removeLast(number(below: bytes.count))
    case 4: bytes.insert(UInt8(number(below: 256)), at: place)
    case 5: bytes[place] = [0x0F, 0x13, 0x5F, 0x80, 0xA1, 0xAF, 0xD1, 0xDF][number(below: 8)]
    case 6: bytes[place] &+= 1
    default: copy(in: &bytes, to: place)
    }
  }

  private mutating func copy(in bytes: inout [UInt8], to place: Int) {
    let from = number(below: bytes.count)
    let count = min(1 + number(below: 8), bytes.count - max(from, place))
    bytes.replaceSubrange(place..<(place + count), with: bytes[from..<(from + count)])
  }

  private mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
