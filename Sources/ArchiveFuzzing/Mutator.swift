package import struct Foundation.Data

/// Damages the bytes of files at random, the same way for the same seed.
package struct Mutator {
  private var numbers: FuzzNumbers

  package init(seed: UInt64) {
    numbers = FuzzNumbers(seed: seed)
  }

  /// The file with one to six damages.
  package mutating func damaged(_ file: [UInt8]) -> Data {
    var bytes = file
    for _ in 0...numbers.number(below: 6) { damage(&bytes) }
    return Data(bytes)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = numbers.number(below: bytes.count)
    switch numbers.number(below: 8) {
    case 0: bytes[place] ^= 1 << UInt8(numbers.number(below: 8))
    case 1: bytes[place] = randomByte()
    case 2: bytes[max(0, bytes.count - 1 - numbers.number(below: 32))] = randomByte()
    case 3: bytes.removeLast(numbers.number(below: bytes.count))
    case 4: bytes.insert(randomByte(), at: place)
    case 5: bytes[place] = numbers.element(of: [0x0F, 0x13, 0x5F, 0x80, 0xA1, 0xAF, 0xD1, 0xDF])
    case 6: bytes[place] &+= 1
    default: copy(in: &bytes, to: place)
    }
  }

  private mutating func randomByte() -> UInt8 { UInt8(numbers.number(below: 256)) }

  private mutating func copy(in bytes: inout [UInt8], to place: Int) {
    let from = numbers.number(below: bytes.count)
    let count = min(1 + numbers.number(below: 8), bytes.count - max(from, place))
    bytes.replaceSubrange(place..<(place + count), with: bytes[from..<(from + count)])
  }
}
