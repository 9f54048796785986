// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Hashes are real here: what an app keeps or compares is what a phone computes.

@_spi(InertModules) @_exported import UIKit

extension Insecure {
  /// The hash function SHA-1.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest

    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 20 }

    private var blocks = HashBlocks(byteCount: 64, lengthByteCount: 8, isBigEndian: true)
    private var state: [UInt32] = [
      0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
    ]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      for block in blocks.full(after: bufferPointer) { compress(block) }
    }

    public func finalize() -> SHA1Digest {
      var end = self
      for block in blocks.last { end.compress(block) }
      return SHA1Digest(bytes: end.state.flatMap(\.bigEndianBytes))
    }

    private mutating func compress(_ block: [UInt8]) {
      var words = UInt32.words(of: block)
      for index in 16..<80 {
        let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(word.turnedLeft(1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (index, word) in words.enumerated() {
        let mixed =
          switch index {
          case ..<20: ((b & c) | (~b & d)) &+ 0x5a82_7999
          case ..<40: (b ^ c ^ d) &+ 0x6ed9_eba1
          case ..<60: ((b & c) | (b & d) | (c & d)) &+ 0x8f1b_bcdc
          default: (b ^ c ^ d) &+ 0xca62_c1d6
          }
        let next = a.turnedLeft(5) &+ mixed &+ e &+ word
        (e, d, c, b, a) = (d, c, b.turnedLeft(30), a, next)
      }
      state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
  }
}
