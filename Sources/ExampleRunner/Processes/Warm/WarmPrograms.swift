/// The warm programs of this process: those that were asked for last.
actor WarmPrograms {
  static let shared = WarmPrograms()

  /// A compiler and a linker, each for two caches: who works on more at once is a test.
  private static let most = 4

  /// How often a program that did not run a command is started again: it may have been killed, or the
  /// folders that it saw were removed and made anew.
  private static let mostFailures = 3

  /// In the order in which they were asked for.
  private var programs: [(purpose: WarmProgram.Purpose, program: WarmProgram)] = []
  private var failures: [WarmProgram.Purpose: Int] = [:]

  /// Runs a command by a program that is warm, or gets warm for this; nil where it cannot.
  func run(
    _ command: Command, for purpose: WarmProgram.Purpose
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

  private func program(for purpose: WarmProgram.Purpose) throws -> WarmProgram {
    let program: WarmProgram
    if let place = programs.firstIndex(where: { $0.purpose == purpose }) {
      program = programs.remove(at: place).program
    } else {
      program = try WarmProgram(purpose)
    }
    programs.append((purpose, program))
    // One that has runs to end is ended with the last of these.
    if programs.count > Self.most { programs.removeFirst() }
    return program
  }
}
