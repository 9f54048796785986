import FlyingSocks
import Glibc
import Synchronization

/// Limits how many connections there are at a time.
///
/// Where all slots are taken, the oldest connection that has not sent a request is closed: a client that opens
/// connections and sends nothing does not keep others out.
final class ConnectionLimiter: Sendable {
  /// The place of one connection.
  struct Slot: Hashable, Sendable {
    fileprivate var number: Int
  }

  private struct State {
    var count = 0
    /// Those that have not sent a request yet, with their sockets.
    var silent: [Slot: CInt] = [:]
    var last = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// A slot for a connection; nil where all are taken by connections that sent a request.
  func takeSlot(_ socket: Socket) -> Slot? {
    state.withLock { state in
      if state.count >= limit {
        guard let oldest = state.silent.min(by: { $0.key.number < $1.key.number }) else {
          return nil
        }
        // Its reader finds the end, and closes it; its slot is given away now.
        shutdown(oldest.value, CInt(SHUT_RDWR))
        state.silent[oldest.key] = nil
        state.count -= 1
      }
      state.count += 1
      state.last += 1
      let slot = Slot(number: state.last)
      state.silent[slot] = socket.file.rawValue
      return slot
    }
  }

  /// Whether a connection that has sent a request still has its slot, which it then keeps.
  func hasAsked(_ slot: Slot) -> Bool {
    state.withLock { $0.silent.removeValue(forKey: slot) != nil }
  }

  /// Gives back the slot of a connection; must be called once for each, before its socket is closed.
  ///
  /// - Parameter hadAsked: Whether `hasAsked` has been called and was true.
  func giveBack(_ slot: Slot, hadAsked: Bool) {
    state.withLock { state in
      // One that had to make room has no slot any more.
      if hadAsked || state.silent.removeValue(forKey: slot) != nil { state.count -= 1 }
    }
  }
}
