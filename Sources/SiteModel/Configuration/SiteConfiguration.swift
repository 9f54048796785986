package import GuideMarkup

/// What a site's author chose in `site.yaml`; without the file, what is usual.
package struct SiteConfiguration: Hashable, Sendable {
  /// A group of guides under a heading of the sidebar.
  package struct Part: Hashable, Sendable {
    package var title: String

    /// The names of the part's guides in reading order, each the path below the content folder without
    /// its extension: `containers/custom`.
    package var guides: [String]

    package init(title: String, guides: [String]) {
      self.title = title
      self.guides = guides
    }
  }

  package var title = "Guides"

  /// What the site is about, in a sentence or two.
  package var summary = ""

  /// Where the site is published, with a slash at its end: `https://example.org/guides/`; nil where
  /// its author does not say.
  package var address: String?

  /// The path of the site's root on its host, with a slash at both ends; nil where only the address says it.
  package var basePath: String?

  /// Where readers edit the content folder, with a slash at its end:
  /// `https://example.org/project/edit/main/Content/`; nil where they cannot.
  package var editAddress: String?

  /// The versions of the site that stand beside each other, in the order in which they are listed; empty for one.
  package var versions: [SiteVersion] = []

  /// The way from the project's folder up to the Swift package that its examples import: `..`; nil for none.
  package var packagePath: String?

  /// The version of the SDK that the apps of guides are built with which do not say it themselves.
  package var sdkVersion = "27"

  /// The parts in reading order; empty where all guides stand in one list, by their names.
  package var parts: [Part] = []

  /// What the page of all callbacks says of when each is called, by the method's Swift name.
  package var callbacks: [String: String] = [:]

  /// Names that guides had, and the guides, anchors or addresses that they lead to.
  package var redirects: [NamePair] = []

  /// An old name and where it leads.
  package struct NamePair: Hashable, Sendable {
    package var from: PlacedText
    package var to: PlacedText
  }

  /// The languages of the site; the guides are written in the first, and translated into the others.
  package var languages = [SiteLanguage.english]

  /// What the site itself says in each language, by the language's tag.
  package var localizations: [String: Localization] = [:]

  /// What its author says here, in the other languages, by the language's tag.
  package var texts: [String: SiteTexts] = [:]

  package init() {}

  /// The language that the path of a guide belongs to: that of `ko/tab-bar` is Korean.
  package func language(ofGuide name: String) -> SiteLanguage? {
    languages.first { !$0.isSource && name.hasPrefix($0.folder) }
      ?? languages.first(where: \.isSource)
  }
}
