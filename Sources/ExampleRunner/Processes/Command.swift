import Foundation
import Glibc
import Subprocess
import SystemPackage

/// A program with its arguments and everything it may see.
struct Command: Sendable {
  /// A path, or a name to be found in the environment's `PATH`.
  var executable: String
  var arguments: [String]

  /// The whole environment: nothing else is inherited.
  var environment: [String: String]

  /// The folder to run in; nil for the current one.
  var folder: String?
  var limits = ProcessLimits.tool

  /// Runs the program to its end, in a process group of its own, with an empty standard input.
  ///
  /// Whatever way this returns, no process of the group is left.
  func run() async throws -> FinishedProcess {
    do {
      return try await runSupervised()
    } catch let error as SubprocessError {
      throw RunnerError.commandFailed(executable: executable, reason: "\(error)")
    }
  }

  private func runSupervised() async throws -> FinishedProcess {
    let supervision = ProcessSupervision(limits: limits)
    let result = try await Subprocess.run(
      configuration, input: .none, output: .sequence, error: .sequence
    ) {
      execution in
      try await supervision.supervise(
        execution.processIdentifier.value, execution.standardOutput, execution.standardError)
    }
    return FinishedProcess(
      exit: FinishedProcess.Exit(result.terminationStatus), cutOff: supervision.cutOff,
      output: result.closureResult.output, errorOutput: result.closureResult.errorOutput)
  }

  /// The program started by `prlimit`, which sets the limits and then becomes the program.
  private var configuration: Configuration {
    var options = PlatformOptions()
    options.processGroupID = 0
    let environment = environment.map { (Environment.Key(stringLiteral: $0), $1) }
    return Configuration(
      executable: .path("/usr/bin/prlimit"),
      arguments: Arguments(limits.systemLimits + [executable] + arguments),
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
