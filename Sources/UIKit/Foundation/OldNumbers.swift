// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name that Objective-C has for a whole number.
public typealias NSInteger = Int

/// The name that Objective-C has for a whole number without sign.
public typealias NSUInteger = UInt

/// The name that Core Foundation has for seconds.
public typealias CFTimeInterval = Double

/// The name that Core Foundation has for a moment.
public typealias CFAbsoluteTime = Double

/// The seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
