import GuideExamples
import SiteModel

/// Draws below code with a what-if what each of its lines does, in short.
struct AnswersRenderer {
  let marks: [CodeMark]

  /// More are folded: they would push away what the guide says next.
  private static let mostShown = 3

  func node() -> HTMLNode {
    let list = HTMLNode.element("ul", ["class": "answers"], marks.map(item))
    guard marks.count > Self.mostShown else { return list }
    return .element(
      "details", ["class": "answers-fold"],
      [
        .element(
          "summary", text: VariantPhrase.withoutEach.text(["count": "\(marks.count)"])),
        list,
      ])
  }

  private func item(_ mark: CodeMark) -> HTMLNode {
    let link = HTMLNode.element(
      "a", ["href": "#" + mark.variant.anchor, "class": "ask"], text: mark.variant.label)
    let row = mark.variant.row
    // A table on the page has the whole list.
    return .element(
      "li", ["data-of": mark.variant.anchor],
      [link, .text(" ")] + WhatIfText.nodes(mark.change) + WhatIfText.badge(row)
        + (mark.isInTable ? [] : WhatIfText.losses(row)))
  }
}
