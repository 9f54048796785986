import GuideExamples
import RunRecord

/// Which endings are as they should be.
enum ExpectedTermination {
  /// Whether a launch of an example ended as it must: as its fence says, else as its kind does.
  static func isExpected(_ launch: LaunchRecord, of example: Example) -> Bool {
    let trap = example.launches.first { $0.number == launch.number }?.trap
    guard let trap else { return isExpected(launch.termination, of: example.kind) }
    guard case .signalled(_, let message, _) = launch.termination else { return false }
    return message.contains(trap)
  }

  /// Whether an example of this kind may end so: apps are killed by the system, the user or on
  /// request; a script leaves by itself with status 0.
  private static func isExpected(_ termination: Termination, of kind: Example.Kind) -> Bool {
    switch termination {
    case .killedAtEnd, .terminated, .forceQuit, .crashed: true
    case .exited(let status): kind == .script && status == 0
    case .threw, .signalled, .timedOut, .outputLimitExceeded, .processLimitExceeded,
      .memoryLimitExceeded, .fileLimitExceeded, .diskLimitExceeded, .traceLimitExceeded,
      .recordLost:
      false
    }
  }
}
