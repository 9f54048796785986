import GuideExamples
import SiteModel

/// Draws the variants of an example as tables: what is restored in each, and what is lost.
struct MatrixRenderer {
  /// The example whose variants are on the page; nil where they are on another.
  let example: String?

  func node(_ matrix: VariantMatrix) -> HTMLNode {
    .element(
      "div", ["class": "matrix", "data-of": example.map { "what-if.\($0)" }],
      legend(matrix) + table(.variant, matrix.combinations) + table(.without, matrix.ablations))
  }

  private func legend(_ matrix: VariantMatrix) -> [HTMLNode] {
    guard !matrix.changes.isEmpty else { return [] }
    let items = matrix.changes.map { change in
      HTMLNode.element(
        "li", [:], [.element("b", text: change.label), .text(" ")] + WhatIfText.nodes(change))
    }
    return [.element("ul", ["class": "legend"], items)]
  }

  private func table(_ title: VariantPhrase, _ rows: [VariantMatrix.Row]) -> [HTMLNode] {
    guard !rows.isEmpty else { return [] }
    let head = HTMLNode.element(
      "tr", [:],
      [title, .isRestored, .losses].map { .element("th", ["scope": "col"], text: $0.text) })
    return [
      .element(
        "div", ["class": "scroll", "tabindex": "0"],
        [
          .element(
            "table", [:],
            [.element("thead", [:], [head]), .element("tbody", [:], rows.map(row))])
        ])
    ]
  }

  private func name(_ row: VariantMatrix.Row) -> HTMLNode {
    let name = HTMLNode.element("code", text: row.name)
    guard let label = row.label else { return .text(VariantPhrase.asWritten.text) }
    guard let example else { return name }
    let anchor = WhatIfPanel.anchor(ofVariant: label, of: example)
    return .element("a", ["href": "#" + anchor], [name])
  }

  private func row(_ row: VariantMatrix.Row) -> HTMLNode {
    let losses = row.losses.map { HTMLNode.element("li", [:], VisibleText.nodes($0.said)) }
    return .element(
      "tr", ["data-row": row.label],
      [
        .element("th", ["scope": "row"], [name(row)]),
        .element(
          "td", ["class": row.isComplete ? nil : "incomplete"], text: row.restored?.said ?? "–"),
        .element("td", [:], losses.isEmpty ? [] : [.element("ul", [:], losses)]),
      ])
  }
}
