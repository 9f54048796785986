import Foundation
import Synchronization

/// A class that messages are sent to, in the place of the object that a class is to Objective-C.
///
/// On Linux a class is not an object: converted to one it becomes a new box each time, which a weak
/// reference to a target would lose at once. There is one of these for each class, for ever.
package final class MessagedClass: Sendable {
  /// The class.
  package let type: AnyClass

  private static let all = Mutex([ObjectIdentifier: MessagedClass]())
  private static let methods = Mutex([ObjectIdentifier: [Selector: SelectorMethods.Call]]())

  private init(_ type: AnyClass) {
    self.type = type
  }

  /// What a message to a target is sent to: the target, or what stands for it if it is a class.
  static func receiver(_ target: Any) -> AnyObject {
    guard let type = target as? AnyClass else { return target as AnyObject }
    return all.withLock { all in
      if let known = all[ObjectIdentifier(type)] { return known }
      let new = MessagedClass(type)
      all[ObjectIdentifier(type)] = new
      return new
    }
  }

  /// Makes a method of a class itself known; of two for the same selector the later counts.
  package static func register(
    _ selector: Selector, of type: AnyClass, _ call: @escaping SelectorMethods.Call
  ) {
    methods.withLock { $0[ObjectIdentifier(type), default: [:]][selector] = call }
  }

  /// The method of the class for a selector: its own, else the nearest that it inherits.
  func call(_ selector: Selector) -> SelectorMethods.Call? {
    Self.methods.withLock { methods in
      sequence(first: type) { _getSuperclass($0) }.lazy
        .compactMap { methods[ObjectIdentifier($0)]?[selector] }.first
    }
  }
}
