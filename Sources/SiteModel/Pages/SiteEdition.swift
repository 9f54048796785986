/// A language of the site as pages in the others know it.
package struct SiteEdition: Hashable, Sendable {
  package var language: SiteLanguage

  /// The titles of the guides that can be read in it, by the names of their sources.
  package var titles: [String: String]

  /// The lists that it has of its guides.
  package var lists: Set<SiteList>

  package init(language: SiteLanguage, titles: [String: String], lists: Set<SiteList> = []) {
    self.language = language
    self.titles = titles
    self.lists = lists
  }

  /// The path of a guide's page.
  package func path(of guide: String) -> String { language.folder + guide + ".html" }
}
