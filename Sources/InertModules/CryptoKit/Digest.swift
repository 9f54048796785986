// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// The bytes that a hash function computes.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8 {
  static var byteCount: Int { get }
}

extension Digest {
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    Array(left) == Array(right)
  }
}

/// The bytes as they are usually written: two letters each.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { byte in
    let text = String(byte, radix: 16)
    return byte < 16 ? "0" + text : text
  }.joined()
}
