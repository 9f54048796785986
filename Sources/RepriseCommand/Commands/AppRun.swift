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

  /// What came of the app, with everything that is to be said of it.
  func outcome(_ pipeline: Pipeline) async throws -> (ExampleOutcome?, [Diagnostic]) {
    let app = AppFolder.read(folder, target: target)
    let findings = app.diagnostics + AppExample.findings(about: app)
    guard !findings.hasErrors else { return (nil, findings) }
    let guide = try launches.map { try read($0) }
    var all = findings + (guide?.diagnostics ?? [])
    guard !all.hasErrors else { return (nil, all) }
    let extracted = AppExample.extract(from: app, launchedBy: guide?.guide)
    all += extracted.diagnostics
    guard !extracted.diagnostics.hasErrors, let example = extracted.examples.first else {
      return (nil, all)
    }
    let outcome = try await pipeline.run(example)
    return (outcome, all + outcome.diagnostics)
  }

  /// Writes what happened into the result fences of the file with the launches; the places of those fences.
  func accept(_ pending: [PendingResult]) throws -> [SourceLocation] {
    guard let launches, !pending.isEmpty, let guide = try read(launches).guide else { return [] }
    let bytes = Array(try Data(contentsOf: URL(filePath: launches)))
    let edits = pending.map { ResultEdit(fence: $0.fence.fence, body: $0.newText) }
    let edited = try GuideEditor(guide: guide).bytes(applying: edits, to: bytes)
    try Data(edited).write(to: URL(filePath: launches), options: .atomic)
    return pending.map(\.fence.fence.location)
  }

  /// The command that accepts them, as it is typed.
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
