import ArgumentParser
import Diagnostics
import SiteBuilder

struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Runs every example and writes the site; writes nothing if a guide has an error.")

  @OptionGroup var options: ProjectOptions
  @OptionGroup var writing: DialectOptions

  @Flag(name: .long, help: "Write the site even if no guide has an example.")
  var allowEmpty = false

  @Flag(name: .long, help: "Treat warnings as errors: write nothing if there is one.")
  var warningsAsErrors = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The path of the site on its host, as in /guides/, in place of that of its address.",
      valueName: "path"))
  var base: String?

  @Option(
    name: .customLong("edit-url"),
    help: ArgumentHelp(
      "Where readers edit the content folder, in place of the address in site.yaml.",
      valueName: "url"))
  var editURL: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Show the declaration of a name in the code, from the compiler, to readers who point at it.
      """)
  var types = true

  func validate() throws {
    _ = try publication
  }

  private var publication: Publication {
    get throws {
      do {
        return try Publication.read(base: base, editAddress: editURL)
      } catch .noPath(let text) {
        throw ValidationError(
          "--base: `\(text)` is not a path on a host: write it as in --base /guides/.")
      } catch .noAddress(let text) {
        throw ValidationError(
          "--edit-url: `\(text)` is not the address of a folder: write it as in "
            + "--edit-url https://example.org/project/edit/main/Content/.")
      }
    }
  }

  func run() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let pipeline = try options.pipeline(dialect: writing.dialect, publication: try publication)
    try pipeline.checkOutput()
    let question = [options.content, options.site, options.output, "\(types)", "\(allowEmpty)"]
    let counts = try await KeptBuild.counts(of: pipeline, question) {
      try await built(by: pipeline)
    }
    try Report.result(
      "\(counts) in \(Report.seconds(clock.now - start)): \(options.folders.output)/index.html")
  }

  /// Writes the site, and says what it was made of.
  private func built(by pipeline: Pipeline) async throws -> KeptBuild.Result {
    var (checked, site) = try await drawn(by: pipeline, reusesPages: true)
    if site == nil {
      (checked, site) = try await drawn(
        by: pipeline, reusesPages: false, reported: Set(checked.diagnostics))
    }
    if let site { try pipeline.write(site, of: checked) }
    UntilExit.keep([checked, site])
    return KeptBuild.Result(
      counts: Report.counts(checked),
      isWorthKeeping: checked.wouldBeTheSameAgain && site?.hasAllNames ?? false)
  }

  /// The site; nil where the pages of the build before do not fit.
  ///
  /// - Parameter reported: The findings that the user has seen already.
  private func drawn(
    by pipeline: Pipeline, reusesPages: Bool, reported: Set<Diagnostic> = []
  ) async throws -> (CheckedGuides, DrawnSite?) {
    var checked = try await Checking.run(
      pipeline, strictness: Strictness(allowsEmpty: allowEmpty),
      keeping: PageKeeping(reusesPages: reusesPages, showsTypes: types))
    // What the findings below say that `accept` writes.
    try PendingStore(folders: options.folders).save(PendingChanges(checked))
    if warningsAsErrors {
      checked = checked.with(
        checked.diagnostics.map { finding in
          var finding = finding
          finding.severity = .error
          return finding
        })
    }
    Report.findings(
      options.spelled(checked.diagnostics.filter { !reported.contains($0) }, writing.dialect))
    guard !checked.diagnostics.hasErrors else {
      try Report.result("Nothing written: \(Report.errorCount(checked.diagnostics)).")
      throw ExitCode(1)
    }
    let names = types ? try await Naming.run(pipeline, checked) : .none
    if let problem = names.problem, reusesPages {
      Terminal.writeError("Some names in code are shown without their types: \(problem).\n")
    }
    return (checked, try pipeline.pages(of: checked, names: names))
  }
}
