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
    if let announced, process.exit == .signalled(signal(of: announced)), !isAbort(announced) {
      return announced
    }
    if process.cutOff == .time || process.exit == .signalled(SIGXCPU) {
      return .timedOut(seconds: limits.runSeconds)
    }
    return switch process.exit {
    case .exited(let status): .exited(status: status)
    case .signalled(let signal):
      .signalled(signal: signal, message: reason(signal), callSites: callSites)
    }
  }

  /// Whether the process told its end, as the last of its events.
  var isTold: Bool {
    announced.map { !isAbort($0) && $0 == ending } ?? false
  }

  /// What is known of the reason: what the process said itself comes first, but for lines that may
  /// be about anything.
  private func reason(_ signal: Int32) -> String {
    let output = ErrorOutput(process.errorText)
    if let reason = output.fatalError ?? backtrace?.failedCheck { return reason }
    if signal == SIGSEGV, backtrace?.repeatsItself == true { return "stack overflow" }
    return output.lastLine
  }

  /// The calls that led to the signal.
  ///
  /// The backtracer cannot see past the C library's `abort`; the process itself can.
  private var callSites: [CallSite] {
    if let sites = backtrace?.callSites(in: authorPaths), !sites.isEmpty { return sites }
    guard case .signalled(_, _, let sites)? = announced else { return [] }
    return sites
  }

  /// The signal by which a process makes the end that it announced.
  private func signal(of ending: Ending) -> Int32 {
    ending == .crashed ? SIGABRT : SIGKILL
  }

  /// Whether this only says where the process was when it aborted.
  private func isAbort(_ ending: Ending) -> Bool {
    if case .signalled = ending { true } else { false }
  }

  /// The last ending that the process announced.
  private var announced: Ending? {
    for case .ending(let ending) in entries.reversed() { return ending }
    return nil
  }
}
