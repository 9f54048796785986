import Foundation
import Glibc
import Subprocess
import SystemPackage

/// A program with its arguments and everything it may see.
struct Command: Sendable {
  /// A path, or a name to be found in the environment's `PATH`; a path where it is confined.
  var executable: String
  var arguments: [String]

  /// The whole environment: nothing else is inherited.
  var environment: [String: String]

  /// The folder to run in; nil for the current one.
  var folder: String?
  var limits = ProcessLimits.tool

  /// What keeps the program from the rest of the machine; nil for programs that are trusted.
  var confinement: Confinement?

  /// Runs the program to its end, in a process group of its own, with an empty standard input.
  ///
  /// Whatever way this returns, no process of the group is left, and none that a confined program
  /// started.
  func run() async throws -> FinishedProcess {
    do {
      guard let confinement else { return try await run(.none) }
      var leavesNothing = false
      defer { if !leavesNothing { confinement.endLeftovers() } }
      let process = try await runConfined()
      leavesNothing = process.isReported && confinement.sandbox.leavesNothing
      return process
    } catch let error as SubprocessError {
      throw RunnerError.commandFailed(executable: executable, reason: "\(error)")
    }
  }

  private func run(_ input: some InputProtocol) async throws -> FinishedProcess {
    let supervision = ProcessSupervision(limits: limits, confinement: confinement)
    let result = try await Subprocess.run(
      configuration, input: input, output: .sequence, error: .sequence
    ) {
      execution in
      try await supervision.supervise(
        execution.processIdentifier.value, output: execution.standardOutput,
        errorOutput: execution.standardError)
    }
    return FinishedProcess(
      exit: FinishedProcess.Exit(result.terminationStatus), cutOff: supervision.cutOff,
      output: result.closureResult.output, errorOutput: result.closureResult.errorOutput)
  }

  private func runConfined() async throws -> FinishedProcess {
    try confinement?.giveFolders()
    let channel = try ReportChannel()
    let input = FileDescriptorInput.fileDescriptor(
      channel.otherSide, closeAfterSpawningProcess: true)
    var process = try await run(input)
    let said = channel.text()
    guard let report = SupervisorReport(said) else {
      return try unreported(process, wasStarted: SupervisorReport.isOfStartedProgram(said))
    }
    if case .unstarted(let error) = report.outcome {
      throw RunnerError.commandFailed(executable: executable, reason: Files.text(ofError: error))
    }
    process.add(report)
    return process
  }

  /// What there is to say of a program whose supervisor did not say how it ended.
  private func unreported(_ process: FinishedProcess, wasStarted: Bool) throws -> FinishedProcess {
    guard process.cutOff == nil else { return process }
    // Bubblewrap says why it did not come to start the supervisor, and nothing is known of the program. That a
    // signal ended the supervisor, it says with such a status.
    let wasKilled =
      switch process.exit {
      case .signalled: true
      case .exited(let status): status > 128
      }
    guard wasStarted || wasKilled else {
      throw RunnerError.commandFailed(executable: executable, reason: process.errorText)
    }
    var process = process
    process.cutOff = .unseen
    return process
  }

  /// The program started by what sets its limits: `prlimit`, or the supervisor of a confined one.
  private var configuration: Configuration {
    var options = PlatformOptions()
    options.processGroupID = 0
    let environment = environment.map { (Environment.Key(stringLiteral: $0), $1) }
    let start =
      confinement.map { $0.sandbox.commandLine($0, folder: folder ?? "/", limits) }
      ?? ["/usr/bin/prlimit"] + limits.systemLimits()
    return Configuration(
      executable: .path(FilePath(start[0])),
      arguments: Arguments(start.dropFirst() + [executable] + arguments),
      environment: .custom(Dictionary(uniqueKeysWithValues: environment)),
      workingDirectory: folder.map { FilePath($0) }, platformOptions: options)
  }

  /// Runs a program of the toolchain or the system that is expected to succeed.
  func runSuccessfully() async throws -> FinishedProcess {
    let process = try await run()
    if let cutOff = process.cutOff {
      let reason = cutOff == .time ? "it did not end in time" : "it wrote too much"
      throw RunnerError.commandFailed(executable: executable, reason: reason)
    }
    guard process.exit == .exited(0) else {
      throw RunnerError.commandFailed(
        executable: executable, reason: "\(process.exit) \(process.errorText)")
    }
    return process
  }
}

extension FinishedProcess.Exit {
  fileprivate init(_ status: TerminationStatus) {
    switch status {
    case .exited(let code): self = .exited(code)
    case .signaled(let signal): self = .signalled(signal)
    }
  }
}
