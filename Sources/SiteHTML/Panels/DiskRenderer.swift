import RunRecord
import SiteModel

/// Draws what lies on disk when a process is over: all that the next one will know.
struct DiskRenderer {
  var launch: LaunchPanel
  var panel: RunPanel

  /// Whether no process follows.
  var isLast: Bool

  func node() -> HTMLNode {
    let anchor = panel.anchor(launch, "disk")
    return .element(
      "section",
      [
        "class": isLast ? "disk last" : "disk", "id": anchor, "role": "group",
        "aria-label": RunPhrase.onDiskAfter.text([
          "number": "\(launch.number)", "example": panel.example,
        ]),
      ], content(anchor))
  }

  private func content(_ anchor: String) -> [HTMLNode] {
    switch launch.archive {
    case .none, .deleted, .unreadable:
      return [title("")] + ArchiveRenderer.nodes(launch.archive, anchor, of: panel.anchor(launch))
        + losses() + entries()
    case .saved(let tree):
      let nodes = ArchiveRenderer.nodes(launch.archive, anchor, of: panel.anchor(launch))
      let fold = foldReason(tree)
      guard let fold else { return [title(tree.sizeText)] + nodes + losses() + entries() }
      let summary = HTMLNode.element("summary", text: fold)
      return [title(tree.sizeText), .element("details", ["class": "fold"], [summary] + nodes)]
        + losses() + entries()
    }
  }

  private func title(_ size: String) -> HTMLNode {
    let title = isLast ? .onDiskAtEnd : survives
    return .element(
      "p", ["class": "disk-title"],
      [.element("b", text: title.text), .text(" "), .element("span", text: size)])
  }

  private var survives: RunPhrase {
    switch launch.archive {
    case .none, .deleted: .nothingSurvives
    case .unreadable, .saved: .onlyDiskSurvives
    }
  }

  /// What is missing is what an author must see, and no tree of what is there shows it.
  private func losses() -> [HTMLNode] {
    guard !launch.leftOut.isEmpty else { return [] }
    return [.element("ul", ["class": "lost"], launch.leftOut.map(item))]
  }

  /// Who added what a window's activity holds; the tree says it of no entry.
  private func entries() -> [HTMLNode] {
    let renderer = launch.entries.map { EntriesRenderer(panel: $0) }
    return renderer?.saved(anchor: panel.anchor(launch, "entries")) ?? []
  }

  private func item(_ lost: LaunchPanel.LeftOut) -> HTMLNode {
    .element(
      "li", [:],
      [
        .element("b", text: RunPhrase.leftOut.text), .text(" "),
        .element("code", text: lost.object.description), .text(" "),
        .element("span", [:], VisibleText.nodes(lost.reason.message.said)),
      ])
  }

  private func foldReason(_ tree: ArchiveTree) -> String? {
    if tree.isUnchanged { return RunPhrase.sameArchive.text }
    return launch.shownBefore.contains(.archive) ? RunPhrase.archiveAbove.text : nil
  }
}
