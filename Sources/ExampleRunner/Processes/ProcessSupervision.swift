import Glibc
import Subprocess
import Synchronization

/// Keeps one process within the limits that the system does not keep: time and output.
final class ProcessSupervision: Sendable {
  struct Printed: Sendable {
    var output: [UInt8] = []
    var errorOutput: [UInt8] = []
  }

  private struct State {
    var cutOff: FinishedProcess.CutOff?
    var printedBytes = 0
  }

  private enum Part: Sendable {
    case output([UInt8])
    case errorOutput([UInt8])
    case deadline
    case end
  }

  private let limits: ProcessLimits
  private let confinement: Confinement?
  private let state = Mutex(State())

  /// The pipes of the process's outputs.
  private let outputs = Mutex<Set<String>>([])

  /// - Parameter confinement: What the process is confined to, if it is.
  init(limits: ProcessLimits, confinement: Confinement?) {
    self.limits = limits
    self.confinement = confinement
  }

  /// The limit that ended the process, if one did.
  var cutOff: FinishedProcess.CutOff? { state.withLock { $0.cutOff } }

  /// Reads both outputs while the process runs, and returns when it has ended.
  ///
  /// The process must not have been waited for: while it is a zombie, no other process gets its number,
  /// so that its group can be ended safely.
  func supervise(
    _ process: pid_t, output: SubprocessOutputSequence, errorOutput: SubprocessOutputSequence
  ) async throws -> Printed {
    defer { endGroup(of: process) }
    outputs.withLock { $0 = OpenFiles.outputPipes(of: process) }
    // The outputs end only when the process does.
    let printed = try await withTaskCancellationHandler {
      try await read(process, output: output, errorOutput: errorOutput)
    } onCancel: {
      endGroup(of: process)
    }
    // How a process ended that was killed for this says nothing of the program.
    try Task.checkCancellation()
    return printed
  }

  private func read(
    _ process: pid_t, output: SubprocessOutputSequence, errorOutput: SubprocessOutputSequence
  ) async throws -> Printed {
    try await withThrowingTaskGroup(of: Part.self) { group in
      group.addTask { .output(try await self.collect(output, of: process)) }
      group.addTask { .errorOutput(try await self.collect(errorOutput, of: process)) }
      group.addTask {
        try await self.sleep(seconds: self.limits.seconds)
        self.cut(process, .time)
        return .deadline
      }
      group.addTask {
        // What a killed process started may hold its outputs open: rare, so looked for now and then.
        while !self.hasEnded(process) { try await Task.sleep(for: .milliseconds(20)) }
        if self.wasKilled(process) { self.endHoldersOfOutputs() }
        return .end
      }
      let printed = try await self.printed(from: &group)
      // A process can close its outputs and go on; mostly it ends in the next moment.
      while !self.hasEnded(process) { try await Task.sleep(for: .microseconds(200)) }
      if self.wasKilled(process) { self.endHoldersOfOutputs() }
      group.cancelAll()
      return printed
    }
  }

  /// Sleeps in short steps, because a virtual machine can stand still: the pause then costs the process one step and not
  /// all its time.
  private func sleep(seconds: Int) async throws {
    for _ in 0..<seconds * 10 { try await Task.sleep(for: .milliseconds(100)) }
  }

  private func printed(
    from group: inout ThrowingTaskGroup<Part, any Error>
  ) async throws -> Printed {
    var printed = Printed()
    var open = 2
    while open > 0, let part = try await group.next() {
      switch part {
      case .output(let bytes): (printed.output, open) = (bytes, open - 1)
      case .errorOutput(let bytes): (printed.errorOutput, open) = (bytes, open - 1)
      case .end, .deadline: break
      }
    }
    return printed
  }

  /// Ends processes that go on because they got rid of what should have ended them.
  private func endHoldersOfOutputs() {
    guard let confinement else { return }
    confinement.endLeftovers()
    LeftoverProcesses.end(holding: outputs.withLock { $0 })
  }

  /// All that comes out of a pipe up to the limit; what comes after it is read and dropped.
  private func collect(
    _ sequence: SubprocessOutputSequence, of process: pid_t
  ) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await buffer in sequence {
      let room = reserve(buffer.count)
      buffer.withUnsafeBytes { bytes.append(contentsOf: $0.prefix(room)) }
      if room < buffer.count { cut(process, .output) }
    }
    return bytes
  }

  /// How many of these further bytes are within the limit.
  private func reserve(_ count: Int) -> Int {
    state.withLock { state in
      let room = max(0, min(count, limits.outputBytes - state.printedBytes))
      state.printedBytes += room
      return room
    }
  }

  private func cut(_ process: pid_t, _ cutOff: FinishedProcess.CutOff) {
    state.withLock { $0.cutOff = $0.cutOff ?? cutOff }
    endGroup(of: process)
  }

  private func endGroup(of process: pid_t) {
    if confinement?.sandbox.leavesNothing == false {
      kill(process, SIGTERM)
      for _ in 0..<Self.patience where !hasEnded(process) { usleep(1000) }
    }
    kill(-process, SIGKILL)
  }

  /// The milliseconds that a supervisor has for ending what it started.
  private static let patience = 3_000

  private func hasEnded(_ process: pid_t) -> Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 || info.si_signo == SIGCHLD
  }

  private func wasKilled(_ process: pid_t) -> Bool {
    var info = siginfo_t()
    waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    return info.si_signo == SIGCHLD && info.si_code != Int32(CLD_EXITED)
  }
}
