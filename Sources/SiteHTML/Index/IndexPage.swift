import GuideMarkup
import SiteModel

/// Draws the index: what the search is for readers without scripts, and for those who look around.
struct IndexPage {
  let index: SiteIndex
  let site: Site

  var path: String { site.path(.index) }

  var headings: [PageHeading] {
    parts.filter { !$0.nodes.isEmpty }.map {
      PageHeading(level: 2, anchor: $0.anchor, text: $0.title.text)
    }
  }

  func nodes() -> [HTMLNode] {
    parts.filter { !$0.nodes.isEmpty }.flatMap { part in
      [.element("h2", ["id": part.anchor], text: part.title.text)] + part.nodes
    }
  }

  private struct Part {
    var anchor: String
    var title: FramePhrase
    var nodes: [HTMLNode]
  }

  private var parts: [Part] {
    [
      Part(anchor: "symptoms", title: .symptoms, nodes: symptoms),
      Part(anchor: "symbols", title: .symbols, nodes: symbols),
      Part(anchor: "terms", title: .terms, nodes: terms),
    ]
  }

  private var symptoms: [HTMLNode] {
    guard !index.symptoms.isEmpty else { return [] }
    // The index is in the folder of the home page, and its links lead from there too.
    let inlines = InlineRenderer(page: path)
    return [list(index.symptoms.map { .element("li", [:], inlines.nodes($0)) })]
  }

  private var symbols: [HTMLNode] {
    guard !index.symbols.isEmpty else { return [] }
    return [list(index.symbols.map(node))]
  }

  private func node(_ symbol: SiteIndex.Symbol) -> HTMLNode {
    let code = HTMLNode.element("code", [:], NameBreaks.nodes(symbol.name))
    let name = symbol.callback.map { callback in
      HTMLNode.element("a", ["href": address(site.path(.callbacks), callback.anchor)], [code])
    }
    let places = symbol.places.enumerated().flatMap { index, place in
      // Titles have the name that readers search for behind them.
      let title = place.title.replacing(" (\(symbol.name))", with: "")
      return [
        HTMLNode.text(index == 0 ? " " : RunPhrase.comma.text),
        .element("a", ["href": address(place.page, place.anchor)], text: title),
      ]
    }
    return .element("li", [:], [name ?? code] + places)
  }

  private var terms: [HTMLNode] {
    guard let glossary = index.glossary else { return [] }
    return [
      list(
        glossary.terms.map { term in
          .element(
            "li", [:],
            [.element("a", ["href": address(glossary.path, term.anchor)], text: term.text)])
        })
    ]
  }

  private func list(_ items: [HTMLNode]) -> HTMLNode {
    .element("ul", ["class": "topics"], items)
  }

  private func address(_ page: String, _ anchor: String) -> String {
    PagePath.relative(page, anchor: anchor, from: path)
  }
}
