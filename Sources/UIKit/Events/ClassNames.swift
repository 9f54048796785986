import Foundation

/// The name of a class in Objective-C's runtime: without a module for those of UIKit and Foundation, with its module for
/// those of Swift, and the one that `@objc(…)` gives.
///
/// An app's `NSStringFromClass` is this. Foundation's gives UIKit's classes a module, does not know the last, and ends the
/// process for a class in another type.
public func runtimeName(of aClass: AnyClass) -> String { AppClasses.name(of: aClass) }

/// The class with a name in Objective-C's runtime; nil where there is none: an app's `NSClassFromString`.
public func runtimeClass(named name: String) -> AnyClass? {
  // Foundation's function takes each name without a module for one of its own.
  AppClasses.type(named: name) ?? (name.contains(".") ? nil : NSClassFromString(name))
}
