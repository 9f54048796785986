import Diagnostics
import GuideExamples

/// The files beside the guides that run code in a reader's browser, with the rights of the site's own pages.
enum ActiveAssets {
  /// The endings of pages and scripts.
  ///
  /// SVG and XML can hold scripts too, but are mostly pictures and data, so they are not reported.
  private static let terminations: Set<String> = ["htm", "html", "js", "mjs", "xht", "xhtml"]

  /// Warns of each such file, because reviewers of a guide rarely open it.
  static func diagnostics(for assets: [String], folder: String) -> [Diagnostic] {
    assets.filter { terminations.contains(RelativePath.termination(of: $0)) }.map { asset in
      Diagnostic(
        .warning, rule: "asset.runs-code", at: SourceLocation(path: "\(folder)/\(asset)", line: 1),
        "the site will serve this file, and browsers run its scripts as the site's own",
        fix: "remove the file, or review it as code")
    }
  }
}
