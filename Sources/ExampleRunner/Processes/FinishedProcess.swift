/// A process that has ended, and what it printed.
struct FinishedProcess: Sendable {
  enum Exit: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// The limit of the runner that ended the process.
  enum CutOff: Hashable, Sendable {
    case time
    case output
    case processes
    case memory
    case disk
    /// It is not known how it ended: its supervisor was ended from outside.
    case unseen
  }

  var exit: Exit
  var cutOff: CutOff?
  var output: [UInt8]
  var errorOutput: [UInt8]

  /// The largest address space in which a supervised process was seen, in bytes.
  var peakMemory = 0

  /// Whether a supervised process left others behind, which were ended.
  var leftProcesses = false

  /// Whether a supervisor said how the process ended.
  var isReported = false

  /// Adds what the supervisor said of a process that was started.
  mutating func add(_ report: SupervisorReport) {
    isReported = true
    peakMemory = report.peakMemory
    leftProcesses = report.leftProcesses
    switch report.outcome {
    case .ended(let exit): self.exit = exit
    case .exceeded(let limit): cutOff = cutOff ?? limit
    case .unstarted: break
    }
  }

  var text: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errorOutput, as: UTF8.self) }
}
