public import Foundation

extension NSObject {
  /// Whether objects of the class have a method for a selector.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorMethods.call($0, of: self) != nil } ?? false
  }

  /// Calls the method for a selector, at once.
  ///
  /// - Returns: What the method returns, if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, arguments: [])
  }

  /// Calls the method for a selector with an argument, at once.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, arguments: [object])
  }

  /// Calls the method for a selector with two arguments, at once.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    perform(aSelector, arguments: [object1, object2])
  }

  /// Calls a method of the class itself, at once.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    aSelector.flatMap { kept(SelectorMethods.send($0, to: MessagedClass.receiver(self))) }
  }

  /// Calls a method of the class itself with an argument, at once.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    aSelector.flatMap { kept(SelectorMethods.send($0, to: MessagedClass.receiver(self), [object])) }
  }

  /// Calls the method for a selector on the main queue, when this many seconds went by.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedCalls.add(aSelector, of: self, with: anArgument, after: delay)
  }

  /// Calls the method for a selector on the main thread: at once if this is it and `wait` says so.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let message = SameThread((object: self, argument: arg))
    let send: @Sendable () -> Void = {
      SelectorMethods.send(aSelector, to: message.value.object, [message.value.argument])
    }
    guard wait else { return DispatchQueue.main.async(execute: send) }
    if Thread.isMainThread { send() } else { DispatchQueue.main.sync(execute: send) }
  }

  /// Calls the method for a selector on another thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let message = SameThread((object: self, argument: arg))
    DispatchQueue.global().async {
      SelectorMethods.send(aSelector, to: message.value.object, [message.value.argument])
    }
  }

  /// Takes back all delayed calls of an object's methods.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(target: aTarget as AnyObject, selector: nil)
  }

  /// Takes back the delayed calls of one method of an object.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel(target: aTarget as AnyObject, selector: aSelector)
  }

  private func perform(_ selector: Selector?, arguments: [Any?]) -> Unmanaged<AnyObject>? {
    selector.flatMap { Self.kept(SelectorMethods.send($0, to: self, arguments)) }
  }

  private class func kept(_ result: Any?) -> Unmanaged<AnyObject>? {
    // Text and numbers are objects to code that sends a message.
    guard let object = result.flatMap({ $0 as AnyObject as? NSObject }) else { return nil }
    // As an autoreleased object, it lives on until the turn of the main queue is over.
    let kept = SameThread(object)
    DispatchQueue.main.async { _ = kept }
    return Unmanaged.passUnretained(object)
  }
}
