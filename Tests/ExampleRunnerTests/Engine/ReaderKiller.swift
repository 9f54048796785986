import Foundation
import Glibc
import Synchronization

/// Kills the program that reads the files of a folder for their digests.
final class ReaderKiller: Sendable {
  private struct State {
    var isStopped = false
    var hasKilled = false
  }

  private let folder: String
  private let state = Mutex(State())

  init(of folder: String) {
    self.folder = folder
  }

  var hasKilled: Bool { state.withLock(\.hasKilled) }

  /// Ends the looking for it.
  func stop() { state.withLock { $0.isStopped = true } }

  /// Looks for it until it was killed, or until `stop` is called.
  func run() async {
    state.withLock { $0.isStopped = false }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        while !state.withLock({ $0.isStopped || $0.hasKilled }) {
          if let reader, kill(reader, SIGKILL) == 0 { state.withLock { $0.hasKilled = true } }
        }
        continuation.resume()
      }
    }
  }

  private var reader: pid_t? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.lazy.compactMap { pid_t($0) }.first { process in
      // Some end meanwhile.
      let arguments = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return arguments.starts(with: Data("sha256sum".utf8))
        && arguments.range(of: Data(folder.utf8)) != nil
    }
  }
}
