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
    case .text: "A line that counts; what is wrong goes to standard error."
    case .json: "What was checked and what is wrong, for other programs."
    case .junit: "A suite a guide and a case an example, as test reports of CI systems."
    case .github: "Annotations, as workflows of GitHub read them."
    case .sarif: "SARIF 2.1.0, as services that show the findings of analyzers read it."
    case .html: "A page of what is wrong, with differences and screens, in the site's look."
    }
  }

  /// Whether the text is JSON, which may hold strangers' text.
  var isJSON: Bool { self == .json || self == .sarif }

  /// The text for standard output, without a line end behind the last line; nil for none.
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
