/// The fork servers of this process: those that were asked for last.
actor ForkServers {
  /// A compiler, a linker, a symbolizer, and the launchers of two repetitions, each for two caches.
  ///
  /// Only tests use more than two caches at once.
  private static let most = 10

  /// How often a program that did not run a command is started again: it may have been killed, or the
  /// folders that it saw were removed and made again.
  private static let mostFailures = 3

  /// In the order in which they were asked for.
  private var programs: [(purpose: ForkServer.Purpose, program: ForkServer)] = []
  private var failures: [ForkServer.Purpose: Int] = [:]

  /// Runs a command by a fork server, which is started for this if there is none; nil where it cannot.
  func run(
    _ command: Command, for purpose: ForkServer.Purpose
  ) async throws -> FinishedProcess? {
    guard failures[purpose, default: 0] < Self.mostFailures else { return nil }
    let program = try program(for: purpose)
    if let process = try await program.run(command) { return process }
    // Of several that were run by one program that was killed, the first one counts.
    if let place = programs.firstIndex(where: { $0.program === program }) {
      programs.remove(at: place)
      failures[purpose, default: 0] += 1
    }
    return nil
  }

  private func program(for purpose: ForkServer.Purpose) throws -> ForkServer {
    let program: ForkServer
    if let place = programs.firstIndex(where: { $0.purpose == purpose }) {
      program = programs.remove(at: place).program
    } else {
      program = try ForkServer(purpose)
    }
    programs.append((purpose, program))
    // One that has runs to end is ended with the last of these.
    if programs.count > Self.most { programs.removeFirst() }
    return program
  }
}
