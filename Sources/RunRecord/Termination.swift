/// How a process ended.
package enum Termination: Hashable, Codable, Sendable {
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
  /// The process was ended because it and those that it started wrote more than this many bytes to files, or
  /// made more files.
  case diskLimitExceeded(bytes: Int, files: Int)
  /// The process recorded more events than this.
  case traceLimitExceeded(events: Int)
  /// What the process recorded of itself is gone, or is not what the engine writes.
  case recordLost(reason: String)
}

extension Termination {
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

extension Termination {
  /// Whether the process ended as the guide wanted it to, and not by a fault.
  package var isExpected: Bool {
    switch self {
    case .killedAtEnd, .terminated, .forceQuit, .crashed, .exited(status: 0): true
    case .exited, .threw, .signalled, .timedOut, .outputLimitExceeded, .processLimitExceeded,
      .memoryLimitExceeded, .fileLimitExceeded, .diskLimitExceeded, .traceLimitExceeded,
      .recordLost:
      false
    }
  }
}
