// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(InertModules) @_exported import UIKit

/// What SHA256 computes.
public struct SHA256Digest: Digest {
  let bytes: [UInt8]

  public static var byteCount: Int { 32 }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }
}
