import Foundation

/// An object whose method is called at notifications; it is not kept alive.
final class SelectorObserver: @unchecked Sendable {
  /// The observer, which whoever posts reads: a weak reference may be read on any thread.
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }

  /// What is observed.
  struct Observed {
    var center: ObjectIdentifier
    var name: NSNotification.Name?
    var sender: ObjectIdentifier?
  }

  private struct Entry {
    weak var observer: AnyObject?
    var observed: Observed
    var token: SameThread<any NSObjectProtocol>
  }

  private static let entries = Locked([Entry]())

  /// Keeps what stands for an observation until it is ended; forgets those of objects that are gone.
  static func note(_ observed: Observed, of observer: AnyObject, token: any NSObjectProtocol) {
    let token = SameThread(token)
    let observer = SameThread(observer)
    entries.withLock { entries in
      entries.removeAll { $0.observer == nil }
      entries.append(Entry(observer: observer.value, observed: observed, token: token))
    }
  }

  /// What stands for an object's observations, which are forgotten with this.
  static func tokens(
    of observer: AnyObject, _ isMeant: @Sendable (Observed) -> Bool
  ) -> [any NSObjectProtocol] {
    let observer = SameThread(observer)
    return entries.withLock { entries in
      let meant = entries.filter { $0.observer === observer.value && isMeant($0.observed) }
      entries.removeAll { $0.observer === observer.value && isMeant($0.observed) }
      return meant.map(\.token)
    }.map(\.value)
  }
}
