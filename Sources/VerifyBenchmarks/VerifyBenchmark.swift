import ArgumentParser
import ExampleRunner
import Foundation

/// What checking guides costs, beside the compiler's own driver.
@main
struct VerifyBenchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprise-bench-verify",
    abstract: "Verifying guides, beside complete calls of the Swift driver.",
    discussion: """
      Each line compares two things in one run on this machine: `reprise` at work, and `swiftc` \
      making executables of the same programs, one after the other, with the same flags and a \
      module cache of its own, each launched as often as the guide says.
      """)

  @Option(help: "The executable to measure; without it, the one beside this program.")
  var reprise: String?

  @Option(help: "How many examples, of two launches each.")
  var examples = 60

  @Option(help: "How many examples that must not compile.")
  var refused = 30

  @Option(help: "The folder of guides that are checked with an empty cache.")
  var content = "Content"

  @Option(help: "The folder with their templates and styles.")
  var site = "Site"

  @Flag(
    help: "Only check the guides of --content: with the second run of each result, and without it.")
  var onlyContent = false

  @Option(help: "How many guides for the memory.")
  var guides = 1_000

  func run() async throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "reprise-bench-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let tools = URL(filePath: own).deletingLastPathComponent()
    let bench = VerifyMeasurement(
      reprise: reprise ?? tools.appending(path: "reprise").path, folder: folder.path)
    guard !onlyContent else { return try await book(bench) }
    try await verifying(bench)
    try await book(bench)
    try await refusing(bench)
    try memory(bench)
  }

  private func verifying(_ bench: VerifyMeasurement) async throws {
    let project = try BenchmarkProject(at: "\(bench.folder)/runs", examples: examples)
    let programs = try await bench.programs(of: project)
    let driver = try bench.driver(programs, launches: 2)
    let cold = try bench.verify(project)
    Self.report(
      "cold, \(examples) examples", time: cold, other: "driver and launches", otherTime: driver)
    // The driver's programs run once: what a second run of each costs is not what compiling costs.
    let (runOnce, _) = try await bench.checking(
      "\(project.folder)/Content", "\(project.folder)/Site")
    Self.report(
      "cold, each run once", time: runOnce, other: "driver and launches", otherTime: driver,
      limit: "1/3")
    let start = try bench.start()
    let unchanged = try bench.verify(project)
    print(
      Self.row("nothing changed", time: unchanged, other: "starting the program", otherTime: start)
        + String(format: "difference %.0f ms (at most 150)", unchanged - start))
    try project.editOne()
    let edited = try bench.verify(project)
    let one = try bench.driver([programs[0]], launches: 0)
    Self.report(
      "one example edited", time: edited, other: "swiftc of that one", otherTime: one, limit: "1.5")
    let (once, twice) = try await bench.running(project)
    Self.report("engine kept, run twice", time: twice, other: "run once", otherTime: once)
  }

  /// A real book has variants, and an engine and modules to prepare, as every first `verify` has.
  private func book(_ bench: VerifyMeasurement) async throws {
    let (once, twice) = try await bench.checking(content, site)
    Self.report(
      "cold, each result run twice", time: twice, other: "run once", otherTime: once, limit: "1.10")
  }

  private func refusing(_ bench: VerifyMeasurement) async throws {
    let project = try BenchmarkProject(at: "\(bench.folder)/refused", refused: refused)
    let programs = try project.scripts(flags: bench.engineFlags(support: "ScriptSupport"))
    let driver = try bench.driver(programs, launches: 0)
    let verified = try bench.verify(project)
    Self.report(
      "\(refused) that must not compile", time: verified, other: "driver", otherTime: driver,
      limit: "1/4")
  }

  private func memory(_ bench: VerifyMeasurement) throws {
    let project = try BenchmarkProject(at: "\(bench.folder)/many", guides: guides)
    let bytes = try bench.memory(ofBuilding: project)
    print(
      Self.column("memory at \(guides) guides", 28)
        + String(format: "%9.0f MB  (at most 300)", Double(bytes) / 1e6))
  }

  private static func report(
    _ what: String, time: Double, other: String, otherTime: Double, limit: String? = nil
  ) {
    print(
      row(what, time: time, other: other, otherTime: otherTime)
        + String(format: "ratio %.2f", time / otherTime)
        + (limit.map { " (at most \($0))" } ?? ""))
  }

  private static func row(
    _ what: String, time: Double, other: String, otherTime: Double
  ) -> String {
    column(what, 28) + String(format: "%9.0f ms    ", time) + column(other, 24)
      + String(format: "%9.0f ms    ", otherTime)
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
