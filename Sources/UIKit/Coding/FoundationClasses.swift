import Foundation

/// Which of Foundation's classes a decoded value counts as where an app names the classes that it
/// expects: on Apple's systems a string is an `NSString`, an array an `NSArray`.
enum FoundationClasses {
  static func value(_ value: Any, isOneOf classes: [AnyClass]) -> Bool {
    let type: AnyClass = objectClass(of: value)
    return sequence(first: type) { _getSuperclass($0) }
      .contains { ancestor in classes.contains { $0 == ancestor } }
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
