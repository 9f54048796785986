import Foundation

extension Command {
  /// Runs the program of an example to its end: in a process that has loaded the engine already, if that is possible.
  ///
  /// Loading the engine, Foundation and Swift's runtime takes half of the time of a launch.
  ///
  /// - Parameter repetition: Which repetition of the launch this is. Each has a process of its own that is kept loaded, with other
  ///   addresses and another order of sets.
  func runLaunch(
    in environment: BuildEnvironment, repetition: Repetition
  ) async throws -> FinishedProcess {
    guard let purpose = launcher(in: environment, repetition) else { return try await run() }
    var command = self
    command.limits.earlierProcesses = 0
    command.limits.parity = repetition.number % 2
    guard let process = try await environment.shared.forkServers.run(command, for: purpose) else {
      return try await run()
    }
    return process
  }

  /// Nil where launches are kept apart by a namespace each, and for repetitions that few ask for.
  private func launcher(
    in environment: BuildEnvironment, _ repetition: Repetition
  ) -> ForkServer.Purpose? {
    guard environment.sharesLaunchers, environment.sandbox.mayShareLaunches,
      repetition.number <= 1, let folder, folder.hasPrefix("\(environment.workFolders)/")
    else { return nil }
    let launcher = environment.sandbox.launcher
    var variables = self.environment.filter { Self.loadedVariables.contains($0.key) }
    variables["REPRISE_PAUSE"] = "\(Self.pauseMilliseconds)"
    return ForkServer.Purpose(
      executable: launcher, folder: environment.workFolders,
      confinement: Confinement(
        sandbox: environment.sandbox,
        readable: [environment.engine.folder, launcher] + environment.modules.libraryFolders,
        writable: [environment.workFolders]),
      environment: variables, replacedPaths: ["HOME", "CFFIXED_USER_HOME"],
      libraries: [environment.engine.library], others: .processesOfOtherUsers, isRepeatable: false)
  }

  /// What Swift's runtime and the libraries read when they are loaded.
  private static let loadedVariables: Set = [
    "LANG", "LC_ALL", "REPRISE_HASH_SEED", "REPRISE_SYSTEM", "SWIFT_BACKTRACE",
    "SWIFT_DETERMINISTIC_HASHING", "TZ",
  ]

  /// The time between two looks at a launch, as in `Supervisor`.
  private static let pauseMilliseconds = 5
}
