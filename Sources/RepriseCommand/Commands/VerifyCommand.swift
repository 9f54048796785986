import ArgumentParser
import Diagnostics
import SiteBuilder

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Runs every example and fails where a guide promises what did not happen.",
    discussion:
      "Writes nothing into the guides; `pending` and `accept` know what it showed. Exits 0 if all is true, 1 if something is not."
  )

  @OptionGroup var options: ProjectOptions

  @Flag(help: "The form of the report on standard output.")
  var format: VerifyFormat = .text

  @Option(
    help: ArgumentHelp(
      "Check only this share of the examples: 2/4 is the second of four.", valueName: "i/n"))
  var shard = Shard.all

  func run() async throws {
    let share = shard
    let checked = try await Checking.run(try options.pipeline()) { share.contains($0) }
    try PendingStore(folders: options.folders).save(PendingChanges(checked))
    let findings = options.spelled(share.findings(in: checked))
    Report.findings(findings)
    if let report = try format.report(checked, findings) { try Report.result(report) }
    for line in Report.listOfNotRun(checked) { try conclude(line) }
    try conclude(Self.conclusion(checked, findings))
    if findings.hasErrors { throw ExitCode(1) }
  }

  private static func conclusion(_ checked: CheckedGuides, _ findings: [Diagnostic]) -> String {
    let counts = "\(Report.counts(checked)) \(checked.isolation)"
    guard findings.hasErrors else { return "\(counts): every promise holds" }
    return "\(counts): \(Report.errorCount(findings))"
  }

  /// The line that counts is the report itself, or goes beside it.
  private func conclude(_ line: String) throws {
    if format == .text {
      try Report.result(line)
    } else {
      Terminal.writeError(line + "\n")
    }
  }
}
