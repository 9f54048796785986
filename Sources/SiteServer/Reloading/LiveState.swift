import Diagnostics
import GuideExamples
import RunRecord
import SiteBuilder
import SiteHTML
import SiteModel

/// The site as it is served, and what is wrong with its guides.
struct LiveState: Sendable {
  /// Counts the states; a page that has seen another asks again.
  var version = 0

  /// Nil until the guides were read for the first time.
  var site: SiteOnDemand?

  /// Everything that is wrong, in reading order.
  var findings: [Diagnostic] = []

  /// Whether guides are being read and examples run.
  var isWorking = true

  /// Whether the program that serves was rebuilt, so that it must be restarted.
  var isOutdated = false

  /// The examples that can be run, by `guide#name`.
  var examples: [String: ServedExample] = [:]

  /// What the site says in a language; in English where it does not have that language.
  func localization(of language: String?) -> Localization {
    site?.sites.first { $0.language.code == language }?.localization ?? .english
  }
}

/// An example, and what came of it as it is written.
struct ServedExample: Sendable {
  var example: Example

  /// Nil where it did not run.
  var record: RunRecord?

  /// The title of its guide; empty for a template.
  var guideTitle: String
}
