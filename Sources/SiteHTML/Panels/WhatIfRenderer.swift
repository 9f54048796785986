import GuideExamples
import RunRecord
import SiteModel

/// Draws what happens in the variants of an example: the table of all, and each in full.
///
/// All of it is there without scripts, folded; a script lets the reader choose at the lines of code.
struct WhatIfRenderer {
  let panel: WhatIfPanel

  /// Whether a table is left out that says no more than the variants' own lines.
  var isBrief = false

  /// The anchors of the variants of which the code on the page says what they lose: it isn't told again.
  var toldAtLines: Set<String> = []

  func node() -> HTMLNode {
    .element(
      "section",
      [
        "class": "what-if", "id": panel.anchor,
        "aria-label": VariantPhrase.whatIfOf.text(["example": panel.example]),
        "data-run": "run.\(panel.example)", "data-each": panel.isEach ? "" : nil,
      ],
      [
        .element(
          "h2", ["class": "run-title"],
          VariantPhrase.whatIf.nodes(["example": .element("code", text: panel.example)]) + [
            .text(" "), .element("small", text: count),
          ])
      ] + matrix() + panel.variants.map(variant))
  }

  private var count: String {
    let variants = CountText.counted(panel.variants.count, noun: "variant")
    let refused = panel.variants.count { $0.row.verdict == .refused }
    guard refused > 0 else { return VariantPhrase.allRun.text(["variants": variants]) }
    return VariantPhrase.someRefused.text([
      "variants": variants, "ran": "\(panel.variants.count - refused)", "refused": "\(refused)",
    ])
  }

  private func matrix() -> [HTMLNode] {
    panel.isMatrixShown || isBrief
      ? [] : [MatrixRenderer(example: panel.example).node(panel.matrix)]
  }

  private func variant(_ variant: VariantPanel) -> HTMLNode {
    let other = variantWithSameLosses(as: variant)
    let isToldAtLine = toldAtLines.contains(variant.anchor)
    let listsLosses =
      other == nil && !panel.isMatrixShown && (isBrief || !isToldAtLine)
    let summary = HTMLNode.element(
      "summary", [:],
      [.element("b", text: variant.label), .text(" ")] + sentence(variant)
        + (isToldAtLine ? [] : WhatIfText.badge(variant.row, sameAs: other?.label)))
    return .element(
      "details", ["class": "variant", "name": panel.anchor],
      [
        summary,
        .element(
          "div", ["id": variant.anchor, "data-variant": variant.label],
          (listsLosses ? WhatIfText.losses(variant.row) : []) + screen(variant)
            + VariantRenderer(variant: variant, base: "run.\(panel.example)").nodes()),
      ])
  }

  /// The first variant with the same losses as a combination, if it isn't the combination itself.
  private func variantWithSameLosses(as combination: VariantPanel) -> VariantPanel? {
    guard combination.changes.count > 1 else { return nil }
    let first = panel.variants.first { combination.row.losesTheSame(as: $0.row) }
    return first?.label == combination.label ? nil : first
  }

  /// What the user sees then, if they see it: a script puts it in place of what was restored.
  private func screen(_ variant: VariantPanel) -> [HTMLNode] {
    guard let screen = variant.screen else { return [] }
    let title = ScreenPhrase.cameBack.text
    let count = ScreenPhrase.different.text(["count": "\(screen.marked.count)"])
    return [
      .element(
        "figure", ["class": "seen"],
        [
          .element(
            "figcaption", [:],
            [.element("b", text: title), .text(screen.marked.isEmpty ? "" : count)]),
          ScreenRenderer(
            panel: screen, name: ScreenStripRenderer.spoken(screen, title),
            markClass: "new-here", scope: variant.anchor
          ).node(),
        ])
    ]
  }

  private func sentence(_ variant: VariantPanel) -> [HTMLNode] {
    variant.changes.enumerated().flatMap { index, change in
      (index == 0 ? [] : [HTMLNode.text(RunPhrase.semicolon.text)]) + WhatIfText.nodes(change)
    }
  }
}
