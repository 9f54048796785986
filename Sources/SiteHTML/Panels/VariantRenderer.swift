import KeyedArchive
import RunRecord
import SiteModel

/// Draws a variant: of each launch its trace, what it printed and left on disk, and how that
/// differs.
///
/// What is as it was stands in the panel of the example as it is written.
struct VariantRenderer {
  let variant: VariantPanel

  /// The anchor of the example as it is written; nil where it is not on the page.
  var base: String?

  /// Whether the trace of a launch is drawn in which no event is different.
  var showsWhatIsSame = true

  func nodes() -> [HTMLNode] {
    switch variant.content {
    case .refused: []
    case .same(let label, let anchor):
      [
        .element(
          "p", ["class": "nothing"],
          VariantPhrase.sameAs.nodes([
            "variant": .element("a", ["href": "#" + anchor], text: label)
          ]))
      ]
    case .ran(let launches): launches.map(launch)
    }
  }

  private func launch(_ change: LaunchChange) -> HTMLNode {
    let title = HTMLNode.element(
      "p", ["class": "launch-title"],
      [
        .element("b", text: RunPhrase.launch.text(["number": "\(change.number)"]))
      ])
    let attributes: HTMLAttributes = ["class": "launch", "data-launch": "\(change.number)"]
    guard let after = change.after else {
      return .element(
        "div", attributes,
        [title, Self.note(.doesNotCome)])
    }
    guard !change.isEmpty else {
      return .element(
        "div", attributes, [title, Self.note(.nothingOtherwise)])
    }
    return .element(
      "div", attributes,
      [title] + printed(change) + trace(change.before, after) + termination(change, after)
        + archive(change, after))
  }

  private static func note(_ phrase: VariantPhrase) -> HTMLNode {
    .element("p", ["class": "nothing"], text: phrase.text)
  }

  private func printed(_ change: LaunchChange) -> [HTMLNode] {
    let (removed, inserted) = change.printed
    guard !removed.isEmpty || !inserted.isEmpty else { return [] }
    let lines =
      removed.map { HTMLNode.element("del", [:], VisibleText.nodes($0)) }
      + inserted.map { HTMLNode.element("ins", [:], VisibleText.nodes($0)) }
    return [
      .element(
        "figure", ["class": "printed"],
        [
          .element("figcaption", text: RunPhrase.printed.text),
          .element(
            "pre", ["tabindex": "0"],
            [
              .element(
                "samp", [:],
                lines.enumerated().flatMap { index, line in
                  index == 0 ? [line] : [HTMLNode.text("\n"), line]
                })
            ]),
        ])
    ]
  }

  private func trace(_ before: LaunchRecord, _ after: LaunchRecord) -> [HTMLNode] {
    let change = TraceChange(from: before, to: after)
    guard showsWhatIsSame || !change.isEmpty else { return [] }
    return [TraceChangeRenderer.node(change)]
  }

  private func termination(_ change: LaunchChange, _ after: LaunchRecord) -> [HTMLNode] {
    guard change.endsOtherwise else { return [] }
    return [
      LaunchRenderer.termination(
        after.termination, anchor: "\(variant.anchor).\(change.number).end")
    ]
  }

  private func archive(_ change: LaunchChange, _ after: LaunchRecord) -> [HTMLNode] {
    guard change.before.archive != after.archive, let difference = change.archive else { return [] }
    let anchor = "\(variant.anchor).\(change.number).disk"
    let asWritten = VariantPhrase.archiveAsWritten.text
    let title = VariantPhrase.onDiskBesides.nodes([
      "archive": base.map {
        .element("a", ["href": "#\($0).\(change.number).disk"], text: asWritten)
      } ?? .text(asWritten)
    ])
    return [
      .element(
        "div", ["class": "disk-change"],
        [.element("p", [:], [.element("b", [:], title)])]
          + DifferenceRenderer(anchor: anchor).nodes(difference))
    ]
  }
}
