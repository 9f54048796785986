import Synchronization

/// The first signal that interrupted the process.
final class ReceivedSignal: Sendable {
  private let number = Mutex<Int32?>(nil)

  func store(_ received: Int32) { number.withLock { $0 = received } }

  func load() -> Int32? { number.withLock { $0 } }
}
