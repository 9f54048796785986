import ArchiveFuzzing
import ArgumentParser
import Foundation
import GuideFuzzing

struct FuzzAll: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all",
    abstract: "Reads, restores, writes and interrupts as often as asked for.")

  @Option(help: "How many damaged files are read.") var reads: UInt64 = 5_000_000
  @Option(help: "How many trees of values are written and read.") var trees: UInt64 = 100_000
  @Option(help: "How many of them Python's plistlib reads too.") var peers: UInt64 = 100_000
  @Option(help: "How many damaged archives an app is launched with.") var launches: UInt64 = 200_000
  @Option(help: "How many saves are killed at random moments.") var kills: UInt64 = 2_000
  @Option(help: "Which requests of a save fail: 1 for each, 10 for each tenth.") var requestStep = 1
  @Option(help: "How many damaged guides are read.") var guides: UInt64 = 500_000
  @Option(help: "How many texts are read that were made to take long.") var texts: UInt64 = 200_000
  @Option(
    help: "How many seconds of computing each of them may take: more than 1 in a debug build.")
  var textSeconds = 1
  @Option(help: "The folder with the guides to damage.") var content = "Content"
  @Option(help: "The first seed.") var seed: UInt64 = 0

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reprise-fuzz-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var isSound = true
    for campaign in try campaigns(in: folder) {
      if try !campaign() { isSound = false }
    }
    if !isSound { throw ExitCode(1) }
  }

  private func campaigns(in folder: URL) throws -> [() throws -> Bool] {
    [
      { reads == 0 ? true : try read(in: folder) },
      { trees == 0 ? true : try write(in: folder) },
      { peers == 0 ? true : try readByPython(in: folder) },
      { launches == 0 ? true : try launch(in: folder) },
      { kills == 0 ? true : try kill(in: folder) },
      { kills == 0 ? true : try interrupt(in: folder) },
      { guides == 0 ? true : try readGuides(in: folder) },
      { texts == 0 ? true : try readTexts(in: folder) },
    ]
  }

  private func read(in folder: URL) throws -> Bool {
    let count = UInt64(try FuzzedFile.all().count)
    let share = (reads + count - 1) / count
    var result = CampaignResult("reader", inputs: share * count, seeds: seed..<(seed + share))
    var (read, refused, slowest, slowestSeed) = (0, 0, 0.0, seed)
    try result.run(
      (0..<count).flatMap { jobs(["reader", "\($0)"], share, block: 25_000) }, in: folder
    ) { (outcome: ReaderCampaign.Outcome) in
      read += outcome.read
      refused += outcome.refused
      if outcome.slowest > slowest {
        (slowest, slowestSeed) = (outcome.slowest, outcome.slowestSeed)
      }
      return outcome.surprises
    }
    let time = String(format: "%.3f", slowest)
    return result.print(
      "\(count) files; \(read) read, \(refused) refused, slowest \(time) s (seed \(slowestSeed))")
  }

  private func write(in folder: URL) throws -> Bool {
    var result = CampaignResult("trees", inputs: trees, seeds: seed..<(seed + trees))
    var values = 0
    try result.run(jobs(["trees"], trees, block: 2_500), in: folder) {
      (outcome: TreeCampaign.Outcome) in
      values += outcome.values
      return outcome.differences
    }
    return result.print("\(values) values written and read")
  }

  private func readByPython(in folder: URL) throws -> Bool {
    var result = CampaignResult("plistlib", inputs: peers, seeds: seed..<(seed + peers))
    var (trees, damaged) = (0, 0)
    try result.run(jobs(["plistlib"], peers, block: 1_000), in: folder) {
      (outcome: PlistlibCampaign.Outcome) in
      trees += outcome.trees
      damaged += outcome.damaged
      return outcome.differences
    }
    return result.print(
      "\(trees) trees that Python reads alike, and \(damaged) damaged ones that it reads as well")
  }

  private func launch(in folder: URL) throws -> Bool {
    let archive = folder.appending(path: "archive").path
    var result = CampaignResult("restore", inputs: launches, seeds: seed..<(seed + launches))
    let none = Workers<Int>.Job(arguments: ["restore", archive], first: 0, count: 0)
    try Workers<Int>([none], in: folder, outcome: { _ in }).run { _ in }
    var (restored, refused) = (0, 0)
    try result.run(jobs(["restore", archive], launches, block: 1_000), in: folder) {
      (outcome: RestoreCampaign.Outcome, result: inout CampaignResult) in
      restored += outcome.restored
      refused += outcome.refused
      result.add(
        crashes: outcome.crashes, hangs: outcome.hangs, peakMemory: outcome.peakMemory)
      return outcome.problems
    }
    return result.print(
      "\(restored) launches restored, \(refused) came up without the archive that was refused")
  }

  private func kill(in folder: URL) throws -> Bool {
    var result = CampaignResult("kills", inputs: kills, seeds: seed..<(seed + kills))
    var (archives, leftovers) = (0, 0)
    try result.run(jobs(["kills"], kills, block: 250), in: folder) {
      (outcome: KillCampaign.Outcome) in
      archives += outcome.archives
      leftovers += outcome.leftovers
      return outcome.problems
    }
    return result.print(
      "\(archives) archives found, all whole; \(leftovers) kills in the middle of writing")
  }

  private func interrupt(in folder: URL) throws -> Bool {
    var result = CampaignResult("save faults", inputs: 1, seeds: nil)
    var (kills, failures, old, new) = (0, 0, 0, 0)
    let job = Workers<SaveFaultCampaign.Outcome>.Job(
      arguments: ["save-faults", "--step", "\(requestStep)"], first: 0, count: 1)
    try result.run([job], in: folder) { (outcome: SaveFaultCampaign.Outcome) in
      kills += outcome.kills
      failures += outcome.failures
      old += outcome.oldArchives
      new += outcome.newArchives
      return outcome.problems
    }
    result.inputs = UInt64(kills + failures)
    return result.print(
      "\(kills) kills and \(failures) errors, each at a request of a save; \(old) left the old "
        + "archive, \(new) the new one")
  }

  private func readGuides(in folder: URL) throws -> Bool {
    var result = CampaignResult("guides", inputs: guides, seeds: seed..<(seed + guides))
    var sum = GuideCampaign.Outcome()
    try result.run(jobs(["guides", content], guides, block: 10_000), in: folder) {
      (outcome: GuideCampaign.Outcome) in
      sum.parsed += outcome.parsed
      sum.refused += outcome.refused
      sum.examples += outcome.examples
      sum.findings += outcome.findings
      if outcome.slowest > sum.slowest {
        (sum.slowest, sum.slowestSeed) = (outcome.slowest, outcome.slowestSeed)
      }
      return outcome.problems
    }
    let time = String(format: "%.3f", sum.slowest)
    return result.print(
      "\(sum.parsed) parsed with \(sum.examples) examples, \(sum.refused) refused, "
        + "\(sum.findings) findings, slowest \(time) s (seed \(sum.slowestSeed))")
  }

  private func readTexts(in folder: URL) throws -> Bool {
    var result = CampaignResult("texts", inputs: texts, seeds: seed..<(seed + texts))
    var sum = TextCampaign.Outcome()
    try result.run(jobs(["texts", "--seconds", "\(textSeconds)"], texts, block: 1_000), in: folder)
    {
      (outcome: TextCampaign.Outcome) in
      for (reader, seconds) in outcome.slowest where seconds > sum.slowest[reader, default: -1] {
        sum.slowest[reader] = seconds
        sum.slowestSeeds[reader] = outcome.slowestSeeds[reader]
      }
      return []
    }
    let times = sum.slowest.sorted { $0.key < $1.key }.map { reader, seconds in
      "\(reader) \(String(format: "%.3f", seconds)) s (seed \(sum.slowestSeeds[reader] ?? 0))"
    }
    return result.print("slowest: " + times.joined(separator: ", "))
  }

  private func jobs<Outcome>(
    _ arguments: [String], _ count: UInt64, block: UInt64
  ) -> [Workers<Outcome>.Job] {
    stride(from: 0, to: count, by: Int(block)).map {
      Workers<Outcome>.Job(arguments: arguments, first: seed + $0, count: min(block, count - $0))
    }
  }
}
