// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

// Not generic: no caller is compiled with optimization, and a generic function would ask for each operator.

extension UInt32 {
  /// The bytes, the one that counts most first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }

  /// The bits moved to the right; those that fall out come in at the left.
  @inline(__always)
  func turnedRight(_ count: UInt32) -> UInt32 { (self &>> count) | (self &<< (32 &- count)) }

  /// The bits moved to the left; those that fall out come in at the right.
  @inline(__always)
  func turnedLeft(_ count: UInt32) -> UInt32 { (self &<< count) | (self &>> (32 &- count)) }

  /// The words of a block, whose first bytes count most.
  static func words(of block: [UInt8]) -> [UInt32] {
    block.withUnsafeBytes { bytes in
      (0..<(bytes.count / 4)).map { index in
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      }
    }
  }
}

extension UInt64 {
  /// The bytes, the one that counts most first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }

  /// The bits moved to the right; those that fall out come in at the left.
  @inline(__always)
  func turnedRight(_ count: UInt64) -> UInt64 { (self &>> count) | (self &<< (64 &- count)) }

  /// The bits moved to the left; those that fall out come in at the right.
  @inline(__always)
  func turnedLeft(_ count: UInt64) -> UInt64 { (self &<< count) | (self &>> (64 &- count)) }

  /// The words of a block, whose first bytes count most.
  static func words(of block: [UInt8]) -> [UInt64] {
    block.withUnsafeBytes { bytes in
      (0..<(bytes.count / 8)).map { index in
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
      }
    }
  }
}
