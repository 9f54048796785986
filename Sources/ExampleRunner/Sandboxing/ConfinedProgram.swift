/// How a program of the toolchain is started that reads untrusted code, one request after another: on its
/// standard input it is asked, on its standard output it answers.
package struct ConfinedProgram: Sendable {
  /// The path of what is started, and its arguments.
  package let words: [String]

  /// All of its environment.
  package let environment: [String: String]
}

extension ExampleRunner {
  /// How a program is started so that it sees the toolchain, the engine and one folder of its own.
  ///
  /// Its standard error must be a pipe or a socket that the caller holds: there the supervisor reports, and when
  /// its other end closes, the program ends with all that it started.
  ///
  /// - Parameter folder: The folder it may write to, which is there and new.
  package func confined(
    _ program: String, in folder: String, readable: [String]
  ) async throws -> ConfinedProgram {
    let sandbox = try await sandbox()
    var bounds = ProcessLimits(
      seconds: 300, outputBytes: 0, memoryBytes: 3 << 30, fileBytes: 64 << 20, processes: 64)
    // It maps files of the toolchain, which take room and no memory.
    bounds.limitsAddressSpace = false
    let confinement = Confinement(
      sandbox: sandbox, readable: readable + modules.importPaths, writable: [folder])
    try confinement.giveFolders()
    return ConfinedProgram(
      words: sandbox.commandLine(confinement, folder: folder, bounds, keepsInput: true) + [program],
      environment: [
        "HOME": folder, "TMPDIR": folder, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      ])
  }
}
