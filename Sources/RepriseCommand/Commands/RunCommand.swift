import ArgumentParser
import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import RunRecord
import SiteBuilder

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs the examples of a guide and prints what happened.")

  @OptionGroup var options: ProjectOptions

  @Argument(
    help: ArgumentHelp(
      "A guide's name or file, and with # one of its examples.", valueName: "guide[#example]"))
  var target: String

  @Flag(name: .long, help: "Print the records as JSON.")
  var json = false

  func run() async throws {
    let wanted = RunTarget(target, content: options.folders.content)
    let checked = try await Checking.run(try options.pipeline()) { wanted.includes($0) }
    let guides = checked.guides.filter { $0.guide.name == wanted.guide }
    guard let guide = guides.first else {
      throw ValidationError(
        wanted.unknownGuide(among: checked.guides.map(\.guide.name)))
    }
    let findings = checked.diagnostics.filter { $0.location.path == guide.file.path }
    Report.findings(findings)
    let records = guide.outcomes.compactMap(\.record)
    guard !guide.outcomes.isEmpty else {
      throw ValidationError("\(guide.file.path) has no example \(wanted.example ?? "at all").")
    }
    try print(records)
    if findings.hasErrors { throw ExitCode(1) }
  }

  private func print(_ records: [RunRecord]) throws {
    guard json else {
      Report.result(records.map(RecordText.text).joined(separator: "\n\n"))
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Report.result(String(decoding: try encoder.encode(records), as: UTF8.self))
  }
}
