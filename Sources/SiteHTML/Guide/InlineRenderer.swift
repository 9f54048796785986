import GuideMarkup
import SiteModel

/// Turns running text into HTML.
struct InlineRenderer {
  /// The path of the page, from which links lead.
  var page: String

  /// The sizes of images, by their paths below the site's root.
  var imageSizes: [String: ImageSize] = [:]

  /// Whether there is little room for long names of code, as in the cell of a table.
  var breaksNames = false

  func nodes(_ content: [Inline]) -> [HTMLNode] {
    content.map(node)
  }

  private func node(_ inline: Inline) -> HTMLNode {
    switch inline {
    case .text(let text), .html(let text): .text(text)
    case .code(let text): code(text)
    case .emphasis(let content): .element("em", [:], nodes(content))
    case .strong(let content): .element("strong", [:], nodes(content))
    case .strikethrough(let content): .element("del", [:], nodes(content))
    case .link(let destination, let title, let content):
      link(destination, title: title, content: nodes(content))
    case .image(let source, let title, let alternative):
      image(source, title: title, alternative: alternative)
    case .footnoteReference(let number, let occurrence): reference(number, occurrence)
    case .softBreak: .text("\n")
    case .lineBreak: .element("br")
    }
  }

  private func code(_ text: String) -> HTMLNode {
    .element(
      "code", ["class": NameBreaks.isOption(text) ? "option" : nil],
      breaksNames && !text.contains(" -")
        ? NameBreaks.nodes(text) : NameBreaks.nodesInText(text))
  }

  private func link(_ destination: String, title: String, content: [HTMLNode]) -> HTMLNode {
    switch LinkTarget(destination, from: page) {
    case .address(let address):
      .element("a", ["href": address, "title": title.isEmpty ? nil : title], content)
    case .refused: .element("span", [:], content)
    }
  }

  /// An image from elsewhere would be a request to others: the reader gets a link to it instead.
  private func image(_ source: String, title: String, alternative: String) -> HTMLNode {
    guard case .address(let address) = LinkTarget(source, from: page) else {
      return .text(alternative)
    }
    if address.contains(":") { return .element("a", ["href": address], text: alternative) }
    let size = PagePath.resolved(address, from: page).flatMap { imageSizes[$0] }
    return .element(
      "img",
      [
        "src": address, "alt": alternative, "title": title.isEmpty ? nil : title,
        "width": size.map { "\($0.width)" }, "height": size.map { "\($0.height)" },
        "loading": "lazy",
      ])
  }

  private func reference(_ number: Int, _ occurrence: Int) -> HTMLNode {
    let anchor = FootnoteAnchor(number: number)
    return .element(
      "sup", [:],
      [
        .element(
          "a", ["href": "#" + anchor.note, "id": anchor.reference(occurrence), "class": "fn"],
          text: String(number))
      ])
  }
}
