import Foundation
import Glibc
import KeyedArchive

/// Damages a file over and over, and has each result read.
///
/// What is read or refused is counted. A crash ends the process, so that a caller that must go on runs
/// campaigns in processes of their own.
package struct ReaderCampaign: Sendable {
  package struct Outcome: Codable, Sendable {
    package var read = 0
    package var refused = 0

    /// Seconds of computing that the slowest file took, and its seed.
    package var slowest = 0.0
    package var slowestSeed: UInt64 = 0

    /// Errors of types that the readers do not declare, with their seeds.
    package var surprises: [String] = []

    package init() {}
  }

  package var file: FuzzedFile
  package var seeds: Range<UInt64>

  package init(file: FuzzedFile, seeds: Range<UInt64>) {
    self.file = file
    self.seeds = seeds
  }

  /// Reads the file damaged with each seed.
  ///
  /// - Parameter willRead: Called before each file with its seed.
  package func run(willRead: (UInt64) -> Void = { _ in }) -> Outcome {
    var outcome = Outcome()
    for seed in seeds {
      willRead(seed)
      let data = file.damaged(seed: seed)
      let start = Self.secondsOfComputing()
      do {
        try file.read(data)
        outcome.read += 1
      } catch is PropertyListError, is KeyedArchiveError, is RestorationArchiveError {
        outcome.refused += 1
      } catch {
        outcome.surprises.append("seed \(seed): \(error)")
      }
      let seconds = Self.secondsOfComputing() - start
      if seconds > outcome.slowest { (outcome.slowest, outcome.slowestSeed) = (seconds, seed) }
    }
    return outcome
  }

  private static func secondsOfComputing() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
