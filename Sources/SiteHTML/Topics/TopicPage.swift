import SiteModel

/// Draws the list of everything a reader may look for, by its first letter: what the search is for
/// those without scripts.
enum TopicPage {
  static func headings(of topics: [Topic]) -> [PageHeading] {
    letters(of: topics).map { PageHeading(level: 2, anchor: anchor(of: $0), text: $0) }
  }

  /// - Parameter path: The path of the page.
  static func nodes(_ topics: [Topic], at path: String) -> [HTMLNode] {
    letters(of: topics).flatMap { letter in
      [
        HTMLNode.element("h2", ["id": anchor(of: letter), "class": "letter"], text: letter),
        .element(
          "ul", ["class": "topics"], topics.filter { $0.letter == letter }.map { item($0, path) }),
      ]
    }
  }

  private static func letters(of topics: [Topic]) -> [String] {
    Set(topics.map(\.letter)).sorted()
  }

  private static func anchor(of letter: String) -> String {
    "letter." + (letter == "#" ? "other" : letter)
  }

  private static func item(_ topic: Topic, _ path: String) -> HTMLNode {
    let address = PagePath.relative(topic.page, anchor: topic.anchor, from: path)
    let name =
      topic.kind == .callback ? HTMLNode.element("code", text: topic.name) : .text(topic.name)
    let link = HTMLNode.element("a", ["href": address], [name])
    guard case .heading(let guide) = topic.kind else { return .element("li", [:], [link]) }
    return .element("li", [:], [link, .text(" "), .element("small", text: guide)])
  }
}
