import FlyingSocks
import Glibc
import Synchronization

/// The connections that there are.
///
/// Where there is no room, a connection that has not asked for anything yet makes room, the oldest first: so
/// whoever opens connections and says nothing keeps nobody out.
final class Guests: Sendable {
  /// One connection.
  struct Guest: Hashable, Sendable {
    fileprivate var number: Int
  }

  private struct State {
    var count = 0
    /// Those that have not asked yet, with their sockets.
    var silent: [Guest: CInt] = [:]
    var last = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// A place for a connection; nil where all are taken by connections that asked for something.
  func enter(_ socket: Socket) -> Guest? {
    state.withLock { state in
      if state.count >= limit {
        guard let oldest = state.silent.min(by: { $0.key.number < $1.key.number }) else {
          return nil
        }
        // Its reader finds the end, and closes it; its place is given away now.
        shutdown(oldest.value, CInt(SHUT_RDWR))
        state.silent[oldest.key] = nil
        state.count -= 1
      }
      state.count += 1
      state.last += 1
      let guest = Guest(number: state.last)
      state.silent[guest] = socket.file.rawValue
      return guest
    }
  }

  /// Whether a connection that has asked for something still has its place, which it then keeps.
  func hasAsked(_ guest: Guest) -> Bool {
    state.withLock { $0.silent.removeValue(forKey: guest) != nil }
  }

  /// Takes away the place of a connection; must be called once for each, before its socket is closed.
  ///
  /// - Parameter hadAsked: Whether `hasAsked` has been called and was true.
  func leave(_ guest: Guest, hadAsked: Bool) {
    state.withLock { state in
      // One that had to make room has no place any more.
      if hadAsked || state.silent.removeValue(forKey: guest) != nil { state.count -= 1 }
    }
  }
}
