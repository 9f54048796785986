// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// The bytes that show that a message comes from an author who has the key.
public protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable,
  Sendable, Sequence
where Element == UInt8 {
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    Array(left) == Array(right)
  }
}
