public import Foundation
import UIKit

/// Changes of user defaults, of which those are told who observe them.
///
/// The generated code of an app calls these methods in the place of Foundation's.
public enum ExampleDefaults {
  /// Keeps an object; nil removes what is kept.
  public static func set(_ value: Any?, forKey key: String, in defaults: UserDefaults) {
    change(key, in: defaults) { defaults.set(value, forKey: key) }
  }

  /// Keeps a whole number.
  public static func set(_ value: Int, forKey key: String, in defaults: UserDefaults) {
    change(key, in: defaults) { defaults.set(value, forKey: key) }
  }

  /// Keeps a number.
  public static func set(_ value: Float, forKey key: String, in defaults: UserDefaults) {
    change(key, in: defaults) { defaults.set(value, forKey: key) }
  }

  /// Keeps a number.
  public static func set(_ value: Double, forKey key: String, in defaults: UserDefaults) {
    change(key, in: defaults) { defaults.set(value, forKey: key) }
  }

  /// Keeps whether something holds.
  public static func set(_ value: Bool, forKey key: String, in defaults: UserDefaults) {
    change(key, in: defaults) { defaults.set(value, forKey: key) }
  }

  /// Keeps an address; nil removes what is kept.
  ///
  /// Foundation on Linux would keep the path of one that is not a file's.
  public static func set(_ value: URL?, forKey key: String, in defaults: UserDefaults) {
    guard let value else { return removeObject(forKey: key, in: defaults) }
    guard !value.isFileURL,
      let data = try? Foundation.NSKeyedArchiver.archivedData(
        withRootObject: value as NSURL, requiringSecureCoding: true)
    else { return change(key, in: defaults) { defaults.set(value, forKey: key) } }
    change(key, in: defaults) { defaults.set(data, forKey: key) }
  }

  /// Removes what is kept.
  public static func removeObject(forKey key: String, in defaults: UserDefaults) {
    change(key, in: defaults) { defaults.removeObject(forKey: key) }
  }

  private static func change(_ key: String, in defaults: UserDefaults, _ change: () -> Void) {
    defaults.writeObserved(key, change)
  }
}
