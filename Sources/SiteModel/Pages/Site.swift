/// Everything that becomes pages, as values.
package struct Site: Hashable, Sendable {
  /// Pages under a heading of the sidebar.
  package struct Part: Hashable, Sendable {
    /// Empty where the pages have no heading of their own.
    package var title: String
    package var pages: [Page]

    package init(title: String, pages: [Page]) {
      self.title = title
      self.pages = pages
    }
  }

  package var title: String

  /// What the site is about, in a sentence or two.
  package var summary: String
  package var parts: [Part]

  /// Where the site is published, with a slash at its end; nil where nobody says.
  package var address: String?

  /// What its author says of when UIKit calls a method, by the method's name.
  package var callbackTexts: [String: String] = [:]

  /// A site of parts, in reading order; those without pages are left out.
  package init(title: String, summary: String, parts: [Part]) {
    self.title = title
    self.summary = summary
    self.parts = parts.filter { !$0.pages.isEmpty }
  }
}

extension Site {
  /// A site with its pages in one list.
  package init(title: String, summary: String, pages: [Page]) {
    self.init(title: title, summary: summary, parts: [Part(title: "", pages: pages)])
  }

  /// A site as its author arranged it: pages that no part names stand behind the last part.
  package init(_ configuration: SiteConfiguration, pages: [Page]) {
    let byName = Dictionary(uniqueKeysWithValues: pages.map { ($0.guide, $0) })
    let named = Set(configuration.parts.flatMap(\.guides))
    let parts = configuration.parts.map { part in
      Part(title: part.title, pages: part.guides.compactMap { byName[$0] })
    }
    let others = Part(title: "", pages: pages.filter { !named.contains($0.guide) })
    self.init(title: configuration.title, summary: configuration.summary, parts: parts + [others])
    address = configuration.address
    callbackTexts = configuration.callbacks
  }

  /// A page for each guide, in reading order.
  package var pages: [Page] { parts.flatMap(\.pages) }

  /// The pages before and behind a page in reading order.
  package func neighbours(of page: Page) -> (previous: Page?, next: Page?) {
    let pages = pages
    guard let index = pages.firstIndex(where: { $0.path == page.path }) else { return (nil, nil) }
    return (
      index > pages.startIndex ? pages[index - 1] : nil,
      index + 1 < pages.endIndex ? pages[index + 1] : nil
    )
  }
}
