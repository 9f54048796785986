import Foundation
public import UIKit

/// What a method gets that is called by the name of its selector.
public enum ExampleArgument {
  /// The argument as the type that the method declares.
  ///
  /// Traps where it is of another: on a phone, the method would take the one object for the other.
  public static func value<Value>(_ arguments: [Any?], _ index: Int) -> Value {
    let argument = arguments.indices.contains(index) ? arguments[index] : nil
    if isPointer(Value.self) {
      return unsafeBitCast(
        (argument as? UnsafeMutableRawPointer).map(UInt.init(bitPattern:)) ?? 0, to: Value.self)
    }
    if let value = PropertyValue.converted(argument, to: Value.self) { return value }
    // An app that sends a control's actions itself sends none along, and Objective-C passes that on
    // whatever the method declares.
    if Value.self == UIEvent.self, Thread.isMainThread,
      let event = MainActor.assumeIsolated({ UIEvent.nothing() }) as? Value
    {
      return event
    }
    reject(argument, as: Value.self, index)
  }

  /// The argument for a parameter that the method does not look at, of whatever class it is: on a phone,
  /// a method that declares a button is called by an item of a bar anyway.
  public static func ignored<Value>(_ arguments: [Any?], _ index: Int) -> Value {
    let argument = arguments.indices.contains(index) ? arguments[index] : nil
    guard Value.self is AnyObject.Type, let argument,
      PropertyValue.converted(argument, to: Value.self) == nil
    else { return value(arguments, index) }
    return unsafeBitCast(argument as AnyObject, to: Value.self)
  }

  /// Whether a parameter is a pointer: a phone passes one on whatever its kind, and none to a parameter that isn't optional.
  private static func isPointer(_ type: Any.Type) -> Bool {
    type == UnsafeRawPointer.self || type == UnsafeMutableRawPointer.self
      || type == UnsafeRawPointer?.self || type == UnsafeMutableRawPointer?.self
  }

  private static func reject(_ argument: Any?, as type: Any.Type, _ index: Int) -> Never {
    let actual = argument.map { "a \(Swift.type(of: $0))" } ?? "nil"
    fatalError(
      "Argument \(index + 1) of a method called by its selector is \(actual), "
        + "and the method declares \(type)")
  }
}

/// The name of a method, as the code is generated that stands for `#selector`.
public typealias _Sel = Selector
