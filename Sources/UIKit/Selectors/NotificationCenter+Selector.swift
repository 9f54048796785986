public import Foundation

extension NotificationCenter {
  /// Calls a method of an object at each notification of a name and sender; nil stands for all.
  ///
  /// The observer is not kept alive, and one that is gone is not called.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observation = SelectorObserver(observer as AnyObject)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer = observation.object else { return }
      SelectorMethods.send(aSelector, to: observer, [notification])
    }
    SelectorObserver.note(
      .init(center: ObjectIdentifier(self), name: aName, sender: anObject.map(identity)),
      of: observer as AnyObject, token: token)
  }

  /// Ends all that an object, or what `addObserver(forName:…)` returned, observes here.
  public func removeObserver(_ observer: NSObject) {
    removeObserver(observer as Any)
    for token in SelectorObserver.tokens(of: observer, { $0.center == ObjectIdentifier(self) }) {
      removeObserver(token as Any)
    }
  }

  /// Ends what an object observes here of a name and sender; nil stands for all.
  public func removeObserver(
    _ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let sender = anObject.map(identity)
    let tokens = SelectorObserver.tokens(of: observer) { what in
      what.center == ObjectIdentifier(self) && (aName == nil || what.name == aName)
        && (sender == nil || what.sender == sender)
    }
    for token in tokens { removeObserver(token as Any) }
  }

  private func identity(_ object: Any) -> ObjectIdentifier { ObjectIdentifier(object as AnyObject) }
}
