import UIKit

/// A class of an example's program that nothing outside of it can name: each class that a generic one becomes,
/// and a class in a function.
public protocol SelfRegisteringClass: AnyObject {
  /// Registers the class; called once for each, when the engine first asks what it or a class that
  /// inherits from it has.
  nonisolated static func registerWithEngine()
}

extension ExampleProgram {
  /// Tells the engine that the program has such classes.
  public static func registerClassesOnFirstUse() {
    AppClasses.registerOnFirstUse { type in
      (type as? any SelfRegisteringClass.Type)?.registerWithEngine()
    }
  }
}
