import Foundation
import Glibc

/// What a campaign found, as a line.
struct CampaignResult {
  private let name: String
  private let seeds: Range<UInt64>?
  private let start = ContinuousClock.now
  private var seconds = 0.0
  private var crashes = 0
  private var hangs = 0
  private var peakMemory = 0
  private var problems: [String] = []

  var inputs: UInt64

  /// Kilobytes that nothing may take.
  private static let mostMemory = 256 << 10

  init(_ name: String, inputs: UInt64, seeds: Range<UInt64>?) {
    self.name = name
    self.inputs = inputs
    self.seeds = seeds
  }

  /// Runs all jobs of the campaign.
  ///
  /// - Parameter outcome: Called with what each job says; returns what is wrong with it.
  mutating func run<Outcome: Decodable>(
    _ jobs: [Workers<Outcome>.Job], in folder: URL,
    outcome: (Outcome, inout CampaignResult) -> [String]
  ) throws {
    var outcomes: [Outcome] = []
    let workers = Workers<Outcome>(jobs, in: folder) { outcomes.append($0) }
    let line = ProgressLine(name, of: jobs.reduce(0) { $0 + $1.count })
    try workers.run(progress: line.show)
    line.end()
    for said in outcomes { problems += outcome(said, &self) }
    problems += workers.deaths
    add(crashes: workers.crashes, hangs: workers.hangs, peakMemory: workers.peakMemory)
    let duration = (ContinuousClock.now - start).components
    seconds = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
  }

  mutating func run<Outcome: Decodable>(
    _ jobs: [Workers<Outcome>.Job], in folder: URL, outcome: (Outcome) -> [String]
  ) throws {
    try run(jobs, in: folder) { said, _ in outcome(said) }
  }

  mutating func add(crashes: Int, hangs: Int, peakMemory: Int) {
    self.crashes += crashes
    self.hangs += hangs
    self.peakMemory = max(self.peakMemory, peakMemory)
  }

  /// Prints the line and what is wrong; returns whether nothing is.
  func print(_ details: String) -> Bool {
    let range = seeds.map { ", seeds \($0.lowerBound) to \($0.upperBound - 1)" } ?? ""
    let time = String(format: "%.1f", seconds)
    Swift.print(
      "\(name): \(inputs) inputs in \(time) s\(range), \(crashes) crashes, \(hangs) hangs, "
        + "peak memory \(peakMemory >> 10) MB; \(details)")
    for problem in problems.prefix(50) { Swift.print("  \(problem)") }
    if problems.count > 50 { Swift.print("  and \(problems.count - 50) more") }
    fflush(nil)
    return problems.isEmpty && crashes == 0 && hangs == 0 && peakMemory < Self.mostMemory
  }
}
