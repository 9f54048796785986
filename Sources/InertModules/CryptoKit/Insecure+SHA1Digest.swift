// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

extension Insecure {
  /// What SHA1 computes.
  public struct SHA1Digest: Digest {
    let bytes: [UInt8]

    public static var byteCount: Int { 20 }

    public func withUnsafeBytes<Result>(
      _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public var description: String { "SHA1 digest: \(hexadecimal(bytes))" }
  }
}
