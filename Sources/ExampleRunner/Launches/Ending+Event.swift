import RunRecord

extension Ending {
  /// The last event of a process that died without a word: what a trace ends with.
  ///
  /// Where a launch asks for an end, its process tells the end itself.
  var event: TraceEvent {
    TraceEvent(phase: .end, kind: .life, name: what, detail: reason, callSites: callSites)
  }

  private var what: String {
    switch self {
    case .signalled, .crashed: "app crashes"
    case .exited: "process exits"
    case .threw: "error thrown"
    case .killedAtEnd, .terminated, .forceQuit: "system ends the process"
    case .timedOut, .outputLimitExceeded, .processLimitExceeded, .memoryLimitExceeded,
      .fileLimitExceeded, .diskLimitExceeded, .traceLimitExceeded, .recordLost:
      "process is stopped"
    }
  }

  private var reason: String {
    switch self {
    case .signalled(let signal, let message, _):
      // What follows is about the backtrace, or about the whole type of a value.
      message.split(separator: "\n").first.map(String.init) ?? "signal \(signal)"
    case .exited(let status): "status \(status)"
    case .threw(let message): message
    case .timedOut(let seconds): "after \(seconds) s"
    case .outputLimitExceeded(let bytes): "after printing \(bytes) bytes"
    case .processLimitExceeded(let count): "with more than \(count) processes"
    case .memoryLimitExceeded(let bytes, _): "with more than \(bytes) bytes of memory"
    case .fileLimitExceeded(let bytes): "after writing a file of \(bytes) bytes"
    case .diskLimitExceeded(let bytes, let files):
      "after writing \(bytes) bytes, or \(files) files"
    case .traceLimitExceeded(let events): "after \(events) events"
    case .recordLost(let reason): reason
    case .killedAtEnd, .terminated, .forceQuit, .crashed: ""
    }
  }
}
