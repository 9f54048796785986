/// A language of the site as pages in the others know it.
package struct SiteEdition: Hashable, Sendable {
  package var language: SiteLanguage

  /// The titles of the guides that can be read in it, by the names of their sources.
  package var titles: [String: String]

  package init(language: SiteLanguage, titles: [String: String]) {
    self.language = language
    self.titles = titles
  }

  /// The path of a guide's page.
  package func path(of guide: String) -> String { language.folder + guide + ".html" }
}
