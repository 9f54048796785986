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

  private func read(_ path: String) throws -> ParsedGuide {
    do {
      let bytes = Array(try Data(contentsOf: URL(filePath: path)))
      return GuideParser.parse(bytes, path: path, name: path)
    } catch {
      throw ProjectError.unreadable(path: path, reason: FailureReason.text(of: error))
    }
  }
}
