import Foundation

/// What takes values of any name by key-value coding.
protocol KeyedValues: AnyObject {
  /// The value of a name; nil where there is none.
  func keyedValue(_ key: String) -> Any?

  /// Keeps a value under a name; nil removes it.
  func keepValue(_ value: Any?, for key: String)
}

/// Layers and animations, which keep what they are given.
protocol KeyedValueStorage: KeyedValues {
  var keyedValues: [String: Any] { get set }
}

extension KeyedValueStorage {
  func keyedValue(_ key: String) -> Any? { keyedValues[key] }
  func keepValue(_ value: Any?, for key: String) { keyedValues[key] = value }
}

/// Apps read and write the user's settings by key-value coding as often as by their own methods.
extension UserDefaults: KeyedValues {
  func keyedValue(_ key: String) -> Any? { object(forKey: key) }
  func keepValue(_ value: Any?, for key: String) { set(value, forKey: key) }
}

extension NSDictionary: KeyedValues {
  func keyedValue(_ key: String) -> Any? { object(forKey: key) }

  /// Traps for a dictionary that cannot be changed, as Foundation raises an exception.
  func keepValue(_ value: Any?, for key: String) {
    guard let self = self as? NSMutableDictionary else {
      fatalError(
        "[<NSDictionary> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
          + "for the key \(key). UIKit raises an exception here.")
    }
    guard let value else { return self.removeObject(forKey: key) }
    self.setObject(value, forKey: key as NSString)
  }
}
