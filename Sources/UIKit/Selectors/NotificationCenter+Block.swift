public import Foundation

extension NotificationCenter {
  /// Calls a block at each notification of a name and sender; nil stands for all.
  ///
  /// The method has the name of Foundation's, and is the one that is meant where the sender is an
  /// object or nil: those who observe are called in the order in which they began.
  ///
  /// - Returns: What stands for the observation, for `removeObserver(_:)`.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observers = OrderedObservers.of(self)
    let number = observers.add(
      name: name, sender: obj.map { ObjectIdentifier($0) }, queue: queue, perform: block)
    let observation = BlockObservation(number: number, of: observers)
    // What Foundation returns is what it can remove, in each of its ways; it lets go of the block then.
    let token = addObserver(forName: name, object: obj as Any?, queue: nil) { _ in
      withExtendedLifetime(observation) {}
    }
    observers.setToken(OrderedObservers.WeakObserver(token), ofObservation: number)
    return token
  }

  /// Ends what `addObserver(forName:…)` returned, at once: also where the notification that it observes
  /// is just being posted.
  public func removeObserver(_ observer: any NSObjectProtocol) {
    removeObserver(observer as Any)
    let token = OrderedObservers.WeakObserver(observer)
    OrderedObservers.of(self).remove { $0.token != nil && $0.token?.object === token.object }
  }
}

/// Ends the observation of a block when no code keeps this any longer.
private final class BlockObservation: Sendable {
  private let number: Int
  private let observers: OrderedObservers

  init(number: Int, of observers: OrderedObservers) {
    self.number = number
    self.observers = observers
  }

  deinit {
    observers.remove { [number] in $0.number == number }
  }
}
