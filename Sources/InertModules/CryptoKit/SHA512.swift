// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Hashes are real here: what an app keeps or compares is what a phone computes.

@_spi(InertModules) @_exported import UIKit

/// The hash function SHA-512.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest

  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 64 }

  private var state = SHA512State([
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ])

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.bytes) }
}
