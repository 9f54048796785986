package import Diagnostics
import SiteModel

/// Draws a finding: where, what, the author's line, and how what happened differs from what stands
/// there.
package enum FindingRenderer {
  package static func node(_ finding: Diagnostic) -> HTMLNode {
    let place = "\(finding.location)"
    return .element(
      "section", ["class": "finding \(finding.severity.rawValue)", "aria-label": place],
      [
        .element(
          "p", ["class": "place"],
          [
            .element("em", text: finding.severity.word), .text(" "),
            .element("code", [:], VisibleText.nodes(place)), .text(" "),
            .element("small", text: finding.rule),
          ]),
        .element("p", ["class": "summary"], words(finding.summary)),
      ] + excerpt(finding.excerpt) + meaning(finding.notes) + difference(finding.difference)
        + fix(finding.fix))
  }

  private static func excerpt(_ excerpt: SourceExcerpt?) -> [HTMLNode] {
    guard let excerpt else { return [] }
    let before = excerpt.text.prefix(max(0, excerpt.column - 1))
    let marked = excerpt.text.dropFirst(before.count).prefix(max(1, excerpt.length))
    let after = excerpt.text.dropFirst(before.count + marked.count)
    let code =
      [.element("span", ["class": "number"], text: "\(excerpt.line)"), .text(" ")]
      + VisibleText.nodes(String(before))
      + [.element("mark", [:], VisibleText.nodes(marked.isEmpty ? " " : String(marked)))]
      + VisibleText.nodes(String(after))
    return [.element("pre", ["tabindex": "0"], [.element("code", [:], code)])]
  }

  /// What became of events and objects stands in a list, each after the word for it.
  private static func meaning(_ notes: [String]) -> [HTMLNode] {
    guard !notes.isEmpty else { return [] }
    return [
      .element(
        "ul", ["class": "difference"],
        notes.map { note in
          let parts = note.split(separator: ": ", maxSplits: 1).map(String.init)
          guard parts.count == 2, let fate = fates.first(where: parts[0].hasPrefix) else {
            return .element("li", [:], [.element("p", [:], words(note))])
          }
          return .element(
            "li", ["class": fate],
            [.element("p", [:], [.element("em", text: parts[0]), .text(" ")] + words(parts[1]))])
        })
    ]
  }

  /// The first words of what a difference means.
  private static let fates = ["moved", "renamed", "changed", "added", "removed"]

  private static func difference(_ lines: [String]) -> [HTMLNode] {
    guard !lines.isEmpty else { return [] }
    let shown = lines.prefix(DiagnosticPrinter.differenceLimit)
    let rest = lines.count - shown.count
    let code = shown.flatMap { line -> [HTMLNode] in
      let text = VisibleText.nodes(line)
      return switch line.first {
      case "-": [.element("del", [:], text), .text("\n")]
      case "+": [.element("ins", [:], text), .text("\n")]
      default: text + [.text("\n")]
      }
    }
    let pre = HTMLNode.element(
      "pre", ["class": "change", "tabindex": "0"], [.element("code", [:], code)])
    guard rest > 0 else { return [pre] }
    return [pre, .element("p", text: DiagnosticPhrase.moreLines.text(["count": "\(rest)"]))]
  }

  private static func fix(_ fix: String?) -> [HTMLNode] {
    guard let fix else { return [] }
    let isCommand = fix.hasPrefix("reprise ")
    let text = isCommand ? [.element("code", text: fix)] : words(fix)
    let word = HTMLNode.element("b", text: DiagnosticPhrase.fix.text)
    return [.element("p", ["class": "fix"], [word, .text(" ")] + text)]
  }

  /// Text in which what is between backticks is code.
  private static func words(_ text: String) -> [HTMLNode] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A backtick without a second one is one.
    guard parts.count % 2 == 1 else { return VisibleText.nodes(text) }
    return parts.enumerated().flatMap { index, part in
      index % 2 == 1 ? [.element("code", [:], VisibleText.nodes(part))] : VisibleText.nodes(part)
    }
  }
}

extension Diagnostic.Severity {
  fileprivate var word: String {
    switch self {
    case .error: DiagnosticPhrase.error.text
    case .warning: DiagnosticPhrase.warning.text
    }
  }
}
