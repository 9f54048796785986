public import Foundation

// What Foundation on Linux leaves out, or has and declares unavailable.
extension NSCoder {
  /// Decodes an array whose elements are all of a class; nil where one is not.
  public func decodeArrayOfObjects<Object: NSObject & NSSecureCoding>(
    ofClass cls: Object.Type, forKey key: String
  ) -> [Object]? {
    decodeObject(of: [NSArray.self, cls], forKey: key) as? [Object]
  }

  /// Decodes an array of objects of several classes.
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
  }

  /// Decodes a dictionary whose keys and values are each of a class; nil where one is not.
  public func decodeDictionary<
    Key: NSObject & NSCopying & NSSecureCoding, Object: NSObject & NSSecureCoding
  >(
    withKeysOfClass keyClass: Key.Type, objectsOfClass objectClass: Object.Type, forKey key: String
  ) -> [Key: Object]? {
    decodeObject(of: [NSDictionary.self, keyClass, objectClass], forKey: key) as? [Key: Object]
  }

  /// Decodes an object; throws what went wrong.
  public func decodeTopLevelObject() throws -> Any? {
    try throwingWhatFails { decodeObject() }
  }

  /// Decodes an object; nil where the key is missing; throws what went wrong.
  public func decodeTopLevelObject(forKey key: String) throws -> Any? {
    try throwingWhatFails { decodeObject(forKey: key) }
  }

  /// Decodes an object of a class; nil where the key is missing; throws what went wrong.
  public func decodeTopLevelObject<Object: NSObject & NSCoding>(
    of cls: Object.Type, forKey key: String
  ) throws -> Object? {
    try throwingWhatFails { decodeObject(of: cls, forKey: key) }
  }

  /// Decodes an object of one of several classes; nil where the key is missing; throws what went
  /// wrong.
  public func decodeTopLevelObject(of classes: [AnyClass]?, forKey key: String) throws -> Any? {
    try throwingWhatFails { decodeObject(of: classes, forKey: key) }
  }

  private func throwingWhatFails<Result>(_ decode: () -> Result?) throws -> Result? {
    guard let unarchiver = self as? NSKeyedUnarchiver else { return decode() }
    return try unarchiver.decodeOrThrow(decode)
  }
}
