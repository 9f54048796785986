import GuideMarkup

/// A page without its text and its runs: what is kept of a finished one from one build to the next.
package struct PageOutline: Codable, Hashable, Sendable {
  package var path: String
  var title: String
  var summary: String
  var contents: [PageHeading]
  var exampleCount: Int
  var launchCount: Int
  var updated: String?
  var translation: PageTranslation?
  var facts: PageFacts

  package init(of page: Page) {
    path = page.path
    title = page.title
    summary = page.summary
    contents = page.contents
    exampleCount = page.exampleCount
    launchCount = page.launchCount
    updated = page.updated?.text
    translation = page.translation
    facts = page.facts
  }

  /// The same without the words of its text, which only a search has.
  package var withoutText: PageOutline {
    var outline = self
    outline.facts.sections = []
    return outline
  }
}

extension Page {
  /// A page of which only the outline is known; it cannot be drawn.
  ///
  /// - Parameter markdown: The page as Markdown.
  package init(_ outline: PageOutline, markdown: String) {
    self.init(
      path: outline.path, title: outline.title, summary: outline.summary, blocks: [],
      footnotes: [], fences: [:], contents: outline.contents, exampleCount: outline.exampleCount,
      launchCount: outline.launchCount)
    self.markdown = markdown
    updated = outline.updated.flatMap { CalendarDate($0) }
    translation = outline.translation
    knownFacts = outline.facts
  }
}
