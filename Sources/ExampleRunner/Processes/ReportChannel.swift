import Glibc
import SystemPackage

/// The way by which a supervisor tells how its program ended.
///
/// That it is open also tells the supervisor that this process waits for the program: when this side
/// closes, for whatever reason, it ends everything.
final class ReportChannel: Sendable {
  /// What the supervisor gets in place of an input; closed by the code that starts it.
  let otherSide: FileDescriptor
  private let ownSide: CInt

  /// Sockets and no pipe, because these can be made so that no other process inherits them.
  init() throws(RunnerError) {
    var sides: [CInt] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard socketpair(AF_UNIX, CInt(kind), 0, &sides) == 0 else {
      throw .fileOperationFailed(path: "socketpair", reason: Files.text(ofError: errno))
    }
    ownSide = sides[0]
    otherSide = FileDescriptor(rawValue: sides[1])
  }

  /// Tells the supervisor to end everything; nothing is reported any more.
  func hangUp() {
    shutdown(ownSide, CInt(SHUT_RDWR))
  }

  deinit {
    close(ownSide)
  }

  /// What has been reported; without waiting, because a supervisor that has ended says no more.
  func text() -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(ownSide, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
