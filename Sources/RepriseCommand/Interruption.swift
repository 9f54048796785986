import Foundation
import Glibc
import Synchronization

/// Lets a command clean up when its user or the system ends it: no process of an example stays
/// behind, and no folder.
final class Interruption: Sendable {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The end that the signal handler writes to.
  ///
  /// A handler may do hardly more than write a byte, and sees nothing but globals. Set once, before
  /// there is a handler.
  nonisolated(unsafe) private static var pipe: CInt = -1

  private let readEnd: CInt

  init() {
    var ends: [CInt] = [-1, -1]
    // Without a pipe, signals end the process as they always do.
    readEnd = Glibc.pipe(&ends) == 0 ? ends[0] : -1
    Self.pipe = ends[1]
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Cancels the task at the first signal; a second one ends the process at once.
  func cancels<Success: Sendable>(_ task: Task<Success, any Error>) {
    guard readEnd >= 0 else { return }
    // One that the process was started to ignore, as `nohup` does, stays ignored.
    for number in Self.signals where !isIgnored(number) {
      // A handler, because programs that are started inherit what is ignored.
      Glibc.signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        Glibc.write(Interruption.pipe, &byte, 1)
      }
    }
    let readEnd = readEnd
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(readEnd, &byte, 1) < 0, errno == EINTR {}
      for number in Self.signals { Glibc.signal(number, SIG_DFL) }
      Self.received.store(CInt(byte))
      Self.startLastResort()
      task.cancel()
    }
  }

  /// Limits how long the task may take to end after a signal.
  ///
  /// Code that computes doesn't notice that its task is canceled, and keeps a thread that other
  /// tasks need for cleaning up.
  ///
  /// - Parameter cleanUp: Called on a thread of its own when the time is over, before the signal ends
  ///   the process.
  static func limitTermination(to limit: TimeInterval, cleanUp: @escaping @Sendable () -> Void) {
    lastResort.withLock { $0 = LastResort(limit: limit, cleanUp: cleanUp) }
  }

  private struct LastResort: Sendable {
    var limit: TimeInterval
    var cleanUp: @Sendable () -> Void
  }

  private static let lastResort = Mutex<LastResort?>(nil)

  private static func startLastResort() {
    guard let lastResort = lastResort.withLock(\.self) else { return }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: lastResort.limit)
      lastResort.cleanUp()
      endIfInterrupted()
    }
  }

  private func isIgnored(_ number: CInt) -> Bool {
    let ignoring = unsafeBitCast(SIG_IGN, to: Int.self)
    return unsafeBitCast(Glibc.signal(number, SIG_IGN), to: Int.self) == ignoring
  }

  /// Ends the process by the signal that interrupted it, if one did, so that who started it knows.
  static func endIfInterrupted() {
    guard let number = received.load() else { return }
    // Threads of a pool keep signals away from them.
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, number)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    raise(number)
  }

  private static let received = ReceivedSignal()
}
