import Foundation
import Synchronization

/// Which properties of a program's classes can be read and set by name: outlets, collections of
/// outlets, inspectable attributes and whatever else Objective-C sees.
///
/// On Apple's systems key-value coding asks the Objective-C runtime. Here the code that is generated
/// for a program registers each such property before anything of the app runs. Storyboards connect
/// outlets through this table, and `value(forKey:)` and `setValue(_:forKey:)` ask it. Actions and
/// segue actions are in `SelectorMethods`.
package enum ConnectableProperties {
  package struct Property: Sendable {
    package var key: String

    /// The type's name, for what is said of a value that does not fit.
    package var valueType: String

    /// Reads the value; nil for an optional without one.
    package var get: Getter

    /// Sets the value and says whether it fits; nil where the property can only be read.
    package var set: Setter?

    package typealias Getter = @MainActor @Sendable (_ object: AnyObject) -> Any?
    package typealias Setter = @MainActor @Sendable (_ object: AnyObject, _ value: Any?) -> Bool

    package init(key: String, valueType: String, get: @escaping Getter, set: Setter?) {
      self.key = key
      self.valueType = valueType
      self.get = get
      self.set = set
    }
  }

  /// What came of setting a property.
  package enum Assignment: Hashable, Sendable {
    case assigned

    /// Neither the class nor one it inherits from has a property of the name: on Apple's systems
    /// "this class is not key value coding-compliant for the key …".
    case unknownKey

    /// The property can only be read.
    case readOnly

    /// The value is not of the property's type.
    case mismatch(expected: String)
  }

  private static let table = Mutex([ObjectIdentifier: [String: Property]]())

  /// Makes properties of a class known; of two for the same key the later counts.
  package static func register(_ properties: [Property], of type: AnyClass) {
    table.withLock { table in
      for property in properties {
        table[ObjectIdentifier(type), default: [:]][property.key] = property
      }
    }
  }

  /// The property that objects of a class have for a key: the class's own, else the nearest that it
  /// inherits, else one of UIKit's.
  package static func property(_ key: String, of type: AnyClass) -> Property? {
    AppClasses.registerIfNeeded(type)
    let own = table.withLock { table in
      sequence(first: type) { _getSuperclass($0) }.lazy
        .compactMap { table[ObjectIdentifier($0)]?[key] }.first
    }
    return own ?? UIKitProperties.property(key, of: type)
  }

  /// Sets a property by name, as key-value coding does: an outlet to its object, a collection of
  /// outlets to an array, an attribute to a number, text, color and so on; numbers become the
  /// property's kind of number.
  package static func assign(
    _ value: Any?, to key: String, of object: AnyObject
  ) -> Assignment {
    guard let property = property(key, of: type(of: object)) else { return .unknownKey }
    guard let set = property.set else { return .readOnly }
    let fits = unsafeBitCast(set, to: NonisolatedSetter.self)(object, value)
    return fits ? .assigned : .mismatch(expected: property.valueType)
  }

  /// Sets a property of the object that a path of keys leads to: `layer.cornerRadius`.
  package static func assign(
    _ value: Any?, toPath path: String, of object: AnyObject
  ) -> Assignment {
    guard let dot = path.firstIndex(of: ".") else { return assign(value, to: path, of: object) }
    guard let property = property(String(path[..<dot]), of: type(of: object)) else {
      return .unknownKey
    }
    guard let next = read(property, of: object) else { return .assigned }
    return assign(value, toPath: String(path[path.index(after: dot)...]), of: next as AnyObject)
  }

  /// Reads a property, on the caller's thread as a message does.
  package static func read(_ property: Property, of object: AnyObject) -> Any? {
    unsafeBitCast(property.get, to: NonisolatedGetter.self)(object)
  }

  private typealias NonisolatedGetter = @Sendable (_ object: AnyObject) -> Any?
  private typealias NonisolatedSetter = @Sendable (_ object: AnyObject, _ value: Any?) -> Bool
}
