import UIKit

/// A generic class of an example's program, which registers each class that it becomes.
public protocol ExampleGenericClass: AnyObject {
  /// Registers `Self`, a class with arguments: `Box<Int>`; called once for each, when the engine first
  /// asks what it has.
  nonisolated static func registerWithEngine()
}

extension ExampleProgram {
  /// Tells the engine that the program has generic classes.
  public static func registerGenericClasses() {
    AppClasses.registerGenericClasses { type in
      (type as? any ExampleGenericClass.Type)?.registerWithEngine()
    }
  }
}
