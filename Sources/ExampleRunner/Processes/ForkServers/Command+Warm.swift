extension Command {
  /// The name of the variable that the C library reads before `main`.
  static let memoryKind = "GLIBC_TUNABLES"

  /// Runs a program of the toolchain to its end: one that is loaded already, where that can be.
  ///
  /// - Parameters:
  ///   - servers: The programs that are loaded.
  ///   - workFolders: The folder in which those of all runs lie, this one's among them. A loaded program sees
  ///     them all, and each of its runs its own.
  ///   - readable: What all runs read besides.
  func runLoaded(
    by servers: ForkServers, in workFolders: String, readable: [String]
  ) async throws -> FinishedProcess {
    guard let purpose = purpose(in: workFolders, readable),
      let process = try await servers.run(self, for: purpose)
    else { return try await run() }
    return process
  }

  /// Nil for a folder that lies elsewhere than others do, and where runs could not be kept apart.
  private func purpose(in workFolders: String, _ readable: [String]) -> ForkServer.Purpose? {
    guard let folder, folder.hasPrefix("\(workFolders)/"), let confinement,
      confinement.sandbox.mayShareNamespace
    else { return nil }
    return ForkServer.Purpose(
      executable: executable, folder: workFolders,
      confinement: Confinement(
        sandbox: confinement.sandbox, readable: readable, writable: [workFolders]),
      environment: environment.filter { $0.key == Self.memoryKind })
  }
}
