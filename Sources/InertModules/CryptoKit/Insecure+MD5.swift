// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Hashes are real here: what an app keeps or compares is what a phone computes.

@_spi(InertModules) @_exported import UIKit

extension Insecure {
  /// The hash function MD5.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest

    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 16 }

    private var blocks = HashBlocks(byteCount: 64, lengthByteCount: 8, isBigEndian: false)
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      for block in blocks.full(after: bufferPointer) { compress(block) }
    }

    public func finalize() -> MD5Digest {
      var end = self
      for block in blocks.last { end.compress(block) }
      return MD5Digest(bytes: end.state.flatMap { $0.byteSwapped.bigEndianBytes })
    }

    private mutating func compress(_ block: [UInt8]) {
      let words = UInt32.words(of: block).map(\.byteSwapped)
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let mixed: UInt32
        let place: Int
        switch index {
        case ..<16: (mixed, place) = ((b & c) | (~b & d), index)
        case ..<32: (mixed, place) = ((d & b) | (~d & c), (5 * index + 1) % 16)
        case ..<48: (mixed, place) = (b ^ c ^ d, (3 * index + 5) % 16)
        default: (mixed, place) = (c ^ (b | ~d), 7 * index % 16)
        }
        let sum = a &+ mixed &+ Self.constants[index] &+ words[place]
        let turned = sum.turnedLeft(Self.turns[index / 16][index % 4])
        (a, d, c, b) = (d, c, b, b &+ turned)
      }
      state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
    }

    private static let turns: [[UInt32]] = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]

    private static let constants: [UInt32] = [
      0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a,
      0xa830_4613, 0xfd46_9501, 0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be,
      0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821, 0xf61e_2562, 0xc040_b340,
      0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
      0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8,
      0x676f_02d9, 0x8d2a_4c8a, 0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c,
      0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70, 0x289b_7ec6, 0xeaa1_27fa,
      0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
      0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92,
      0xffef_f47d, 0x8584_5dd1, 0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1,
      0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
    ]
  }
}
