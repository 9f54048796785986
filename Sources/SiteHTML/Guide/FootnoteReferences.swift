import GuideMarkup
import SiteModel

/// How often the text refers to each of its footnotes.
struct FootnoteReferences {
  private var counts: [Int: Int] = [:]

  init(_ page: Page) {
    for block in page.blocks { count(in: block) }
    for block in page.footnotes.flatMap(\.blocks) { count(in: block) }
  }

  /// Links from a footnote back to each place that refers to it.
  func backLinks(to number: Int) -> [HTMLNode] {
    let anchor = FootnoteAnchor(number: number)
    return (1..<(counts[number] ?? 0) + 1).flatMap { occurrence -> [HTMLNode] in
      let name =
        occurrence == 1
        ? GuidePhrase.backToText.text : GuidePhrase.backToPlace.text(["number": "\(occurrence)"])
      return [
        .element(
          "a", ["href": "#" + anchor.reference(occurrence), "aria-label": name, "class": "back"],
          text: "↩"), .text(" "),
      ]
    }
  }

  private mutating func count(in block: Block) {
    switch block {
    case .heading(_, _, let content), .paragraph(let content): count(in: content)
    case .list(let list): for block in list.items.flatMap(\.blocks) { count(in: block) }
    case .quote(let blocks), .admonition(_, let blocks): for block in blocks { count(in: block) }
    case .tabs(let panels): for block in panels.flatMap(\.self) { count(in: block) }
    case .table(let table):
      for cell in table.header + table.rows.flatMap({ $0 }) { count(in: cell) }
    case .fence, .indentedCode, .thematicBreak, .html: break
    }
  }

  private mutating func count(in content: [Inline]) {
    for inline in content {
      switch inline {
      case .footnoteReference(let number, let occurrence):
        counts[number] = max(counts[number] ?? 0, occurrence)
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
        .link(_, _, let inner):
        count(in: inner)
      case .text, .code, .image, .softBreak, .lineBreak, .html: break
      }
    }
  }
}
