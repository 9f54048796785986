// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Authentication codes are real here, as the hashes are.

@_spi(InertModules) @_exported import UIKit

/// Computes authentication codes with a hash function and a key.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  public mutating func update<D: DataProtocol>(data: D) {
    inner.update(data: data)
  }

  public func finalize() -> HashedAuthenticationCode<H> {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return HashedAuthenticationCode(bytes: Array(outer.finalize()))
  }

  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> HashedAuthenticationCode<H> {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: HashedAuthenticationCode<H>, authenticating data: D,
    using key: SymmetricKey
  ) -> Bool { authenticationCode == self.authenticationCode(for: data, using: key) }

  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    let bytes = authenticationCode.withUnsafeBytes { Array($0) }
    return bytes == Array(self.authenticationCode(for: data, using: key))
  }
}
