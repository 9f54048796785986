import Foundation

/// Which of Foundation's classes a decoded value counts as where an app names the classes that it
/// expects: on Apple's systems a string is an `NSString`, an array an `NSArray`.
enum FoundationClasses {
  static func value(_ value: Any, isOneOf classes: [AnyClass]) -> Bool {
    let type: AnyClass = objectClass(of: value)
    return sequence(first: type) { _getSuperclass($0) }
      .contains { ancestor in classes.contains { $0 == ancestor } }
  }

  /// The value as the app asked for it: an `NSMutableString` of its own where that is the class that
  /// it named.
  static func object(of value: Any, asOneOf classes: [AnyClass]) -> Any {
    guard !classes.isEmpty else { return value }
    let type: AnyClass = objectClass(of: value)
    guard isMutable(type), classes.contains(where: { $0 == type }),
      let object = value as AnyObject as? NSObject
    else { return value }
    return object.mutableCopy()
  }

  private static func isMutable(_ type: AnyClass) -> Bool {
    let types: [AnyClass] = [
      NSMutableString.self, NSMutableData.self, NSMutableArray.self, NSMutableSet.self,
      NSMutableDictionary.self,
    ]
    return types.contains { $0 == type }
  }

  private static func objectClass(of value: Any) -> AnyClass {
    switch value {
    case is String: NSMutableString.self
    case is Data: NSMutableData.self
    case is Date: NSDate.self
    case is URL: NSURL.self
    case is UUID: NSUUID.self
    case is [Any]: NSMutableArray.self
    case is Set<AnyHashable>: NSMutableSet.self
    case is [AnyHashable: Any]: NSMutableDictionary.self
    case is IndexSet: NSIndexSet.self
    case is NSValue where !(value is NSNumber): NSValue.self
    default: type(of: value as AnyObject)
    }
  }
}
