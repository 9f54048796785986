/// Everything that becomes pages, as values.
package struct Site: Hashable, Sendable {
  /// Pages under a heading of the sidebar.
  package struct Part: Hashable, Sendable {
    /// Empty where the pages have no heading of their own.
    package var title: String
    package var pages: [Page]

    /// The names of its guides in the order of the pages, also of those that are not translated.
    package var guides: [String]

    package init(title: String, pages: [Page], guides: [String]? = nil) {
      self.title = title
      self.pages = pages
      self.guides = guides ?? pages.map(\.source)
    }

    /// Its guides in reading order, each with its page; nil for one that is not translated.
    package var entries: [(guide: String, page: Page?)] {
      let places = Dictionary(pages.indices.map { (pages[$0].source, $0) }) { first, _ in first }
      return guides.map { guide in (guide, places[guide].map { pages[$0] }) }
    }
  }

  package var title: String

  /// What the site is about, in a sentence or two.
  package var summary: String
  package var parts: [Part] {
    didSet { arrange() }
  }

  /// A page for each guide, in reading order.
  package private(set) var pages: [Page] = []

  /// What is above the list of guides; nil where the author wrote none.
  package var home: Page?

  /// The places of the pages among all, by their paths: each of a thousand pages asks for its own.
  private var places: [String: Int] = [:]

  /// Where the site is published, with a slash at its end; nil where the configuration does not say.
  package var address: String?

  /// The path of its root on its host, with a slash at both ends; nil where only the address says it.
  package var basePath: String?

  /// Where readers edit the guides' Markdown, with a slash at its end; nil where they cannot.
  package var editAddress: String?

  /// The versions of the site beside each other, this one among them; empty for one.
  package var versions: [SiteVersion] = []

  /// What its author says of when UIKit calls a method, by the method's name.
  package var callbackTexts: [String: String] = [:]

  /// The old addresses that lead to its pages.
  package var redirects: [Redirect] = []

  /// The language of its pages.
  package var language = SiteLanguage.english

  /// What it says itself in that language.
  package var localization = Localization.english

  /// All languages in which the guides can be read, this one included; empty where there is one only.
  package var editions: [SiteEdition] = []

  /// A site of parts, in reading order; those without guides are left out.
  package init(title: String, summary: String, parts: [Part]) {
    self.title = title
    self.summary = summary
    self.parts = parts.filter { !$0.guides.isEmpty }
    arrange()
  }

  private mutating func arrange() {
    pages = parts.flatMap(\.pages)
    places = Dictionary(pages.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  /// The page at a path below the site's root.
  package func page(at path: String) -> Page? { place(of: path).map { pages[$0] } }

  /// Where a page stands among all pages, by its path.
  package func place(of path: String) -> Int? { places[path] }
}

extension Site {
  /// A site with its pages in one list.
  package init(title: String, summary: String, pages: [Page]) {
    self.init(title: title, summary: summary, parts: [Part(title: "", pages: pages)])
  }

  /// A site as its author arranged it: pages that no part names follow the last part.
  package init(_ configuration: SiteConfiguration, pages: [Page]) {
    let byName = Dictionary(uniqueKeysWithValues: pages.map { ($0.guide, $0) })
    let language = configuration.languages[0]
    let named = Set(configuration.parts.flatMap(\.guides))
    let parts = configuration.parts.map { part in
      Part(title: part.title, pages: part.guides.compactMap { byName[$0] })
    }
    let others = Part(
      title: "", pages: pages.filter { !named.contains($0.guide) && !$0.isHome(in: language) })
    self.init(title: configuration.title, summary: configuration.summary, parts: parts + [others])
    address = configuration.address
    basePath = configuration.basePath
    editAddress = configuration.editAddress
    versions = configuration.versions
    callbackTexts = configuration.callbacks
    self.language = language
    home = pages.first { $0.isHome(in: language) }
    localization = configuration.localizations[language.code] ?? .english
  }

  /// The path of one of the site's own pages, which each language has: `ko/index.html`.
  package func path(_ page: String) -> String { language.folder + page }

  /// The edition that the guides are written in, where this is another.
  package var sourceEdition: SiteEdition? {
    language.isSource ? nil : editions.first(where: \.language.isSource)
  }

  /// The pages that guides were written for: the home page too.
  package var writtenPages: [Page] { pages + (home.map { [$0] } ?? []) }

  /// The pages before and after a page in reading order.
  package func neighbours(of page: Page) -> (previous: Page?, next: Page?) {
    guard let index = places[page.path] else { return (nil, nil) }
    return (
      index > pages.startIndex ? pages[index - 1] : nil,
      index + 1 < pages.endIndex ? pages[index + 1] : nil
    )
  }
}
