import ArgumentParser
import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import RunRecord
import SiteBuilder

struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Prints what an app restores for its user, and what another version of it loses.",
    discussion: """
      Performs the same steps in both apps. For everything that the old app restores, a row says \
      whether the new app keeps it, loses it, or shows something different, and where each app \
      saves it. Exits 1 if anything is lost or an app has an error, and 2 if the old app restores nothing.
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(
    help: ArgumentHelp(
      "The old app: a folder as Xcode keeps it, or GUIDE#EXAMPLE.",
      valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The new app, in the same form.", valueName: "new"))
  var new: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A Markdown file with the launches of both apps, as in run --app.", valueName: "file"))
  var launches: String?

  @Option(
    name: .customLong("sdk"),
    help: ArgumentHelp(
      "The SDK that the new app is built with, if it is a folder.", valueName: "version"))
  var sdk = "27"

  @Flag(name: .long, help: "Print the comparison as JSON.")
  var json = false

  func validate() throws {
    if !LaunchConditions.isVersion(sdk) {
      throw ValidationError("`\(sdk)` is not the version of an SDK: write it as in --sdk 27.")
    }
  }

  func run() async throws {
    let pipeline = try options.pipeline()
    let (before, after) = (
      try await result(of: old, sdk: nil, pipeline), try await result(of: new, sdk: sdk, pipeline)
    )
    let findings = before.findings + after.findings
    Report.findings(options.spelled(findings))
    guard let oldRecord = before.record, let newRecord = after.record else { throw ExitCode(1) }
    let comparison = AppComparison(from: oldRecord, to: newRecord)
    try print(comparison)
    // An app that did not run as it should shows what is wrong; what it did not come to says nothing more.
    if findings.hasErrors { throw ExitCode(1) }
    guard oldRecord.launches.count <= newRecord.launches.count else {
      throw UsageError.otherLaunches(oldRecord.launches.count, newRecord.launches.count)
    }
    guard !comparison.rows.isEmpty else { throw UsageError.nothingBroughtBack(old) }
    if comparison.count(.lost) > 0 { throw ExitCode(1) }
  }

  /// What running one of the two came to.
  private struct Side {
    var record: RunRecord?
    var findings: [Diagnostic]
  }

  private func result(of app: String, sdk: String?, _ pipeline: Pipeline) async throws -> Side {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: app, isDirectory: &isFolder), isFolder.boolValue {
      let run = AppRun(
        folder: app, launches: launches, choice: AppChoice(), sdk: sdk, recordsScreens: true)
      let result = try await run.result(pipeline)
      return Side(record: result.outcome?.record, findings: result.losses + result.findings)
    }
    return try await result(ofExample: app, pipeline)
  }

  private func result(ofExample name: String, _ pipeline: Pipeline) async throws -> Side {
    let wanted = RunTarget(name, content: options.folders.content)
    let checked = try await Checking.run(pipeline, recordsScreens: true) { wanted.includes($0) }
    guard checked.guideNames.contains(wanted.guide) else {
      throw UsageError.neitherFolderNorGuide(
        name, suggestion: Suggestion.nearest(to: wanted.guide, among: checked.guideNames))
    }
    guard let guide = checked.guides.first(where: { $0.guide.name == wanted.guide }) else {
      return Side(
        findings: checked.diagnostics.filter {
          $0.location.path == "\(options.folders.content)/\(wanted.guide).md"
        })
    }
    try wanted.checkExample(in: guide)
    guard guide.outcomes.count == 1, let outcome = guide.outcomes.first else {
      throw UsageError.severalExamples(guide: wanted.guide, guide.outcomes.map(\.example.name))
    }
    return Side(record: outcome.record, findings: outcome.diagnostics.inReadingOrder())
  }

  private func print(_ comparison: AppComparison) throws {
    guard json else {
      guard !comparison.rows.isEmpty else { return }
      return try Report.strangersText(AppComparisonDump.text(of: comparison))
    }
    let data = try RecordJSON.encoder(.prettyPrinted).encode(ComparisonReport(comparison))
    try Report.json(String(decoding: data, as: UTF8.self))
  }
}
