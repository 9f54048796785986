import Foundation
import Synchronization

/// Which methods of a program's classes can be called by the names of their selectors.
///
/// On Apple's systems the Objective-C runtime knows. Here the code that is generated for a program
/// registers a closure for each such method before anything of the app runs.
package enum SelectorMethods {
  /// Calls the method on an object with arguments, as many as the selector has.
  ///
  /// It runs on the caller's thread, as a message does; that it is on the main actor lets it call
  /// the methods of controllers and views.
  package typealias Call = @MainActor @Sendable (_ object: AnyObject, _ arguments: [Any?]) -> Any?

  private static let table = Mutex([ObjectIdentifier: [Selector: Call]]())

  /// Makes a method of a class known; of two for the same selector the later counts.
  package static func register(_ selector: Selector, of type: AnyClass, _ call: @escaping Call) {
    table.withLock { $0[ObjectIdentifier(type), default: [:]][selector] = call }
  }

  /// The method that objects of a class have for a selector: the class's own, else the nearest
  /// that it inherits, else one of UIKit's.
  package static func call(_ selector: Selector, of type: AnyClass) -> Call? {
    AppClasses.registerIfNeeded(type)
    let own = table.withLock { table in
      sequence(first: type) { _getSuperclass($0) }.lazy
        .compactMap { table[ObjectIdentifier($0)]?[selector] }.first
    }
    return own ?? UIKitSelectors.call(selector, of: type)
      ?? ConnectableProperties.accessor(selector, of: type)
  }

  /// The method that an object, or a class, has for a selector.
  static func call(_ selector: Selector, on object: AnyObject) -> Call? {
    if let messaged = object as? MessagedClass { return messaged.call(selector) }
    return call(selector, of: type(of: object))
  }

  /// Sends a message; traps where the object has no such method, as the runtime raises an
  /// exception.
  @discardableResult
  package static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?] = [])
    -> Any?
  {
    guard let call = call(selector, on: object) else {
      let messaged: AnyClass? = (object as? MessagedClass)?.type
      let name = AppClasses.shortName(of: messaged ?? type(of: object))
      fatalError(
        "\(messaged == nil ? "-" : "+")[\(name) \(selector)]: unrecognized selector sent to "
          + "\(messaged == nil ? "an object" : "a class"). UIKit raises an exception here.")
    }
    let missing = max(0, selector.argumentCount - arguments.count)
    let all = arguments.prefix(selector.argumentCount) + Array(repeating: nil, count: missing)
    return unsafeBitCast(call, to: NonisolatedCall.self)(object, Array(all))
  }

  private typealias NonisolatedCall =
    @Sendable (_ object: AnyObject, _ arguments: [Any?]) -> Any?
}
