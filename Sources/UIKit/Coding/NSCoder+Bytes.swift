public import Foundation

extension NSCoder {
  /// Decodes bytes, which last as long as the coder does; nil where the key is missing.
  ///
  /// Foundation on Linux leaves the method out. Coders other than those of state restoration have no
  /// place to keep the bytes, and answer nil.
  public func decodeBytes(
    forKey key: String, returnedLength length: UnsafeMutablePointer<Int>?
  ) -> UnsafePointer<UInt8>? {
    let bytes = (self as? RestorationDecoder)?.keptBytes(forKey: key)
    length?.pointee = bytes?.count ?? 0
    return bytes?.baseAddress?.assumingMemoryBound(to: UInt8.self)
  }
}
