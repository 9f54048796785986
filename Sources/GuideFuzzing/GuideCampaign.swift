import Diagnostics
import Foundation
import Glibc
import GuideExamples
import GuideMarkup

/// Damages guides over and over, and has each result read as `verify` reads it before anything runs.
///
/// A crash ends the process, so that a caller that must go on runs campaigns in processes of their own.
package struct GuideCampaign: Sendable {
  package struct Outcome: Codable, Sendable {
    /// How many were parsed, and how many refused as a whole.
    package var parsed = 0
    package var refused = 0

    /// How many examples the parsed ones held.
    package var examples = 0

    /// How many findings there were.
    package var findings = 0

    /// Seconds of computing that the slowest took, and its seed.
    package var slowest = 0.0
    package var slowestSeed: UInt64 = 0

    /// What was said of a guide and cannot be right, with the seeds.
    package var problems: [String] = []

    package init() {}
  }

  private let guides: [[UInt8]]
  private let seeds: Range<UInt64>

  /// - Parameter guides: What is damaged.
  package init(guides: [[UInt8]], seeds: Range<UInt64>) {
    self.guides = guides
    self.seeds = seeds
  }

  /// The guide of a seed.
  package func guide(seed: UInt64) -> [UInt8] {
    var mutator = GuideMutator(seed: seed, pool: guides)
    return mutator.guide()
  }

  /// Reads the guide of each seed.
  ///
  /// - Parameter willRead: Called before each guide with its seed.
  package func run(willRead: (UInt64) -> Void = { _ in }) -> Outcome {
    var outcome = Outcome()
    for seed in seeds {
      willRead(seed)
      let bytes = guide(seed: seed)
      let start = Self.secondsOfComputing()
      read(bytes, seed: seed, into: &outcome)
      let seconds = Self.secondsOfComputing() - start
      if seconds > outcome.slowest { (outcome.slowest, outcome.slowestSeed) = (seconds, seed) }
    }
    return outcome
  }

  private func read(_ bytes: [UInt8], seed: UInt64, into outcome: inout Outcome) {
    let parsed = GuideParser.parse(bytes, path: "a.md", name: "a")
    var findings = parsed.diagnostics
    if let guide = parsed.guide {
      let extracted = ExampleExtractor.extract(from: guide)
      findings += extracted.diagnostics
      outcome.parsed += 1
      outcome.examples += extracted.examples.count
    } else {
      outcome.refused += 1
      if !findings.hasErrors { outcome.problems.append("seed \(seed): refused without an error") }
    }
    outcome.findings += findings.count
    let printer = DiagnosticPrinter(usesColor: true)
    let lineCount = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    for finding in findings {
      let text = printer.text(for: finding)
      let place = finding.location
      guard (1...lineCount).contains(place.line), place.column >= 1, !text.isEmpty else {
        outcome.problems.append("seed \(seed): \(finding.rule) is at no place: \(place)")
        continue
      }
    }
  }

  private static func secondsOfComputing() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
