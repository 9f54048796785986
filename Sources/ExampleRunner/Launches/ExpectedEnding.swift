import GuideExamples
import RunRecord

/// Which endings are as they should be.
enum ExpectedEnding {
  /// Whether an example of this kind may end so: apps are killed by the system, the user or on
  /// request; a script leaves by itself with status 0.
  static func isExpected(_ ending: Ending, of kind: Example.Kind) -> Bool {
    switch ending {
    case .killedAtEnd, .terminated, .forceQuit, .crashed: true
    case .exited(let status): kind == .script && status == 0
    case .threw, .signalled, .timedOut, .outputLimitExceeded: false
    }
  }
}
