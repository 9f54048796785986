package import Diagnostics
import GuideMarkup
package import SiteModel

/// What a guide of a language's folder is a translation of.
package struct Translation: Hashable, Sendable {
  package var language: SiteLanguage

  /// The name of the guide that it translates.
  package var source: String

  /// The source's text as it is: `GuideRevision`.
  package var revision: String

  /// The text that it was made from, as its front matter says; nil where that says nothing.
  package var translatedRevision: String?

  /// Where the guide begins.
  package var location: SourceLocation

  /// Whether its source says something else by now.
  package var isOutdated: Bool { translatedRevision.map { $0 != revision } ?? false }
}
