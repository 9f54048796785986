// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// Divides bytes into the blocks that a hash function takes one after another.
struct HashBlocks: Sendable {
  private let byteCount: Int
  private let lengthByteCount: Int
  private let isBigEndian: Bool
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// - Parameters:
  ///   - byteCount: How many bytes a block has.
  ///   - lengthByteCount: How many bytes at the end of the last block say how many bits there were.
  ///   - isBigEndian: Whether the first of them counts most.
  init(byteCount: Int, lengthByteCount: Int, isBigEndian: Bool) {
    self.byteCount = byteCount
    self.lengthByteCount = lengthByteCount
    self.isBigEndian = isBigEndian
  }

  /// Takes further bytes, and returns the blocks that are full.
  mutating func full(after bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
    rest += bytes
    count += UInt64(bytes.count)
    let end = rest.count - rest.count % byteCount
    let blocks = stride(from: 0, to: end, by: byteCount).map { Array(rest[$0..<($0 + byteCount)]) }
    rest.removeFirst(end)
    return blocks
  }

  /// The bytes that are left with the end after them: one block or two.
  var last: [[UInt8]] {
    let bits = (count &* 8).bigEndianBytes
    let length = Array(repeating: 0, count: lengthByteCount - 8) + bits
    var bytes = rest + [0x80]
    let used = (bytes.count + lengthByteCount) % byteCount
    bytes += Array(repeating: 0, count: used == 0 ? 0 : byteCount - used)
    bytes += isBigEndian ? length : length.reversed()
    return stride(from: 0, to: bytes.count, by: byteCount).map {
      Array(bytes[$0..<($0 + byteCount)])
    }
  }
}
