import ArgumentParser
import Diagnostics
import ExampleRunner
import SiteBuilder

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Runs every example and fails if an expectation or a result block is wrong.",
    discussion:
      "Changes no guide: `pending` shows the results that changed, and `accept` writes them. Exits 0, or 1 if there is an error."
  )

  @OptionGroup var options: ProjectOptions
  @OptionGroup var writing: DialectOptions

  @Argument(
    help: ArgumentHelp(
      "The guides to check, by their names or files; all without one.", valueName: "guide"))
  var guides: [String] = []

  @Flag(help: "The form of the report on standard output.")
  var format: VerifyFormat = .text

  @Option(
    help: ArgumentHelp(
      "Check only this share of the examples: 2/4 is the second of four.", valueName: "i/n"))
  var shard = Shard.all

  @Flag(name: .long, help: "Run every example five more times, and fail if the results differ.")
  var strict = false

  @Flag(name: .long, help: "Pass even if no guide has an example.")
  var allowEmpty = false

  @Flag(name: .long, help: "Treat warnings as errors.")
  var warningsAsErrors = false

  @Flag(
    name: .long,
    help:
      "List every expectation, the code blocks of Swift that are only shown, and the views that are not drawn."
  )
  var list = false

  @Flag(name: .long, help: "Go on, and check again whenever a file changes. Ctrl-C ends it.")
  var watch = false

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      "Run nothing; join the reports that --json --shard wrote on each machine.",
      valueName: "report"))
  var merge: [String] = []

  func validate() throws {
    if !merge.isEmpty, shard != .all || strict || allowEmpty || watch || !guides.isEmpty {
      throw ValidationError("--merge runs nothing: remove the other options.")
    }
    if writing.dialect == .docc, shard != .all || !merge.isEmpty {
      throw ValidationError(
        "--dialect docc checks a catalog as a whole: leave out --shard and --merge.")
    }
    if watch, format != .text || strict || shard != .all {
      throw ValidationError(
        "--watch prints text for its author: leave out --strict, --shard and other forms.")
    }
  }

  func run() async throws {
    guard !watch else { return try await follow() }
    var report = merge.isEmpty ? try await verified() : try MergedReport(files: merge).report
    if warningsAsErrors { report = report.withWarningsAsErrors }
    try show(report)
    if report.findings.hasErrors { throw ExitCode(1) }
  }

  /// Checks the guides again whenever one of them, or the site's folder, has changed.
  private func follow() async throws {
    let pipeline = try options.pipeline(memory: PipelineCache(), dialect: writing.dialect)
    // A guide that goes away later may come back; one that was never there was mistyped.
    _ = try selection(in: pipeline)
    let folders = options.folders
    let watch = ProjectWatch([folders.content, folders.site]) { pipeline.currentModules.stamps }
    try await watch.follow {
      let report = try await verified(by: pipeline, isQuiet: true)
      try show(warningsAsErrors ? report.withWarningsAsErrors : report)
    }
  }

  private func show(_ report: VerifyReport) throws {
    Report.findings(report.findings)
    if let text = try format.text(of: report, in: options.folders) {
      try format.isJSON ? Report.json(text) : Report.result(text)
    }
    for line in list ? report.listOfExpectations : [] { try conclude(line) }
    for line in report.listOfNotRun { try conclude(line) }
    for line in list ? report.listOfShown + report.listOfUndrawn : [] { try conclude(line) }
    try conclude(report.conclusion)
  }

  private func verified() async throws -> VerifyReport {
    let pipeline = try options.pipeline(dialect: writing.dialect)
    // Running again what is known to hold is what `--strict` is for.
    guard !strict else { return try await verified(by: pipeline) }
    let question =
      ["verify", options.content, options.site, shard.description, "\(allowEmpty)"]
      + (try selection(in: pipeline).question)
    return try await KeptReport.report(of: pipeline, question) {
      try await verified(by: pipeline)
    }
  }

  /// Which guides are asked for; without names, nothing is read.
  private func selection(in pipeline: Pipeline) throws -> GuideSelection {
    let content = options.folders.content
    guard !guides.isEmpty else { return GuideSelection(content: content) }
    return try GuideSelection(guides, content: content, among: pipeline.guideNames())
  }

  private func verified(
    by pipeline: Pipeline, isQuiet: Bool = false
  ) async throws -> VerifyReport {
    let share = shard
    let selection = try selection(in: pipeline)
    let strictness = Strictness(allowsEmpty: allowEmpty, runsAgain: strict)
    let all = try await Checking.run(pipeline, strictness: strictness, isQuiet: isQuiet) {
      share.contains($0) && selection.contains($0)
    }
    let checked = selection.limited(all, allowsEmpty: allowEmpty)
    let store = PendingStore(folders: options.folders)
    try store.save(selection.pending(PendingChanges(checked), before: store.load()))
    let isWhole = share == .all
    return VerifyReport(
      checked, options.spelled(share.findings(in: checked), writing.dialect),
      shard: isWhole ? nil : share.description,
      toolHash: isWhole ? nil : try await pipeline.toolIdentity())
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
