import Foundation

extension NSKeyedArchiver {
  /// Encodes a value that conforms to `Encodable` under a key: as the property list that it makes of
  /// itself.
  public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
    encode(try CodablePropertyList.object(of: value), forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Decodes a value that was encoded by `encodeEncodable(_:forKey:)`; nil where the key is missing
  /// or holds something else.
  public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    try? decodeTopLevelDecodable(type, forKey: key)
  }

  /// Decodes a value that was encoded by `encodeEncodable(_:forKey:)`; nil where the key is
  /// missing; throws if it holds something else.
  public func decodeTopLevelDecodable<Value: Decodable>(
    _ type: Value.Type, forKey key: String
  ) throws -> Value? {
    guard let object = decodePropertyList(forKey: key) else { return nil }
    do {
      return try CodablePropertyList.value(of: object)
    } catch {
      failWithError(error)
      throw error
    }
  }
}
