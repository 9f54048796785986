import GuideExamples
import SiteModel

/// Draws the variants of an example as tables: what is restored in each, and what is lost.
struct MatrixRenderer {
  let example: String

  func node(_ matrix: VariantMatrix) -> HTMLNode {
    .element(
      "div", ["class": "matrix"],
      table("Variant", matrix.combinations) + table("Without", matrix.ablations))
  }

  private func table(_ title: String, _ rows: [VariantMatrix.Row]) -> [HTMLNode] {
    guard !rows.isEmpty else { return [] }
    let head = HTMLNode.element(
      "tr", [:],
      [title, "Restored?", "Lost, or otherwise"].map { .element("th", ["scope": "col"], text: $0) })
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

  private func row(_ row: VariantMatrix.Row) -> HTMLNode {
    let losses = row.losses.map { HTMLNode.element("li", [:], VisibleText.nodes($0)) }
    return .element(
      "tr", [:],
      [
        .element("th", ["scope": "row"], [.element("code", text: row.name)]),
        .element("td", ["class": row.isComplete ? nil : "incomplete"], text: row.restored),
        .element("td", [:], losses.isEmpty ? [] : [.element("ul", [:], losses)]),
      ])
  }
}
