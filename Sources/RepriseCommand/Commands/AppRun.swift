import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import GuideMarkup
import SiteBuilder

/// Runs an app's folder as it is, without a guide.
struct AppRun {
  let folder: String

  /// The Markdown file with the launches; nil for the usual ones.
  let launches: String?

  /// The target to build; nil for the first that builds an app.
  let target: String?

  /// What running the app resulted in.
  struct Result {
    /// Nil where the app did not come to run.
    var outcome: ExampleOutcome?
    var findings: [Diagnostic]

    /// The launches file as it was read; nil without one, and where it could not be parsed.
    var guide: Guide?
  }

  /// Runs the app, and says what is wrong with it and with its launches.
  func result(_ pipeline: Pipeline) async throws -> Result {
    let app = AppFolder.read(folder, target: target)
    let findings = app.diagnostics + AppExample.findings(about: app)
    guard !findings.hasErrors else { return Result(findings: findings) }
    let parsed = try launches.map { try read($0) }
    var result = Result(
      findings: findings + (parsed?.diagnostics ?? []), guide: parsed?.guide)
    guard !result.findings.hasErrors else { return result }
    let extracted = AppExample.extract(from: app, launchedBy: result.guide)
    result.findings += extracted.diagnostics
    guard !extracted.diagnostics.hasErrors, let example = extracted.examples.first else {
      return result
    }
    let outcome = try await pipeline.run(example)
    result.outcome = outcome
    result.findings += outcome.diagnostics
    return result
  }

  /// Writes the results into the result blocks of the launches file, and returns their locations.
  ///
  /// - Parameter guide: The launches file as it was when the app ran: one that changed meanwhile is an error.
  func accept(_ pending: [PendingResult], in guide: Guide?) throws -> [SourceLocation] {
    guard let launches, let guide, !pending.isEmpty else { return [] }
    let bytes = Array(try Data(contentsOf: URL(filePath: launches)))
    let edits = pending.map { ResultEdit(fence: $0.fence.fence, body: $0.newText) }
    let edited = try GuideEditor(guide: guide).bytes(applying: edits, to: bytes)
    try Data(edited).write(to: URL(filePath: launches), options: .atomic)
    return pending.map(\.fence.fence.location)
  }

  /// The command that accepts the results, quoted for a shell.
  var acceptCommand: String {
    let words =
      ["run", "--app", folder] + (launches.map { ["--launches", $0] } ?? [])
      + (target.map { ["--target", $0] } ?? []) + ["--accept"]
    return "reprise " + words.map(ShellWord.quoted).joined(separator: " ")
  }

  private func read(_ path: String) throws -> ParsedGuide {
    do {
      let bytes = Array(try Data(contentsOf: URL(filePath: path)))
      return GuideParser.parse(bytes, path: path, name: path)
    } catch {
      throw ProjectError.unreadable(path: path, reason: FailureReason.text(of: error))
    }
  }
}
