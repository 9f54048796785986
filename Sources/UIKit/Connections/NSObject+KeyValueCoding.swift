public import Foundation

/// Key-value coding, which Foundation lacks on Linux: for the properties of the app's classes that
/// Objective-C would see, and the commonest of UIKit's.
extension NSObject {
  /// The value of the property of a name; traps where there is none, as UIKit raises an exception.
  ///
  /// Foundation's dictionaries have a method of this name on Linux, which goes before it.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    guard let property = ConnectableProperties.property(key, of: type(of: self)) else {
      if let object = self as? any KeyedValues {
        noteRead(.value(key))
        return object.keyedValue(key)
      }
      fatalError(undefined("valueForUndefinedKey:", key))
    }
    return ConnectableProperties.read(property, of: self)
  }

  /// Sets the property of a name; traps where there is none, or the value is not of its type.
  public func setValue(_ value: Any?, forKey key: String) {
    switch ConnectableProperties.assign(value, to: key, of: self) {
    case .assigned: break
    case .unknownKey where self is any KeyedValues, .readOnly where self is any KeyedValues:
      changing(.value(key)) { (self as? any KeyedValues)?.keepValue(value, for: key) }
    case .unknownKey, .readOnly: fatalError(undefined("setValue:forUndefinedKey:", key))
    case .mismatch(let expected):
      let name = AppClasses.shortName(of: type(of: self))
      fatalError(
        "-[\(name) setValue:forKey:]: the value for the key \(key) is not of type \(expected): "
          + "\(value.map { "\($0)" } ?? "nil"). On a phone it would be taken for one.")
    }
  }

  /// The value that a path of keys leads to: `page.title`; nil where one on the way is nil.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      value = (value as? NSObject)?.value(forKey: String(key))
    }
    return value
  }

  /// Sets the property that a path of keys leads to; does nothing where one on the way is nil.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  private func undefined(_ method: String, _ key: String) -> String {
    let name = AppClasses.shortName(of: type(of: self))
    return "[<\(name)> \(method)]: this class is not key value coding-compliant for the key \(key)."
      + " UIKit raises an exception here."
  }
}
