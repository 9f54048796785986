/// How a process ended.
package enum Ending: Hashable, Codable, Sendable {
  /// The launch's statements were done and the process was killed with SIGKILL, as the system
  /// kills suspended apps.
  case killedAtEnd
  /// `app.terminate()`: the system killed the app.
  case terminated
  /// `app.forceQuit()`: the user closed the app in the app switcher.
  case forceQuit
  /// `app.crash()`: the app crashed on request.
  case crashed
  /// The process left by itself with this status: plain programs with 0, and calls of `exit`.
  case exited(status: Int32)
  /// A statement of the launch threw this error.
  case threw(message: String)
  /// A signal ended the process: a trap, an abort.
  case signalled(signal: Int32, message: String, callSites: [CallSite])
  /// The process was ended because it ran longer than this many seconds.
  case timedOut(seconds: Int)
  /// The process was ended because it printed more than this many bytes.
  case outputLimitExceeded(bytes: Int)
  /// The process was ended because it and those that it started were more than this.
  case processLimitExceeded(count: Int)
  /// The process was ended, or could not go on, because it needed more memory than this.
  case memoryLimitExceeded(bytes: Int, callSites: [CallSite])
  /// The process was ended because it wrote a file of more than this many bytes.
  case fileLimitExceeded(bytes: Int)
  /// The process recorded more events than this.
  case traceLimitExceeded(events: Int)
  /// What the process recorded of itself is gone, or is not what the engine writes.
  case recordLost(reason: String)
}

extension Ending {
  /// The calls that led to an end which the process did not want.
  package var callSites: [CallSite] {
    get {
      switch self {
      case .signalled(_, _, let callSites), .memoryLimitExceeded(_, let callSites): callSites
      default: []
      }
    }
    set {
      switch self {
      case .signalled(let signal, let message, _):
        self = .signalled(signal: signal, message: message, callSites: newValue)
      case .memoryLimitExceeded(let bytes, _):
        self = .memoryLimitExceeded(bytes: bytes, callSites: newValue)
      default: break
      }
    }
  }
}

extension Ending: CustomStringConvertible {
  /// What a page and a trace say of it.
  package var description: String {
    switch self {
    case .killedAtEnd: "the system ended the process"
    case .terminated: "the system ended the process (terminate)"
    case .forceQuit: "the user closed the app in the app switcher"
    case .crashed: "the app crashed (crash)"
    case .exited(let status): "the process exited with status \(status)"
    case .threw(let message): "an error was thrown: \(message)"
    case .signalled(let signal, let message, _):
      message.isEmpty ? "signal \(signal) ended the process" : message
    case .timedOut(let seconds): "the process was stopped after \(seconds) s"
    case .outputLimitExceeded(let bytes): "the process was stopped after printing \(bytes) bytes"
    case .processLimitExceeded(let count):
      "the process was stopped because it had started more than \(count) processes"
    case .memoryLimitExceeded(let bytes, _):
      "the process needed more than \(bytes >> 20) MiB of memory"
    case .fileLimitExceeded(let bytes):
      "the process was stopped because it wrote a file of more than \(bytes >> 20) MiB"
    case .traceLimitExceeded(let events): "the process recorded more than \(events) events"
    case .recordLost(let reason): "the process's record of itself is lost: \(reason)"
    }
  }
}
