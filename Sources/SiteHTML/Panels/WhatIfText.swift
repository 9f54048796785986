import GuideExamples
import SiteModel

/// What a page says of code that could be otherwise, in words.
enum WhatIfText {
  /// What a reader asks.
  static func question(_ change: WhatIf) -> String {
    if change.alternative.isEmpty {
      return VariantPhrase.withoutThis.text(["code": change.code])
    }
    if change.code.isEmpty {
      return VariantPhrase.withThis.text(["code": change.alternative])
    }
    return VariantPhrase.ifThisWere.text(["code": change.alternative])
  }

  /// Which code changes: the sentence of a `matrix` fence with code as code.
  static func nodes(_ change: WhatIf) -> [HTMLNode] {
    change.saying.said.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$1.isEmpty }
      .map { index, part in
        index % 2 == 1
          ? .element("code", [:], VisibleText.nodes(String(part))) : .text(String(part))
      }
  }

  /// What is restored, for a headline.
  static func restored(_ row: VariantMatrix.Row) -> String {
    guard let restored = row.restored else { return VariantPhrase.doesNotCompile.text }
    return VariantPhrase.restored.text(["count": restored.said])
  }

  static func losses(_ row: VariantMatrix.Row) -> [HTMLNode] {
    row.losses.isEmpty
      ? []
      : [
        .element(
          "ul", ["class": "losses"],
          row.losses.map { .element("li", [:], VisibleText.nodes($0.said)) })
      ]
  }
}
