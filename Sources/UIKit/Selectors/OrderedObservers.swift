import Foundation
import Synchronization

/// The observers of one notification center, called in the order in which they began.
///
/// Apple's center calls them so. Foundation's on Linux finds them by their hashes, so that the order
/// differs from process to process; it calls this for each notification, and this calls them.
final class OrderedObservers: Sendable {
  /// What is observed, and what is done at it.
  struct Observation: Sendable {
    var number: Int
    var name: NSNotification.Name?
    var sender: ObjectIdentifier?

    /// The object whose method is called; nil where a block is.
    var observer: WeakObserver?

    /// What stands for the observation of a block.
    var token: WeakObserver?
    var queue: OperationQueue?
    var perform: @Sendable (Notification) -> Void
  }

  /// An observer that is not kept alive.
  ///
  /// `@unchecked Sendable` because a weak reference may be read on any thread.
  final class WeakObserver: @unchecked Sendable {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  private struct State {
    var observations: [Observation] = []
    var count = 0
  }

  private let state = Mutex(State())

  /// Begins an observation and returns its number.
  @discardableResult
  func add(
    name: NSNotification.Name?, sender: ObjectIdentifier?, observer: WeakObserver? = nil,
    queue: OperationQueue? = nil, perform: @escaping @Sendable (Notification) -> Void
  ) -> Int {
    state.withLock { state in
      state.count += 1
      state.observations.removeAll { $0.observer.map { $0.object == nil } ?? false }
      state.observations.append(
        Observation(
          number: state.count, name: name, sender: sender, observer: observer, queue: queue,
          perform: perform))
      return state.count
    }
  }

  /// Says what stands for an observation.
  func setToken(_ token: WeakObserver, ofObservation number: Int) {
    state.withLock { state in
      for index in state.observations.indices where state.observations[index].number == number {
        state.observations[index].token = token
      }
    }
  }

  /// Ends the observations that are meant.
  func remove(where isMeant: @Sendable (Observation) -> Bool) {
    state.withLock { $0.observations.removeAll(where: isMeant) }
  }

  /// Calls those who observe a notification; whom one of them removes is not called any more.
  func deliver(_ notification: Notification) {
    let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    let due = state.withLock { state in
      state.observations.filter { observation in
        (observation.name == nil || observation.name == notification.name)
          && (observation.sender == nil || observation.sender == sender)
      }
    }
    for observation in due where isRegistered(observation) {
      call(observation, SameThread(notification))
    }
  }

  private func isRegistered(_ observation: Observation) -> Bool {
    state.withLock { $0.observations.contains { $0.number == observation.number } }
  }

  /// As Foundation does: who posts waits for an observer that has a queue of its own.
  private func call(_ observation: Observation, _ notification: SameThread<Notification>) {
    guard let queue = observation.queue, queue != OperationQueue.current else {
      return observation.perform(notification.value)
    }
    queue.addOperation { observation.perform(notification.value) }
    queue.waitUntilAllOperationsAreFinished()
  }
}

extension OrderedObservers {
  /// A center and its observers.
  ///
  /// `@unchecked Sendable` because a weak reference may be read on any thread.
  private final class Entry: @unchecked Sendable {
    private(set) weak var center: NotificationCenter?
    let observers = OrderedObservers()

    init(_ center: NotificationCenter) {
      self.center = center
    }
  }

  private static let entries = Mutex([Entry]())

  /// The observers of a center, which from now on hear of all that is posted there.
  static func of(_ center: NotificationCenter) -> OrderedObservers {
    let box = SameThread(center)
    let (observers, isNew) = entries.withLock { entries in
      entries.removeAll { $0.center == nil }
      if let entry = entries.first(where: { $0.center === box.value }) {
        return (entry.observers, false)
      }
      let entry = Entry(box.value)
      entries.append(entry)
      return (entry.observers, true)
    }
    if isNew {
      _ = center.addObserver(forName: nil, object: nil as Any?, queue: nil) { notification in
        observers.deliver(notification)
      }
    }
    return observers
  }
}
