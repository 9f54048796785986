import Diagnostics
import GuideExamples
import RunRecord
import SiteHTML

/// What a page is told of a run.
struct RunAnswer: Codable, Sendable {
  /// Something to mark in the editor.
  struct Mark: Codable, Sendable {
    /// Which of the request's files, then launches, it is in.
    var piece: Int
    var line: Int
    var column: Int
    var length: Int
    var severity: String
    var text: String
  }

  /// What happened, drawn as on the site's pages.
  var html: String
  var marks: [Mark]

  /// In a few words, for those who cannot see the page.
  var summary: String
  var hasErrors: Bool
  var isSame: Bool?

  init(_ run: EditedRun) {
    html = HTMLSerializer.html(EditedRunRenderer.nodes(run))
    summary = EditedRunRenderer.summary(of: run)
    hasErrors = run.findings.hasErrors
    isSame = run.change?.isEmpty
    marks = run.findings.compactMap { finding in
      guard let piece = run.pieces.firstIndex(of: finding.location.path) else { return nil }
      return Mark(
        piece: piece, line: finding.location.line, column: finding.location.column,
        length: finding.excerpt?.length ?? 1, severity: finding.severity.rawValue,
        text: finding.summary)
    }
  }
}
