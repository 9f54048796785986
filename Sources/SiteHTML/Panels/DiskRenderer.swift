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
        "aria-label": "On disk after launch \(launch.number) of \(panel.example)",
      ], content(anchor))
  }

  private func content(_ anchor: String) -> [HTMLNode] {
    switch launch.archive {
    case .none, .unreadable:
      return [title("")] + ArchiveRenderer.nodes(launch.archive, anchor, of: panel.anchor(launch))
        + losses()
    case .saved(let tree):
      let nodes = ArchiveRenderer.nodes(launch.archive, anchor, of: panel.anchor(launch))
      let fold = foldReason(tree)
      guard let fold else { return [title(tree.sizeText)] + nodes + losses() }
      let summary = HTMLNode.element("summary", text: fold)
      return [title(tree.sizeText), .element("details", ["class": "fold"], [summary] + nodes)]
        + losses()
    }
  }

  private func title(_ size: String) -> HTMLNode {
    let survives = launch.archive == .none ? "Nothing survives" : "Only the disk survives"
    let title = isLast ? "On disk at the end" : survives
    return .element(
      "p", ["class": "disk-title"],
      [.element("b", text: title), .text(" "), .element("span", text: size)])
  }

  /// What is missing is what an author must see, and no tree of what is there shows it.
  private func losses() -> [HTMLNode] {
    guard !launch.leftOut.isEmpty else { return [] }
    return [.element("ul", ["class": "lost"], launch.leftOut.map(item))]
  }

  private func item(_ event: TraceEvent) -> HTMLNode {
    let name = event.name.prefix(1).uppercased() + event.name.dropFirst()
    let object = event.object?.description ?? ""
    return .element(
      "li", [:],
      [
        .element("b", text: name), .text(" "), .element("code", text: object), .text(" "),
        .element("span", [:], VisibleText.nodes(event.detail)),
      ])
  }

  private func foldReason(_ tree: ArchiveTree) -> String? {
    if tree.isUnchanged { return "The same archive as after the launch before" }
    return launch.shownBefore.contains(.archive) ? "Archive, shown above" : nil
  }
}
