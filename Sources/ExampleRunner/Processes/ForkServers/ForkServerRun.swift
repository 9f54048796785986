import Foundation
import Glibc
import SystemPackage

/// One run of a program that is kept loaded: what it prints, what is reported of it, and how it is ended.
final class ForkServerRun: Sendable {
  private let limits: ProcessLimits
  private let isRepeatable: Bool
  private let reports: ReportChannel
  private let output: OutputChannel
  private let errorOutput: OutputChannel

  /// - Parameter isRepeatable: Whether the run may be made again if nothing is known of its end.
  init(limits: ProcessLimits, isRepeatable: Bool) throws(RunnerError) {
    self.limits = limits
    self.isRepeatable = isRepeatable
    reports = try ReportChannel()
    output = try OutputChannel()
    errorOutput = try OutputChannel()
  }

  /// Asks for the run; returns whether a server took the request.
  func request(_ words: [String], on socket: CInt) -> Bool {
    defer {
      // A side that is not closed would keep the run from its end. An error of closing says nothing of it.
      try? reports.otherSide.close()
      output.closeWritingSide()
      errorOutput.closeWritingSide()
    }
    let text = words.reduce(into: [UInt8]()) { $0 += Array($1.utf8) + [0] }
    let files = (reports.otherSide.rawValue, output.writingSide, errorOutput.writingSide)
    return FileMessage(text, files: files).send(on: socket)
  }

  /// Returns when the run and everything that it started have ended; nil where it never began.
  func finished() async throws -> FinishedProcess? {
    let printed = await withTaskCancellationHandler {
      await self.printed()
    } onCancel: {
      reports.hangUp()
    }
    // How a process ended that was killed for this says nothing of the program.
    try Task.checkCancellation()
    let said = reports.text()
    var process = FinishedProcess(
      exit: .signalled(SIGKILL), cutOff: printed.cutOff, output: printed.output,
      errorOutput: printed.errorOutput)
    guard let report = SupervisorReport(said) else {
      guard process.cutOff == nil else { return process }
      guard !isRepeatable, SupervisorReport.isOfStartedProgram(said) else { return nil }
      process.cutOff = .unseen
      return process
    }
    if case .unstarted = report.outcome { return nil }
    process.add(report)
    return process
  }

  private struct Printed: Sendable {
    var output: [UInt8] = []
    var errorOutput: [UInt8] = []
    var cutOff: FinishedProcess.CutOff?
  }

  /// Reads on a thread of its own, because the two or three of the runner's are for work.
  private func printed() async -> Printed {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: self.read()) }
    }
  }

  private func read() -> Printed {
    var printed = Printed()
    var deadline = ContinuousClock.now + .seconds(limits.seconds)
    var channels = [output, errorOutput]
    while !channels.isEmpty {
      let ready = OutputChannel.ready(of: channels, until: deadline)
      if ready.isEmpty {
        // Who ends everything may have been ended itself.
        if printed.cutOff != nil {
          LeftoverProcesses.end(holding: Set(channels.compactMap(\.name)))
        }
        end(&printed, for: .time, deadline: &deadline)
      }
      for channel in ready {
        guard let bytes = channel.next() else {
          channels.removeAll { $0 === channel }
          continue
        }
        let room = limits.outputBytes - printed.output.count - printed.errorOutput.count
        let kept = bytes.prefix(max(0, room))
        if channel === output { printed.output += kept } else { printed.errorOutput += kept }
        if kept.count < bytes.count { end(&printed, for: .output, deadline: &deadline) }
      }
    }
    return printed
  }

  private func end(
    _ printed: inout Printed, for cutOff: FinishedProcess.CutOff,
    deadline: inout ContinuousClock.Instant
  ) {
    deadline = .now + Self.patience
    guard printed.cutOff == nil else { return }
    printed.cutOff = cutOff
    reports.hangUp()
  }

  /// The time that a supervisor has for ending what it started.
  private static let patience = Duration.seconds(3)
}
