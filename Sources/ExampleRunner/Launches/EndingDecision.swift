import Glibc
import RunRecord

/// Decides how a process ended, from what the system says, what the process announced, and which
/// limit ended it.
struct EndingDecision {
  let process: FinishedProcess

  /// What the process wrote about itself.
  let entries: [RecordStream.Entry]
  let backtrace: Backtrace?
  let authorPaths: Set<String>
  let limits: Limits

  // In order: more output than allowed; a process that announced its end and killed itself; one
  // that ran too long, by the wall clock or by its own; any other signal; an ordinary exit.
  var ending: Ending {
    if process.cutOff == .output { return .outputLimitExceeded(bytes: limits.outputBytes) }
    if let announced, process.exit == .signalled(signal(of: announced)) { return announced }
    if process.cutOff == .time || process.exit == .signalled(SIGXCPU) {
      return .timedOut(seconds: limits.runSeconds)
    }
    return switch process.exit {
    case .exited(let status): .exited(status: status)
    case .signalled(let signal):
      .signalled(
        signal: signal, message: ErrorOutput(process.errorText).reason,
        callSites: backtrace?.callSites(in: authorPaths) ?? [])
    }
  }

  /// The signal by which a process makes the end that it announced.
  private func signal(of ending: Ending) -> Int32 {
    ending == .crashed ? SIGABRT : SIGKILL
  }

  /// The last ending that the process announced.
  private var announced: Ending? {
    for case .ending(let ending) in entries.reversed() { return ending }
    return nil
  }
}
