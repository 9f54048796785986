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

  @Flag(name: .long, help: "Run every example five times more: it must leave the same behind.")
  var strict = false

  @Flag(name: .long, help: "Let a project without any example pass.")
  var allowEmpty = false

  @Flag(name: .long, help: "Fail where there is a warning, too.")
  var warningsAsErrors = false

  @Flag(name: .long, help: "List the blocks of Swift that are only shown: nothing checks them.")
  var list = false

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      "Run nothing, and join the reports that --json --shard wrote on all machines.",
      valueName: "report"))
  var merge: [String] = []

  func validate() throws {
    if !merge.isEmpty, shard != .all || strict || allowEmpty {
      throw ValidationError("--merge runs nothing: leave the other options out.")
    }
  }

  func run() async throws {
    var report = merge.isEmpty ? try await verified() : try MergedReport(files: merge).report
    if warningsAsErrors { report = report.withWarningsAsErrors }
    Report.findings(report.findings)
    if let text = try format.text(of: report, in: options.folders) {
      try format.isJSON ? Report.json(text) : Report.result(text)
    }
    for line in report.listOfNotRun { try conclude(line) }
    for line in list ? report.listOfShown : [] { try conclude(line) }
    try conclude(report.conclusion)
    if report.findings.hasErrors { throw ExitCode(1) }
  }

  private func verified() async throws -> VerifyReport {
    let pipeline = try options.pipeline()
    // Running again what is known to hold is what `--strict` is for.
    guard !strict else { return try await verified(by: pipeline) }
    let question = ["verify", options.content, options.site, shard.description, "\(allowEmpty)"]
    return try await KeptReport.report(of: pipeline, question) {
      try await verified(by: pipeline)
    }
  }

  private func verified(by pipeline: Pipeline) async throws -> VerifyReport {
    let share = shard
    let strictness = Strictness(allowsEmpty: allowEmpty, runsAgain: strict)
    let checked = try await Checking.run(pipeline, strictness: strictness) {
      share.contains($0)
    }
    try PendingStore(folders: options.folders).save(PendingChanges(checked))
    return VerifyReport(
      checked, options.spelled(share.findings(in: checked)),
      shard: share == .all ? nil : share.description)
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
