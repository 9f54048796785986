import ArchiveFuzzing
import ArgumentParser
import Foundation

struct FuzzAll: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Reads and restores as many damaged files as asked for.")

  @Option(help: "How many damaged files are read.") var reads: UInt64 = 5_000_000
  @Option(help: "How many damaged archives an app is launched with.") var launches: UInt64 = 200_000
  @Option(help: "The first seed.") var seed: UInt64 = 0

  /// How many seeds one process takes.
  private static let block: UInt64 = 25_000

  private static let mostMemory = 256 << 10
  private static let mostSeconds = 1.0

  func run() throws {
    let isSound = try read() && launch()
    if !isSound { throw ExitCode(1) }
  }

  private func read() throws -> Bool {
    let files = try FuzzedFile.all()
    let share = reads / UInt64(files.count) + 1
    let blocks = files.indices.flatMap { file in
      Self.blocks(from: seed, count: share).map { ["reader", "\(file)", "\($0)", "\($1)"] }
    }
    var sum = ReaderCampaign.Outcome()
    let start = ContinuousClock.now
    let workers = Workers<ReaderCampaign.Outcome>(arguments: blocks)
    try workers.run { outcome in
      sum.read += outcome.read
      sum.refused += outcome.refused
      sum.slowest = max(sum.slowest, outcome.slowest)
      sum.surprises += outcome.surprises
    }
    print(
      "read \(sum.read + sum.refused) damaged files (seeds from \(seed), \(share) of each kind)",
      "in \(seconds(since: start)): \(sum.read) read, \(sum.refused) refused,",
      "\(workers.crashes.count) crashes, slowest \(String(format: "%.3f", sum.slowest)) s,",
      "peak memory \(workers.peakMemory >> 10) MB")
    for problem in workers.crashes + sum.surprises { print("  \(problem)") }
    return workers.crashes.isEmpty && sum.surprises.isEmpty && sum.slowest < Self.mostSeconds
      && workers.peakMemory < Self.mostMemory
  }

  private func launch() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reprise-fuzz-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let archive = folder.appending(path: "archive").path
    try Workers<Int>.runOnce(["restore", archive, "0", "0"], home: folder.path)
    var sum = RestoreCampaign.Outcome()
    let start = ContinuousClock.now
    let workers = Workers<RestoreCampaign.Outcome>(
      arguments: Self.blocks(from: seed, count: launches).map {
        ["restore", archive, "\($0)", "\($1)"]
      }, home: folder.path)
    try workers.run { outcome in
      sum.launched += outcome.launched
      sum.deaths += outcome.deaths
      sum.peakMemory = max(sum.peakMemory, outcome.peakMemory)
    }
    print(
      "launched an app with \(sum.launched + sum.deaths.count) damaged archives (seeds from \(seed))",
      "in \(seconds(since: start)): \(sum.launched) came up, \(sum.deaths.count) died or hung,",
      "peak memory \(sum.peakMemory >> 10) MB")
    for problem in workers.crashes + sum.deaths { print("  \(problem)") }
    return workers.crashes.isEmpty && sum.deaths.isEmpty && sum.peakMemory < Self.mostMemory
  }

  private static func blocks(from first: UInt64, count: UInt64) -> [(UInt64, UInt64)] {
    stride(from: 0, to: count, by: Int(block)).map { (first + $0, min(block, count - $0)) }
  }

  private func seconds(since start: ContinuousClock.Instant) -> String {
    "\((ContinuousClock.now - start).components.seconds) s"
  }
}
