import KeyedArchive
import RunRecord
import SiteModel

/// Draws a variant: of each launch its trace, what it printed and left on disk, and what of that is
/// otherwise.
struct VariantRenderer {
  let variant: VariantPanel

  /// Whether the trace of a launch is drawn in which no event is otherwise.
  var showsWhatIsSame = true

  func nodes() -> [HTMLNode] {
    switch variant.content {
    case .refused: []
    case .same(let label, let anchor):
      [
        .element(
          "p", ["class": "nothing"],
          [
            .text("The same happens as in "), .element("a", ["href": "#" + anchor], text: label),
            .text("."),
          ])
      ]
    case .ran(let launches): launches.map(launch)
    }
  }

  private func launch(_ change: LaunchChange) -> HTMLNode {
    let title = HTMLNode.element(
      "p", ["class": "launch-title"], [.element("b", text: "Launch \(change.number)")])
    guard let after = change.after else {
      return .element(
        "div", ["class": "launch"],
        [title, Self.note("The variant does not come to this launch.")])
    }
    guard !change.isEmpty else {
      return .element(
        "div", ["class": "launch"], [title, Self.note("Nothing is otherwise here.")])
    }
    return .element(
      "div", ["class": "launch"],
      [title] + printed(change) + trace(change.before, after) + ending(change, after)
        + archive(change, after))
  }

  private static func note(_ text: String) -> HTMLNode {
    .element("p", ["class": "nothing"], text: text)
  }

  private func printed(_ change: LaunchChange) -> [HTMLNode] {
    let (gone, come) = change.printed
    guard !gone.isEmpty || !come.isEmpty else { return [] }
    let lines =
      gone.map { HTMLNode.element("del", [:], VisibleText.nodes($0)) }
      + come.map { HTMLNode.element("ins", [:], VisibleText.nodes($0)) }
    return [
      .element(
        "figure", ["class": "printed"],
        [
          .element("figcaption", text: "Printed"),
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

  private func ending(_ change: LaunchChange, _ after: LaunchRecord) -> [HTMLNode] {
    guard change.endsOtherwise else { return [] }
    return [LaunchRenderer.ending(after.ending, anchor: "\(variant.anchor).\(change.number).end")]
  }

  private func archive(_ change: LaunchChange, _ after: LaunchRecord) -> [HTMLNode] {
    guard change.before.archive != after.archive, let difference = change.archive else { return [] }
    let anchor = "\(variant.anchor).\(change.number).disk"
    return [
      .element(
        "div", ["class": "disk-change"],
        [.element("p", [:], [.element("b", text: "On disk, beside the archive as written")])]
          + DifferenceRenderer(anchor: anchor).nodes(difference)
          + whole(after.archive, anchor))
    ]
  }

  private func whole(_ archive: ArchiveOnDisk, _ anchor: String) -> [HTMLNode] {
    guard case .saved = archive else { return [] }
    return [
      .element(
        "details", ["class": "more"],
        [.element("summary", text: "The whole archive")]
          + ArchiveRenderer.nodes(ArchivePanel(archive), anchor))
    ]
  }
}
