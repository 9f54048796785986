// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Hashes are real here: what an app keeps or compares is what a phone computes.

@_spi(InertModules) @_exported import UIKit

/// The hash function SHA-384.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest

  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { 48 }

  private var state = SHA512State([
    0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17, 0x152f_ecd8_f70e_5939,
    0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511, 0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
  ])

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    state.update(bufferPointer)
  }

  public func finalize() -> SHA384Digest { SHA384Digest(bytes: Array(state.bytes.prefix(48))) }
}
