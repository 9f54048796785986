import GuideExamples
import SiteModel

/// What a page says of code that could be otherwise, in words.
enum WhatIfText {
  /// What a reader asks.
  static func question(_ change: WhatIf) -> String {
    if change.alternative.isEmpty { return "What if this were not there: \(change.code)" }
    if change.code.isEmpty { return "What if this were there: \(change.alternative)" }
    return "What if this were \(change.alternative)"
  }

  /// Which code changes: the sentence of a `matrix` fence with code as code.
  static func nodes(_ change: WhatIf) -> [HTMLNode] {
    change.sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$1.isEmpty }
      .map { index, part in
        index % 2 == 1
          ? .element("code", [:], VisibleText.nodes(String(part))) : .text(String(part))
      }
  }

  /// What is restored, for a headline.
  static func restored(_ row: VariantMatrix.Row) -> String {
    if row.restored == "–" { return "does not compile" }
    return row.restored + " restored"
  }

  static func losses(_ row: VariantMatrix.Row) -> [HTMLNode] {
    row.losses.isEmpty
      ? []
      : [
        .element(
          "ul", ["class": "losses"],
          row.losses.map { .element("li", [:], VisibleText.nodes($0)) })
      ]
  }
}
