import Glibc
import Subprocess
import SystemPackage

/// A program that was loaded once and waits before its `main`, to be forked for each of its runs.
///
/// Of 70 ms for a script that the compiler refuses, 20 are its loading; a sandbox for it takes 7 more.
/// `ForkServer` is what waits in the program. It ends with the last who holds this.
final class ForkServer: Sendable {
  /// What a program that is kept loaded is for.
  struct Purpose: Hashable, Sendable {
    var executable: String

    /// Where it waits.
    var folder: String

    /// What all its runs may see and write.
    var confinement: Confinement

    /// What it is loaded with; each run has an environment of its own.
    var environment: [String: String]

    /// Variables with a path to whose value a library keeps a pointer.
    ///
    /// It is loaded with values that have room for the path of each run, which the program writes there.
    var replacedPaths: [String] = []

    /// The paths of what is loaded with it, besides its own libraries.
    var libraries: [String] = []

    /// What a run finds of others.
    var others = Sandbox.Others.processes

    /// Whether a run that was cut off can be made again: one of a compiler, and no launch, which may have written files.
    var isRepeatable = true
  }

  private let purpose: Purpose
  private let requests: CInt

  /// Starts the program, without waiting until it is loaded.
  init(_ purpose: Purpose) throws(RunnerError) {
    self.purpose = purpose
    var sides: [CInt] = [-1, -1]
    let kind = SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue
    guard socketpair(AF_UNIX, CInt(kind), 0, &sides) == 0 else {
      throw .fileOperationFailed(path: "socketpair", reason: Files.text(ofError: errno))
    }
    requests = sides[0]
    let otherSide = FileDescriptor(rawValue: sides[1])
    let configuration = Self.configuration(purpose)
    // It ends when its requests do. Why it ended before does not matter: its runs are made cold then, and an
    // error that has to do with more than this shows there.
    Task.detached {
      _ = try? await Subprocess.run(
        configuration, input: .fileDescriptor(otherSide, closeAfterSpawningProcess: true),
        output: .discarded, error: .discarded)
    }
  }

  deinit {
    close(requests)
  }

  /// Runs the program to its end; nil where it does not take requests, as one that cannot be preloaded.
  ///
  /// Whatever way this returns, no process of the run is left.
  func run(_ command: Command) async throws -> FinishedProcess? {
    try command.confinement?.giveFolders()
    let run = try ForkServerRun(limits: command.limits, isRepeatable: purpose.isRepeatable)
    guard run.request(words(of: command), on: requests) else { return nil }
    let process = try await run.finished()
    // The environment of a process that was forked does not tell whose it is.
    if process?.cutOff == .unseen, let user = command.confinement?.user {
      LeftoverProcesses.end(ofUser: user)
    }
    return process
  }

  /// The words of a request, as `ForkServer` reads them.
  private func words(of command: Command) -> [String] {
    [command.folder ?? "/"] + command.environment.sorted(by: <).map { "\($0)=\($1)" } + [""]
      + purpose.confinement.sandbox.supervisorWords(
        command.confinement ?? purpose.confinement, command.limits, among: purpose.others)
      + [command.executable] + command.arguments
  }

  /// The longest path on Linux, in bytes.
  private static let longestPath = 4096

  private static func configuration(_ purpose: Purpose) -> Configuration {
    var options = PlatformOptions()
    // What is typed in the terminal is for this process alone.
    options.processGroupID = 0
    let room = String(repeating: "/", count: longestPath)
    let environment = purpose.replacedPaths.reduce(into: purpose.environment) { $0[$1] = room }
    let line = purpose.confinement.sandbox.forkServerCommandLine(
      purpose.confinement, folder: purpose.folder, environment: environment,
      libraries: purpose.libraries)
    return Configuration(
      executable: .path(FilePath(line[0])),
      arguments: Arguments(line.dropFirst() + [purpose.executable]),
      environment: .custom([:]), workingDirectory: FilePath(purpose.folder),
      platformOptions: options)
  }
}
