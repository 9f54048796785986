import ArgumentParser
import ConstraintSolver

/// What solving the constraints of a large screen costs, beside kiwi.
@main
struct ConstraintBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reprise-bench-constraints",
    abstract: "Solves the constraints of a thousand views, and changes one a thousand times.",
    discussion: """
      The same constraints for kiwi where a Python has it, and the same values from both. "width" is \
      the screen's, on which most views depend; "image" is one of a row. Exits 1 where solving takes \
      more than 100 ms of a processor, or where kiwi finds other values.
      """)

  @Option(help: "A Python that may have kiwisolver.")
  var python = "python3"

  @Option(help: "The script that measures kiwi.")
  var script = "Sources/ConstraintBenchmarks/kiwi.py"

  @Option(help: "How often all is built; the fastest counts.")
  var rounds = 10

  @Option(help: "How often a constant is changed.")
  var changes = 1_000

  func run() throws {
    let layout = SampleLayout()
    var ours = SolverMeasurement(layout)
    var builds: [Double] = []
    for _ in 0..<rounds { builds.append(try ours.build()) }
    let values = ours.values
    let times: [(name: String, seconds: Double)] = [
      ("build", builds.min() ?? 0),
      ("width", try ours.change(layout.widthConstraint, by: 1, times: changes)),
      ("image", try ours.change(layout.changedImage, by: 1, times: changes)),
      ("unchanged", try ours.solveAgain(times: changes)),
    ]

    print("\(layout.viewCount) views, \(layout.constraints.count) constraints", terminator: ", ")
    print("\(layout.optionalCount) of them optional, for the sizes of texts and rows")
    let kiwi = try measureKiwi(layout)
    for (name, seconds) in times {
      report(name, seconds: seconds, kiwi: kiwi?.seconds[Substring(name)])
    }
    let differ = kiwi.map { zip($0.values, values).contains { abs($0 - $1) > 1e-3 } } ?? false
    if differ { print("kiwi finds other values") }
    if differ || times[0].seconds > 0.1 { throw ExitCode.failure }
  }

  private func measureKiwi(_ layout: SampleLayout) throws -> KiwiMeasurement? {
    guard KiwiMeasurement.isInstalled(in: python) else {
      print("without kiwi: \(python) has no kiwisolver")
      return nil
    }
    return try KiwiMeasurement(layout, times: changes, python: python, script: script)
  }

  private func report(_ name: String, seconds: Double, kiwi: Double?) {
    let text = name == "build" ? "solved from nothing" : "\(changes) times, \(name)"
    let beside = kiwi.map { ", kiwi \(milliseconds($0)), \(rounded($0 / seconds)) times as long" }
    print("\(text): \(milliseconds(seconds))\(beside ?? "")")
  }

  private func milliseconds(_ seconds: Double) -> String { "\(rounded(1_000 * seconds)) ms" }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
