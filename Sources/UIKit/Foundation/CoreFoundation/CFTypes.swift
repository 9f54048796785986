// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Core Foundation's types, which are Foundation's classes here.

public typealias CFTypeRef = AnyObject
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFAttributedString = NSAttributedString
public typealias CFBoolean = NSNumber
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDate = NSDate
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFError = NSError
public typealias CFNumber = NSNumber
public typealias CFSet = NSSet
public typealias CFURL = NSURL
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFTypeID = UInt

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
public let kCFNull: NSNull! = NSNull()

/// A part of something by its places.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init(location: CFIndex = 0, length: CFIndex = 0) {
    self.location = location
    self.length = length
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// The number of an object's type; a Boolean and a number differ in it.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
  switch cf {
  case let number as NSNumber: number.isBoolean ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  default: 1
  }
}

public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFDateGetTypeID() -> CFTypeID { 42 }

extension NSNumber {
  /// Whether the number was made of a Boolean: its type is that of one, in Objective-C's letters.
  fileprivate var isBoolean: Bool {
    let type = String(cString: objCType)
    return type == "c" || type == "B"
  }
}

nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
nonisolated(unsafe) public let kCFBundleInfoDictionaryVersionKey: CFString! =
  "CFBundleInfoDictionaryVersion"
nonisolated(unsafe) public let kCFBundleDevelopmentRegionKey: CFString! =
  "CFBundleDevelopmentRegion"
nonisolated(unsafe) public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
