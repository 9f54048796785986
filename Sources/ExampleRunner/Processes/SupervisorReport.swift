/// How a program ended, as its supervisor says.
struct SupervisorReport: Hashable, Sendable {
  enum Outcome: Hashable, Sendable {
    case ended(FinishedProcess.Exit)
    /// It was ended, because it exceeded a limit.
    case exceeded(FinishedProcess.CutOff)
    /// The system does not start it, for a reason with this number.
    case unstarted(Int32)
  }

  var outcome: Outcome

  /// The largest address space in which the program was seen, in bytes.
  var peakMemory = 0

  /// Whether there were other processes when the program had ended.
  var leftProcesses = false

  private static let started = "started\n"

  /// Whether a supervisor said at least that there was a process for the program.
  static func isOfStartedProgram(_ text: String) -> Bool { text.hasPrefix(started) }

  /// Reads the line of a report that tells how the program ended, or that it never ran.
  ///
  /// Nil where it says nothing of the program's end: the supervisor was ended, or told to end it.
  init?(_ text: String) {
    let lines = text.split(separator: "\n")
    // The process that could not become the program says so before the supervisor sees it exit.
    let line = lines.first { $0.hasPrefix("unstarted ") } ?? lines.last
    let words = line?.split(separator: " ") ?? []
    let number = words.dropFirst().first.flatMap { Int32($0) }
    switch (words.first, number) {
    case ("exited", let status?): outcome = .ended(.exited(status))
    case ("signalled", let signal?): outcome = .ended(.signalled(signal))
    case ("unstarted", let error?): outcome = .unstarted(error)
    case ("processes", _): outcome = .exceeded(.processes)
    case ("memory", _): outcome = .exceeded(.memory)
    case ("written", _), ("entries", _): outcome = .exceeded(.disk)
    default: return nil
    }
    peakMemory = words.dropFirst(2).first.flatMap { Int($0) } ?? 0
    leftProcesses = words.dropFirst(3).first.map { $0 != "0" } ?? false
  }
}
