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
        "class": isLast ? "disk last" : "disk", "id": anchor,
        "aria-label": "On disk after launch \(launch.number)",
      ], content(anchor))
  }

  private func content(_ anchor: String) -> [HTMLNode] {
    switch launch.archive {
    case .none, .unreadable: return [title("")] + ArchiveRenderer.nodes(launch.archive, anchor)
    case .saved(let tree):
      let nodes = ArchiveRenderer.nodes(launch.archive, anchor)
      let fold = foldReason(tree)
      guard let fold else { return [title(tree.sizeText)] + nodes }
      let summary = HTMLNode.element("summary", text: fold)
      return [title(tree.sizeText), .element("details", ["class": "fold"], [summary] + nodes)]
    }
  }

  private func title(_ size: String) -> HTMLNode {
    let title = isLast ? "On disk at the end" : "Only the disk survives"
    return .element(
      "p", ["class": "disk-title"],
      [.element("b", text: title), .text(" "), .element("span", text: size)])
  }

  private func foldReason(_ tree: ArchiveTree) -> String? {
    if tree.isUnchanged { return "The same archive as after the launch before" }
    return launch.shownBefore.contains(.archive) ? "Archive, shown above" : nil
  }
}
