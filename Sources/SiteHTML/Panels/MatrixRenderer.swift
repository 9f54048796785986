import GuideExamples
import RunRecord
import SiteModel

/// Draws the variants of an example as tables: what is restored in each, and what is lost.
struct MatrixRenderer {
  /// The example whose variants are on the page; nil where they are on another.
  let example: String?

  func node(_ matrix: VariantMatrix) -> HTMLNode {
    .element(
      "div", ["class": "matrix", "data-of": example.map { "what-if.\($0)" }],
      legend(matrix) + table(.variant, rows: matrix.combinations, matrix: matrix)
        + table(.without, rows: matrix.ablations, matrix: matrix))
  }

  private func legend(_ matrix: VariantMatrix) -> [HTMLNode] {
    guard !matrix.changes.isEmpty else { return [] }
    let items = matrix.changes.map { change in
      HTMLNode.element(
        "li", [:], [.element("b", text: change.label), .text(" ")] + WhatIfText.nodes(change))
    }
    return [.element("ul", ["class": "legend"], items)]
  }

  private func table(
    _ title: VariantPhrase, rows: [VariantMatrix.Row], matrix: VariantMatrix
  ) -> [HTMLNode] {
    guard !rows.isEmpty else { return [] }
    let titles: [VariantPhrase] =
      matrix.hasObjects ? [title, .isRestored, .losses] : [title, .losses]
    let head = HTMLNode.element(
      "tr", [:], titles.map { .element("th", ["scope": "col"], text: $0.text) })
    return [
      .element(
        "div", ["class": "scroll", "tabindex": "0"],
        [
          .element(
            "table", [:],
            [
              .element("thead", [:], [head]),
              .element(
                "tbody", [:],
                rows.map { row($0, sameAs: rowWithSameLosses(as: $0, in: rows), matrix) }),
            ])
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

  /// As written, the objects are counted; in a variant, those of them that are restored too.
  private func count(_ row: VariantMatrix.Row) -> String {
    guard let restored = row.restored else { return "–" }
    return row.label == nil && row.expected > 0 ? CountText.objects(row.expected) : restored.said
  }

  /// The first row with the same losses, if it isn't the row itself.
  private func rowWithSameLosses(
    as row: VariantMatrix.Row, in rows: [VariantMatrix.Row]
  ) -> VariantMatrix.Row? {
    let first = rows.first(where: row.losesTheSame)
    return first?.label == row.label ? nil : first
  }

  private func row(
    _ row: VariantMatrix.Row, sameAs other: VariantMatrix.Row?, _ matrix: VariantMatrix
  ) -> HTMLNode {
    // All objects in a color of loss would say that they are lost; what is, stands beside it.
    let isOther = row.restoresAll && row.verdict != .complete
    let color = isOther ? "" : " " + row.verdict.className
    let restored = HTMLNode.element("td", ["class": "count" + color], text: count(row))
    let losses = row.losses.map { HTMLNode.element("li", [:], VisibleText.nodes($0.said)) }
    let cell =
      other.map { VariantPhrase.sameLosses.nodes(["variant": name($0)]) }
      ?? (losses.isEmpty ? [] : [.element("ul", [:], losses)])
    return .element(
      "tr", ["data-row": row.label],
      // A plain program restores nothing, so there is nothing to say of it.
      [.element("th", ["scope": "row"], [name(row)])] + (matrix.hasObjects ? [restored] : [])
        + [.element("td", [:], cell)])
  }
}
