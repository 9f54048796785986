public import Foundation

extension NSCoder {
  /// Encodes a C `int` under a key.
  public func encodeCInt(_ value: Int32, forKey key: String) {
    encode(value, forKey: key)
  }
}
