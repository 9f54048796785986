/// Everything that becomes pages, as values.
package struct Site: Hashable, Sendable {
  package var title: String

  /// What the site is about, in a sentence or two.
  package var summary: String

  /// A page for each guide, in reading order.
  package var pages: [Page]

  package init(title: String, summary: String, pages: [Page]) {
    self.title = title
    self.summary = summary
    self.pages = pages
  }
}

extension Site {
  /// The pages before and behind a page in reading order.
  package func neighbours(of page: Page) -> (previous: Page?, next: Page?) {
    guard let index = pages.firstIndex(where: { $0.path == page.path }) else { return (nil, nil) }
    return (
      index > pages.startIndex ? pages[index - 1] : nil,
      index + 1 < pages.endIndex ? pages[index + 1] : nil
    )
  }
}
