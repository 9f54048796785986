import Foundation
import Glibc

/// Kills an app that saves one state after the other, at random moments.
///
/// What is found then must be a whole archive, and never an older one than before.
@MainActor
package struct KillCampaign {
  package struct Outcome: Codable, Sendable {
    package var kills = 0

    /// How many different archives were found.
    package var archives = 0

    /// How many kills left a file behind that the next save has to remove.
    package var leftovers = 0

    package var problems: [String] = []

    package init() {}
  }

  package var seeds: Range<UInt64>

  package init(seeds: Range<UInt64>) {
    self.seeds = seeds
  }

  package func run(willKill: (UInt64) -> Void = { _ in }) throws -> Outcome {
    var outcome = Outcome()
    var last: Int64 = 0
    try SavingApp.removeEverything()
    for seed in seeds {
      willKill(seed)
      try kill(seed)
      outcome.kills += 1
      if try SavingApp.files().contains(where: { $0.hasSuffix(".saving") }) {
        outcome.leftovers += 1
      }
      do {
        let number = try SavingApp.savedNumber() ?? 0
        if number < last { outcome.problems.append("seed \(seed): an older archive came back") }
        if number > last { outcome.archives += 1 }
        last = number
      } catch {
        outcome.problems.append("seed \(seed): \(error)")
      }
    }
    return outcome
  }

  /// Kills the app within five milliseconds after it begins to save; a save takes one.
  private func kill(_ seed: UInt64) throws {
    var numbers = FuzzNumbers(seed: seed)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    let process = try ForkedProcess.start {
      SavingApp.launch()
      var byte: UInt8 = 1
      write(ends[1], &byte, 1)
      while true { SavingApp.save() }
    }
    close(ends[1])
    var byte: UInt8 = 0
    let isSaving = read(ends[0], &byte, 1) == 1
    close(ends[0])
    usleep(UInt32(numbers.number(below: 5_000)))
    Glibc.kill(process, SIGKILL)
    let end = ForkedProcess.wait(for: process)
    guard isSaving, end.signal == SIGKILL else { throw POSIXError(.ECHILD) }
  }
}
