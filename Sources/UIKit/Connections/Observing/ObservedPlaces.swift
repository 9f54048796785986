import Foundation
import Synchronization

/// A property of one of UIKit's own objects, while it is observed.
final class ObservedPlace: ObservedProperty {
  struct Name: Hashable {
    var object: ObjectIdentifier
    var key: ObservedKey
  }

  private let name: Name

  init(_ name: Name) {
    self.name = name
  }

  deinit { ObservedPlaces.forget(name) }
}

/// Which properties of UIKit's own objects are observed.
///
/// Nothing is kept in the objects: code that reads or sets a property that is not observed pays for one
/// comparison.
enum ObservedPlaces {
  /// Reached inside the lock alone.
  private final class Weak: @unchecked Sendable {
    weak var place: ObservedPlace?
    init(_ place: ObservedPlace) { self.place = place }
  }

  private static let table = Mutex([ObservedPlace.Name: Weak]())

  /// How many there are.
  static let count = Atomic<Int>(0)

  static func place(_ name: ObservedPlace.Name) -> ObservedPlace {
    if let known = known(name) { return known }
    let new = ObservedPlace(name)
    table.withLock { $0[name] = Weak(new) }
    count.add(1, ordering: .relaxed)
    return new
  }

  static func known(_ name: ObservedPlace.Name) -> ObservedPlace? {
    table.withLock { $0[name]?.place }
  }

  /// The property, if any property is observed.
  static func announced(_ name: ObservedPlace.Name) -> ObservedPlace? {
    count.load(ordering: .relaxed) > 0 ? known(name) : nil
  }

  static func forget(_ name: ObservedPlace.Name) {
    table.withLock { table in
      if table[name]?.place == nil { table[name] = nil }
    }
    count.subtract(1, ordering: .relaxed)
  }
}

extension NSObject {
  /// Tells the code that is finding out what a key path reads that it reads this property.
  @inline(__always)
  final func noteRead(_ key: ObservedKey) {
    guard ObservedReads.isFindingOut else { return }
    ObservedReads.note(ObservedPlaces.place(.init(object: ObjectIdentifier(self), key: key)))
  }

  /// Changes a property, and tells those who observe it before and after.
  @inline(__always)
  final func changing(_ key: ObservedKey, _ change: () -> Void) {
    guard ObservedPlaces.count.load(ordering: .relaxed) > 0,
      let place = ObservedPlaces.known(.init(object: ObjectIdentifier(self), key: key))
    else { return change() }
    place.change(change)
  }
}

/// A property of the app's that is computed, or kept in a way that no wrapper can stand around:
/// `@objc dynamic` to its author.
extension NSObject {
  /// Reads the property.
  ///
  /// Who observes it does not observe what its value is made of, unless the class says on which
  /// others it depends.
  package final func readObserved<Value>(_ key: String, _ value: () -> Value) -> Value {
    guard ObservedReads.isFindingOut else { return value() }
    let (_, result) = ObservedReads.during(value)
    noteRead(.value(key))
    for path in keyPathsAffecting(key) { _ = self.value(forKeyPath: path) }
    return result
  }

  /// Sets the property, and tells those who observe it before and after.
  package final func writeObserved(_ key: String, _ change: () -> Void) {
    changing(.value(key), change)
  }

  /// What the class's own methods name.
  private func keyPathsAffecting(_ key: String) -> Set<String> {
    let type = MessagedClass.receiver(type(of: self))
    let name = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
    let general: Selector = "keyPathsForValuesAffectingValueForKey:"
    return [(Selector(name), []), (general, [key])].reduce(into: []) { paths, message in
      guard SelectorMethods.call(message.0, on: type) != nil else { return }
      let answer = SelectorMethods.send(message.0, to: type, message.1)
      paths.formUnion(answer as? Set<String> ?? [])
    }
  }
}
