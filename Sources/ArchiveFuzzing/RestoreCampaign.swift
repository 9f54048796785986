import Foundation
import Glibc
import UIKit

/// Damages the saved state of an app over and over, and launches the app with each result, in a
/// process each.
///
/// The processes are forked from this one before it has started anything, which takes a
/// hundredth of the time of starting a program.
@MainActor
package struct RestoreCampaign {
  package struct Outcome: Codable, Sendable {
    package var launched = 0

    /// Seeds of launches that died, with the signal or status.
    package var deaths: [String] = []

    /// Kilobytes that the largest launch took.
    package var peakMemory = 0

    package init() {}
  }

  package var archive: [UInt8]
  package var seeds: Range<UInt64>

  package init(archive: [UInt8], seeds: Range<UInt64>) {
    self.archive = archive
    self.seeds = seeds
  }

  /// Launches the app with the archive damaged with each seed.
  package func run() throws -> Outcome {
    let fork = try Self.fork()
    var outcome = Outcome()
    for seed in seeds {
      let process = fork()
      guard process >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EAGAIN) }
      if process == 0 { launch(seed: seed) }
      wait(for: process, seed: seed, into: &outcome)
    }
    return outcome
  }

  /// What the launch exits with when it came up.
  private static let isUp: Int32 = 42

  private func launch(seed: UInt64) -> Never {
    // One that hangs dies of SIGALRM.
    alarm(1)
    var mutator = Mutator(seed: seed)
    FuzzedApp.writeArchive(mutator.damaged(archive))
    FuzzedApp.launch()
    _exit(Self.isUp)
  }

  private func wait(for process: pid_t, seed: UInt64, into outcome: inout Outcome) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    outcome.peakMemory = max(outcome.peakMemory, usage.ru_maxrss)
    if status == Self.isUp << 8 {
      outcome.launched += 1
    } else {
      let signal = status & 0x7F
      let reason = signal == 0 ? "status \(status >> 8)" : "signal \(signal)"
      outcome.deaths.append("seed \(seed): \(reason)")
    }
  }

  private typealias Fork = @convention(c) () -> pid_t

  /// Swift leaves `fork` out of the C library, for programs with threads; this one has none yet.
  private static func fork() throws -> Fork {
    guard let symbol = dlsym(nil, "fork") else { throw POSIXError(.ENOSYS) }
    return unsafeBitCast(symbol, to: Fork.self)
  }
}
