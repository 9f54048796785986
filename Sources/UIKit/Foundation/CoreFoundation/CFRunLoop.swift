// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name that Core Foundation has for a run loop.
public typealias CFRunLoop = RunLoop

public func CFRunLoopGetMain() -> CFRunLoop! { .main }

public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
