public import UIKit

/// A method of an example's program that can be called by the name of its selector, as the program
/// registers it.
public struct ExampleMethod {
  let type: AnyClass
  let selector: Selector
  let call: @MainActor @Sendable (AnyObject, [Any?]) -> Any?

  /// Whether it is a method of the class itself.
  let isStatic: Bool

  /// Describes a method.
  ///
  /// - Parameters:
  ///   - selector: Its selector, as Objective-C writes it: `save:`.
  ///   - type: The class that declares it.
  ///   - call: Calls it on an object of that class, with as many arguments as the selector has.
  public init<Object: AnyObject>(
    _ selector: Selector, of type: Object.Type,
    call: @escaping @MainActor @Sendable (Object, [Any?]) -> Any?
  ) {
    self.type = type
    self.selector = selector
    // On the caller's thread: a closure of the main actor would trap on another.
    let call = unsafeBitCast(call, to: (@Sendable (Object, [Any?]) -> Any?).self)
    let anyCall: @Sendable (AnyObject, [Any?]) -> Any? = { object, arguments in
      (object as? Object).flatMap { call($0, arguments) }
    }
    self.call = anyCall
    isStatic = false
  }

  /// Describes a method of the class itself; `call` gets the class that the message is sent to.
  public init<Object: AnyObject>(
    _ selector: Selector, ofClass type: Object.Type,
    call: @escaping @MainActor @Sendable (Object.Type, [Any?]) -> Any?
  ) {
    self.type = type
    self.selector = selector
    let call = unsafeBitCast(call, to: (@Sendable (Object.Type, [Any?]) -> Any?).self)
    let anyCall: @Sendable (AnyObject, [Any?]) -> Any? = { receiver, arguments in
      ((receiver as? MessagedClass)?.type as? Object.Type).flatMap { call($0, arguments) }
    }
    self.call = anyCall
    isStatic = true
  }
}

extension ExampleProgram {
  /// Tells the engine of methods that can be called by the names of their selectors.
  public static func register(methods: [ExampleMethod]) {
    for method in methods {
      if method.isStatic {
        MessagedClass.register(method.selector, of: method.type, method.call)
      } else {
        SelectorMethods.register(method.selector, of: method.type, method.call)
      }
    }
  }
}
