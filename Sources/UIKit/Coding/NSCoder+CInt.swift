public import Foundation

extension NSCoder {
  /// Encodes a C `int` under a key.
  public func encodeCInt(_ value: Int32, forKey key: String) {
    encode(value, forKey: key)
  }

  /// Decodes a C `int`; 0 where the key is missing.
  public func decodeCInt(forKey key: String) -> Int32 {
    decodeInt32(forKey: key)
  }
}
