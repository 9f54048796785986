import Synchronization

/// How many connections there are.
final class GuestCount: Sendable {
  private let count = Mutex(0)

  /// Whether there is room for one more, which it then is.
  func enter(limit: Int) -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}
