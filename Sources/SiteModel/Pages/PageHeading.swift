import GuideMarkup

/// A heading in a page's contents.
package struct PageHeading: Codable, Hashable, Sendable {
  package var level: Int
  package var anchor: String
  package var text: String

  package init(level: Int, anchor: String, text: String) {
    self.level = level
    self.anchor = anchor
    self.text = text
  }
}

extension Sequence where Element == Block {
  /// The headings that structure a page: those of levels 2 and 3, outside lists and quotes.
  var contents: [PageHeading] {
    compactMap { block in
      guard case .heading(let level, let anchor, let content) = block, (2...3).contains(level)
      else { return nil }
      let text = content.map(\.plainText).joined()
      return PageHeading(level: level, anchor: anchor, text: text)
    }
  }
}
