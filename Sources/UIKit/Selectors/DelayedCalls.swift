import Foundation
import Synchronization

/// The calls that `perform(_:with:afterDelay:)` announced.
enum DelayedCalls {
  private struct Call {
    var target: ObjectIdentifier
    var selector: Selector
  }

  private static let pending = Mutex([UUID: Call]())

  /// Calls a method on the main queue after a delay; the object lives until then, as on Apple's
  /// systems.
  static func add(
    _ selector: Selector, of object: NSObject, with argument: Any?, after delay: TimeInterval
  ) {
    let identifier = UUID()
    let message = SameThread((object: object, argument: argument))
    pending.withLock {
      $0[identifier] = Call(target: ObjectIdentifier(object), selector: selector)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
      guard pending.withLock({ $0.removeValue(forKey: identifier) }) != nil else { return }
      SelectorMethods.send(selector, to: message.value.object, [message.value.argument])
    }
  }

  static func cancel(target: AnyObject, selector: Selector?) {
    pending.withLock { calls in
      calls = calls.filter {
        $0.value.target != ObjectIdentifier(target)
          || (selector != nil && $0.value.selector != selector)
      }
    }
  }
}
