import UIKit

/// A class that code at file scope cannot name: a specialization of a generic class, or a class in a function, a
/// generic type or a private type.
public protocol SelfRegisteringClass: AnyObject {
  /// Registers the class; called when the engine first asks about it or about a class that inherits from it.
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
