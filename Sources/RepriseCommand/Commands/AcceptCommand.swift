import ArgumentParser
import Diagnostics
import SiteBuilder

struct AcceptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Writes what happened into the result fences that hold something else.",
    discussion: """
      Without --all lists what would be written, and exits 2. With --all exits 0, or 1 if \
      something is wrong that cannot be accepted.
      """)

  @OptionGroup var options: ProjectOptions

  @Flag(name: .long, help: "Write every result that differs.")
  var all = false

  func run() async throws {
    let checked = try await Checking.run(try options.pipeline())
    guard all else {
      try list(Acceptance.pending(in: checked))
      throw ExitCode(2)
    }
    let accepted = try Acceptance.acceptAll(in: checked)
    let remaining = Acceptance.remaining(in: checked)
    Report.findings(options.spelled(remaining))
    for result in accepted { try Report.result("\(result.path):\(result.line): \(result.words)") }
    let summary = accepted.isEmpty ? "Nothing to accept" : "\(results(accepted)) written"
    guard remaining.hasErrors else { return try Report.result("\(summary).") }
    try Report.result("\(summary); \(Report.errorCount(remaining)) left.")
    throw ExitCode(1)
  }

  private func list(_ pending: [Acceptance.Accepted]) throws {
    for result in pending { try Report.result("\(result.path):\(result.line): \(result.words)") }
    try Report.result(
      pending.isEmpty
        ? "Nothing to accept."
        : "\(results(pending)) would be written; reprise accept --all writes them.")
  }

  private func results(_ list: [Acceptance.Accepted]) -> String {
    list.count == 1 ? "1 result" : "\(list.count) results"
  }
}
