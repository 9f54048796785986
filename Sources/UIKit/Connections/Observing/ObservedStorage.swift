import Foundation
import Synchronization

/// Where a property that can be observed keeps its value and its observers.
///
/// Apple's systems replace the setter of an object's class. Here the property itself knows: in the
/// generated code, `@objc dynamic` is a wrapper around this.
package final class ObservedStorage<Value>: ObservedProperty {
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Reads the value; the code that is finding out what a key path reads hears of it.
  package func read() -> Value {
    ObservedReads.note(self)
    return value
  }

  /// Sets the value, and tells those who observe it before and after.
  package func write(_ newValue: Value) {
    change { value = newValue }
  }
}

/// A property that can be observed, of whatever type.
package class ObservedProperty {
  fileprivate struct Observer {
    var willChange: () -> Void
    var didChange: () -> Void
  }

  /// In the order in which they began, as Apple's systems mostly call them.
  fileprivate var observers = OrderedObservers()

  /// Whether a change is under way: what is set inside it is a part of it.
  private var isChanging = false

  /// Makes a change, and tells those who observe the property before and after.
  func change(_ change: () -> Void) {
    guard !isChanging else { return change() }
    for observer in observers.values { observer.willChange() }
    isChanging = true
    change()
    isChanging = false
    for observer in observers.values { observer.didChange() }
  }

  /// Tells those who observe the property that a change is to come, for who says so by hand.
  func begin() {
    guard !isChanging else { return }
    for observer in observers.values { observer.willChange() }
  }

  /// Tells those who observe the property of a change that was made.
  func finish() {
    guard !isChanging else { return }
    for observer in observers.values { observer.didChange() }
  }

  func observe(
    as key: UUID, willChange: @escaping () -> Void, didChange: @escaping () -> Void
  ) {
    observers.values.append(Observer(willChange: willChange, didChange: didChange))
    observers.keys.append(key)
  }

  func endObserving(as key: UUID) {
    guard let place = observers.keys.firstIndex(of: key) else { return }
    observers.keys.remove(at: place)
    observers.values.remove(at: place)
  }

  fileprivate struct OrderedObservers {
    var keys: [UUID] = []
    var values: [Observer] = []
  }
}

/// Finds out which properties a key path reads.
enum ObservedReads {
  private static let key = "reprise.observedReads"

  private final class Reads {
    var properties: [ObservedProperty] = []
  }

  /// How many are finding out, so that reading costs little otherwise.
  private static let count = Atomic<Int>(0)

  /// Whether code is finding out which properties a key path reads.
  static var isFindingOut: Bool { count.load(ordering: .relaxed) > 0 }

  /// What `read` reads, in order, and what it returns.
  static func during<Result>(_ read: () -> Result) -> (properties: [ObservedProperty], Result) {
    let storage = Thread.current.threadDictionary
    let outer = storage[key]
    let reads = Reads()
    storage[key] = reads
    count.add(1, ordering: .relaxed)
    defer {
      count.subtract(1, ordering: .relaxed)
      storage[key] = outer
    }
    let result = read()
    return (reads.properties, result)
  }

  static func note(_ property: ObservedProperty) {
    guard isFindingOut,
      let reads = Thread.current.threadDictionary[key] as? Reads
    else { return }
    if !reads.properties.contains(where: { $0 === property }) { reads.properties.append(property) }
  }
}
