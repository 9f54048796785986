import ArgumentParser
import Diagnostics
import SiteBuilder

/// What `verify` writes to standard output; everything else goes to standard error.
enum VerifyFormat: String, EnumerableFlag {
  case text
  case json
  case junit
  case github

  static func help(for value: VerifyFormat) -> ArgumentHelp? {
    switch value {
    case .text: "A line that counts; what is wrong goes to standard error."
    case .json: "What was checked and what is wrong, for other programs."
    case .junit: "A suite a guide and a case an example, as test reports of CI systems."
    case .github: "Annotations, as workflows of GitHub read them."
    }
  }

  /// The text for standard output, without a line end behind the last line; nil for none.
  ///
  /// - Parameter diagnostics: What is wrong, in the words that the author sees.
  func report(_ checked: CheckedGuides, _ diagnostics: [Diagnostic]) throws -> String? {
    switch self {
    case .text: nil
    case .json: try JSONReport(checked, diagnostics).text
    case .junit: JUnitReport(checked, diagnostics).text
    case .github: GitHubAnnotations(diagnostics).text
    }
  }
}
