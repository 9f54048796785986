/// A class whose objects are understood from what they encode.
///
/// It is found by its name once for each class of an archive.
package enum KnownClass: Sendable {
  case null
  case string
  case data
  case date
  case uuid
  case url
  case array
  case set
  case orderedSet
  case dictionary
  /// What stands for a restorable object.
  case pathProxy

  /// Whether objects of the class contain no others, and it cannot be told whether two that are equal
  /// are one.
  package var isWithoutIdentity: Bool {
    switch self {
    case .null, .string, .data, .date, .uuid, .pathProxy: true
    case .url, .array, .set, .orderedSet, .dictionary: false
    }
  }

  init?(named name: String) {
    switch name {
    case "NSNull": self = .null
    case "NSString", "NSMutableString": self = .string
    case "NSData", "NSMutableData": self = .data
    case "NSDate": self = .date
    case "NSUUID": self = .uuid
    case "NSURL": self = .url
    case "NSArray", "NSMutableArray": self = .array
    case "NSSet", "NSMutableSet": self = .set
    case "NSOrderedSet", "NSMutableOrderedSet": self = .orderedSet
    case "NSDictionary", "NSMutableDictionary": self = .dictionary
    case RestorationPathProxy.className: self = .pathProxy
    default: return nil
    }
  }
}
