import Foundation
import Glibc

/// A forked process that stops at each of its requests of the system, while it says so.
///
/// It marks the beginning and the end of that time with `mark()`.
struct TracedProcess {
  /// A stop of the process.
  enum Stop {
    /// It has reached a mark.
    case mark
    /// It makes a request of the system, or is answered.
    case request
    case end(ForkedProcess.End)
  }

  let identifier: pid_t
  private let ptrace: Ptrace

  /// Starts statements in a process that is traced from its first mark on, which is waited for.
  init(_ body: () -> Never) throws {
    guard let symbol = dlsym(nil, "ptrace") else { throw POSIXError(.ENOSYS) }
    let ptrace = unsafeBitCast(symbol, to: Ptrace.self)
    self.ptrace = ptrace
    identifier = try ForkedProcess.start {
      _ = ptrace(Request.traceMe, 0, 0, 0)
      body()
    }
    guard case .mark = stop() else { throw POSIXError(.EPERM) }
    // Stops at requests are told apart from signals, and nothing of this outlives the campaign.
    _ = ptrace(Request.setOptions, identifier, 0, 1 | 1 << 20)
  }

  /// Called by the traced process.
  static func mark() {
    raise(SIGSTOP)
  }

  /// Lets the process go on to its next request, mark or end.
  func goToNextRequest() -> Stop {
    _ = ptrace(Request.goToRequest, identifier, 0, 0)
    return stop()
  }

  /// Lets the process go on to its end, past all marks.
  func goToEnd() -> ForkedProcess.End {
    while true {
      _ = ptrace(Request.goOn, identifier, 0, 0)
      if case .end(let end) = stop() { return end }
    }
  }

  /// Ends the process before it makes the request at which it stands.
  func kill() -> ForkedProcess.End {
    Glibc.kill(identifier, SIGKILL)
    return ForkedProcess.wait(for: identifier)
  }

  private func stop() -> Stop {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    guard status & 0xFF == 0x7F else {
      return .end(ForkedProcess.End(status: status, peakMemory: 0))
    }
    return status >> 8 == SIGTRAP | 0x80 ? .request : .mark
  }

  private typealias Ptrace = @convention(c) (Int, pid_t, Int, Int) -> Int

  private enum Request {
    static let traceMe = 0
    static let peekUser = 3
    static let pokeUser = 6
    static let goOn = 7
    static let goToRequest = 24
    static let setOptions = 0x4200
  }
}

#if arch(x86_64)
  extension TracedProcess {
    /// The number of the request at which the process stands.
    var request: Int { ptrace(Request.peekUser, identifier, Register.request, 0) }

    /// The first argument of the request.
    var firstArgument: Int { ptrace(Request.peekUser, identifier, Register.firstArgument, 0) }

    /// Has the system answer the request at which the process stands with an error.
    func fail(with error: Int32) {
      // A request that does not exist is made in its place.
      _ = ptrace(Request.pokeUser, identifier, Register.request, -1)
      _ = goToNextRequest()
      _ = ptrace(Request.pokeUser, identifier, Register.result, -Int(error))
    }

    private enum Register {
      static let result = 10 * 8
      static let firstArgument = 14 * 8
      static let request = 15 * 8
    }
  }
#endif
