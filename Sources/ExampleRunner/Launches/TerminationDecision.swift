import Glibc
import RunRecord

/// Decides how a process ended, from what the system says, what the process announced, and which
/// limit ended it.
struct TerminationDecision {
  let process: FinishedProcess

  /// What the process wrote about itself.
  let record: WrittenRecord
  let limits: Limits

  // In order: a limit on which the process was ended at once; a record that says nothing reliable; a
  // process that announced its end and killed itself; one that ran too long, by the wall clock or by
  // its own; any other signal; an ordinary exit.
  var termination: Termination {
    if let exceeded { return exceeded }
    if let announced, process.exit == .signalled(signal(of: announced)), !isCrash(announced) {
      return announced
    }
    if process.cutOff == .time || process.exit == .signalled(SIGXCPU) {
      return .timedOut(seconds: limits.runSeconds)
    }
    return switch process.exit {
    case .exited(let status): .exited(status: status)
    case .signalled(SIGXFSZ): .fileLimitExceeded(bytes: limits.fileBytes)
    case .signalled(let signal): death(by: signal)
    }
  }

  /// Whether the process told its end, as the last of its events.
  var isTold: Bool {
    announced.map { !isCrash($0) && $0 == termination } ?? false
  }

  private var exceeded: Termination? {
    switch process.cutOff {
    case .output: return .outputLimitExceeded(bytes: limits.outputBytes)
    case .processes: return .processLimitExceeded(count: limits.processes)
    case .memory: return .memoryLimitExceeded(bytes: limits.memoryBytes, callSites: [])
    case .disk:
      return .diskLimitExceeded(bytes: limits.writtenBytes, files: limits.entries)
    case .unseen:
      return .recordLost(reason: "another process killed its supervisor")
    case .time, nil: break
    }
    switch record.fault {
    case .tooLong: return .traceLimitExceeded(events: limits.traceEvents)
    case .lost(let reason): return process.cutOff == nil ? .recordLost(reason: reason) : nil
    case nil: return nil
    }
  }

  private func death(by signal: Int32) -> Termination {
    let (reason, callSites) = (reason, crash?.callSites ?? [])
    if isWantOfMemory(reason) {
      return .memoryLimitExceeded(bytes: limits.memoryBytes, callSites: callSites)
    }
    return .signalled(signal: signal, message: reason, callSites: callSites)
  }

  /// Whether the process died because it got no more memory: Swift's and C++'s words for it, or
  /// none at all from a process that had taken nearly everything.
  private func isWantOfMemory(_ reason: String) -> Bool {
    if reason.contains("failed to allocate") || reason.contains("bad_alloc") { return true }
    return reason.isEmpty && process.peakMemory >= limits.memoryBytes / 16 * 15
  }

  /// What is known of the reason: what the process said itself comes first, but for lines that may
  /// be about anything.
  private var reason: String {
    let output = ErrorOutput(process.errorText)
    if let reason = output.fatalError { return reason }
    if case .signalled(_, let message, _)? = crash, !message.isEmpty { return message }
    return output.lastLine
  }

  /// What the process reported of a crash: where it was.
  private var crash: Termination? { announced.flatMap { isCrash($0) ? $0 : nil } }

  /// The signal by which a process makes the end that it announced.
  private func signal(of termination: Termination) -> Int32 {
    termination == .crashed ? SIGABRT : SIGKILL
  }

  /// Whether this says where the process was when a signal arrived, and not that it ended on purpose.
  private func isCrash(_ termination: Termination) -> Bool {
    if case .signalled = termination { true } else { false }
  }

  /// The last ending that the process announced.
  private var announced: Termination? {
    for case .termination(let termination) in record.entries.reversed() { return termination }
    return nil
  }
}
