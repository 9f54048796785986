import Foundation

/// The name of a class in Objective-C's runtime: without a module for those of UIKit and Foundation, with its module for
/// those of Swift, the mangled one for those in other types, and the one that `@objc(…)` gives.
///
/// An app's `NSStringFromClass` is this. Foundation's gives UIKit's classes a module, does not know the last, and ends the
/// process for a class in another type.
public func runtimeName(of aClass: AnyClass) -> String {
  let name = AppClasses.name(of: aClass)
  return NestedClassName(of: aClass, named: name)?.text ?? name
}

/// The class with a name in Objective-C's runtime; nil where there is none: an app's `NSClassFromString`.
public func runtimeClass(named name: String) -> AnyClass? {
  // Classes of Objective-C have no module.
  guard !name.hasPrefix("UIKit.") else { return nil }
  let name = NestedClassName.plainName(of: name) ?? name
  // Foundation's function takes each name without a module for one of its own.
  return AppClasses.type(named: name) ?? (name.contains(".") ? nil : NSClassFromString(name))
}
