public import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method for a selector, or says that it has.
  ///
  /// It is the protocol's, so that delegates can be asked that are known by their protocols, and so
  /// that a class of an app may have its own, which Swift would not let override a method of an
  /// extension of `NSObject`.
  public func responds(to aSelector: Selector!) -> Bool {
    let object = self as AnyObject
    guard let aSelector, let call = SelectorMethods.call(Responding.selector, of: type(of: object))
    else { return _esponds(to: aSelector) }
    return Responding.answer(call, object: object, asked: aSelector)
  }

  /// Whether the object's class has a method for a selector: what `super` answers to a class of an app
  /// that has an own `responds(to:)`.
  public func _esponds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorMethods.call($0, of: type(of: self as AnyObject)) != nil } ?? false
  }
}

/// Asking objects whose class says itself which messages it takes.
enum Responding {
  static let selector: Selector = "respondsToSelector:"

  /// What the method of an app's class answers, on the caller's thread as a message does.
  static func answer(_ call: @escaping SelectorMethods.Call, object: AnyObject, asked: Selector)
    -> Bool
  {
    unsafeBitCast(call, to: Call.self)(object, [asked]) as? Bool ?? false
  }

  private typealias Call = @Sendable (_ object: AnyObject, _ arguments: [Any?]) -> Any?
}
