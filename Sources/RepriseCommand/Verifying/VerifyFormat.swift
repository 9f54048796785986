import ArgumentParser
import SiteBuilder

/// What `verify` writes to standard output; everything else goes to standard error.
enum VerifyFormat: String, EnumerableFlag {
  case text
  case json
  case junit
  case github
  case sarif
  case html

  static func help(for value: VerifyFormat) -> ArgumentHelp? {
    switch value {
    case .text: "One line that counts what was checked; errors go to standard error."
    case .json: "What was checked and each error, as JSON for other programs."
    case .junit: "A JUnit report for CI: a suite for each guide, a case for each example."
    case .github: "Annotations for GitHub workflows."
    case .sarif: "SARIF 2.1.0, for services that show the findings of analyzers."
    case .html: "An HTML page of the errors, with differences and screens."
    }
  }

  /// Whether the text is JSON, which may hold untrusted text.
  var isJSON: Bool { self == .json || self == .sarif }

  /// The text for standard output, without a line end after the last line; nil for none.
  func text(of report: VerifyReport, in folders: ProjectFolders) throws -> String? {
    switch self {
    case .text: nil
    case .json: try report.json
    case .junit: JUnitReport(report).text
    case .github: GitHubAnnotations(report.findings).text
    case .sarif: try SARIFReport(report.findings).text
    case .html:
      try FindingsReport.html(
        report.findings, screens: report.failedScreens, conclusion: report.conclusion,
        folders: folders)
    }
  }
}
