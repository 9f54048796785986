import GuideExamples
import RunRecord
import SiteModel

/// What a page says of code with a what-if, in words.
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
    change.message.said.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$1.isEmpty }
      .map { index, part in
        index % 2 == 1
          ? .element("code", [:], VisibleText.nodes(String(part))) : .text(String(part))
      }
  }

  /// What is restored, for a headline, in the color of its verdict; empty of a plain
  /// program, which restores nothing.
  ///
  /// - Parameter other: The label of an earlier variant with the same losses, which the headline names instead.
  static func badge(_ row: VariantMatrix.Row, sameAs other: String? = nil) -> [HTMLNode] {
    let text: String
    if let other {
      text = VariantPhrase.sameLosses.text(["variant": other])
    } else if row.verdict == .refused {
      text = VariantPhrase.doesNotCompile.text
    } else if let loss = row.userLoss {
      text = loss.said
    } else if row.losesWhatIsRestored, let loss = row.losses.first {
      text = loss.said
    } else if let restored = row.restored {
      text = VariantPhrase.restored.text(["count": restored.said])
    } else {
      return []
    }
    return [
      .text(" "), .element("small", ["class": "restored " + row.verdict.className], text: text),
    ]
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

extension VariantMatrix.Row {
  /// Whether something is lost though each object is restored: then their number says nothing.
  fileprivate var losesWhatIsRestored: Bool {
    verdict == .lost && restoresAll
  }
}

extension VariantVerdict {
  /// By which styles know it.
  var className: String {
    switch self {
    case .complete: "complete"
    case .otherwise: "otherwise"
    case .printsLess: "prints-less"
    case .lost, .refused: "incomplete"
    }
  }
}
