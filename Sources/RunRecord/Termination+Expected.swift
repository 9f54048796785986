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
