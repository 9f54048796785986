public import Foundation

// What Foundation on Linux leaves out, because the bytes must lie somewhere. Here they are kept by the
// coder. Coders of classes of the app's own have no place for them, and answer nil.
extension NSCoder {
  /// Decodes bytes, which last as long as the coder does; nil where the key is missing.
  public func decodeBytes(
    forKey key: String, returnedLength length: UnsafeMutablePointer<Int>?
  ) -> UnsafePointer<UInt8>? {
    let bytes = kept(unarchiver?.bytes(forKey: key))
    length?.pointee = bytes?.count ?? 0
    return bytes?.baseAddress?.assumingMemoryBound(to: UInt8.self)
  }

  /// Decodes the bytes that were encoded next without a key; they last as long as the coder does.
  public func decodeBytes(
    withReturnedLength length: UnsafeMutablePointer<Int>
  ) -> UnsafeMutableRawPointer? {
    let bytes = kept(unarchiver?.nextBytes())
    length.pointee = bytes?.count ?? 0
    return UnsafeMutableRawPointer(mutating: bytes?.baseAddress)
  }

  private var unarchiver: NSKeyedUnarchiver? { self as? NSKeyedUnarchiver }

  private func kept(_ data: Data?) -> UnsafeRawBufferPointer? {
    data.flatMap { unarchiver?.keep($0) }
  }
}
