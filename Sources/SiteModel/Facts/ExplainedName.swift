import GuideMarkup

/// Code in a title or a heading: what a page or a section explains.
package struct ExplainedName: Codable, Hashable, Sendable {
  package var name: String

  /// The anchor and the text of the heading; both empty for the page's title.
  package var anchor: String
  package var heading: String
}

extension ExplainedName {
  /// The code in a page's title and headings, in reading order.
  static func all(on page: Page) -> [ExplainedName] {
    page.titleNames.map { ExplainedName(name: $0, anchor: "", heading: "") }
      + page.blocks.flatMap { block -> [ExplainedName] in
        guard case .heading(_, let anchor, let content) = block else { return [] }
        let heading = content.map(\.plainText).joined()
        return content.flatMap(\.codeNames).map {
          ExplainedName(name: $0, anchor: anchor, heading: heading)
        }
      }
  }
}
