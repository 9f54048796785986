public import Foundation

extension NotificationCenter {
  /// Calls a method of an object at each notification of a name and sender; nil stands for all.
  ///
  /// The observer is not kept alive, and one that is gone is not called.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = OrderedObservers.WeakObserver(MessagedClass.receiver(observer))
    OrderedObservers.of(self).add(
      name: aName, sender: anObject.map(identity), observer: observer
    ) { notification in
      guard let object = observer.object else { return }
      SelectorMethods.send(aSelector, to: object, [notification])
    }
  }

  /// Ends all that an object, or what `addObserver(forName:…)` returned, observes here.
  public func removeObserver(_ observer: NSObject) {
    removeObserver(observer as Any)
    let observer = OrderedObservers.WeakObserver(observer)
    OrderedObservers.of(self).remove { what in
      [what.observer, what.token].contains { $0?.object === observer.object }
    }
  }

  /// Ends what an object observes here of a name and sender; nil stands for all.
  public func removeObserver(
    _ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let sender = anObject.map(identity)
    let observer = OrderedObservers.WeakObserver(observer)
    OrderedObservers.of(self).remove { what in
      what.observer?.object === observer.object && (aName == nil || what.name == aName)
        && (sender == nil || what.sender == sender)
    }
  }

  private func identity(_ object: Any) -> ObjectIdentifier { ObjectIdentifier(object as AnyObject) }
}
