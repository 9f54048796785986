import KeyedArchive
import RunRecord
import SiteModel

/// Draws an archive: the saved objects below each other, as their identifier paths say.
struct ArchiveRenderer {
  /// The anchors of the saved objects by their paths.
  private let anchors: [String: String]

  /// The keys whose names are marked as a choice of this project.
  private let chosenKeys: Set<String>

  /// - Parameter launch: The anchor of the launch that left the archive; nil where the page does not
  ///   show it.
  static func nodes(
    _ archive: ArchivePanel, _ anchor: String, of launch: String? = nil
  ) -> [HTMLNode] {
    switch archive {
    case .none:
      [.element("p", ["class": "nothing"], text: ArchivePhrase.nothingSaved.text)]
    case .deleted(let wasWritten, let reason):
      [
        .element(
          "p", ["class": "nothing"],
          text: (wasWritten ? ArchivePhrase.savedAndDeleted : .deleted).text([
            "reason": reason.message.said
          ]))
      ]
    case .unreadable(let reason):
      [.element("p", ["class": "nothing"], text: ArchivePhrase.unreadable.text(["reason": reason]))]
    case .saved(let tree):
      [.element("archive-tree", ["data-of": launch], ArchiveRenderer(tree, anchor).nodes(tree))]
    }
  }

  private init(_ tree: ArchiveTree, _ anchor: String) {
    let objects = tree.roots.flatMap(\.objectsDownwards)
    let pairs = objects.enumerated().map { ($1.path, "\(anchor).\($0 + 1)") }
    anchors = Dictionary(pairs) { first, _ in first }
    chosenKeys = tree.chosenKeys
  }

  private func nodes(_ tree: ArchiveTree) -> [HTMLNode] {
    let objects = HTMLNode.element("ul", ["class": "tree"], tree.roots.map { node($0, depth: 1) })
    return [objects] + topLevel(tree.topLevel)
  }

  private func topLevel(_ entries: [ArchiveEntry]) -> [HTMLNode] {
    guard !entries.isEmpty else { return [] }
    let summary = HTMLNode.element(
      "summary", text: ArchivePhrase.topLevelCount.text(["count": "\(entries.count)"]))
    return [.element("details", ["class": "more"], [summary, table(entries)])]
  }

  /// Open down to the second level: enough to see the shape, not more than a screen.
  private func node(_ node: ArchiveNode, depth: Int) -> HTMLNode {
    let children =
      node.children.isEmpty
      ? []
      : [
        HTMLNode.element("ul", [:], node.children.map { self.node($0, depth: depth + 1) })
      ]
    guard let object = node.object else {
      let note = HTMLNode.element("small", text: ArchivePhrase.hollow.text)
      return .element(
        "li", ["class": "hollow"], [.element("p", [:], name(node) + [note])] + children)
    }
    let details = HTMLNode.element(
      "details", ["open": depth <= 2 ? "" : nil, "id": anchors[node.path]],
      [.element("summary", [:], name(node) + facts(object)), body(node, object)])
    return .element(
      "li", ["data-above": depth == 1 ? above(node) : nil], [details] + children)
  }

  /// The path to the object where a part of an archive begins with it; nil for a root of the whole.
  private func above(_ node: ArchiveNode) -> String? {
    let name = (node.position.map { ":[\($0)]:/" } ?? "") + node.identifier
    guard node.path.hasSuffix(name), node.path != name else { return nil }
    return String(node.path.dropLast(name.count))
  }

  private func name(_ node: ArchiveNode) -> [HTMLNode] {
    let marker = node.position.map { [HTMLNode.element("small", text: ":[\($0)]:"), .text(" ")] }
    return (marker ?? []) + [.element("b", text: node.identifier), .text(" ")]
  }

  private func facts(_ object: SavedObject) -> [HTMLNode] {
    let bytes = object.entries.reduce(0) { $0 + $1.byteCount }
    let size = object.entries.isEmpty ? ArchivePhrase.noValues.text : CountText.bytes(bytes)
    return [
      .element("code", text: object.className), .text(" "),
      .element("small", ["class": "size"], text: size),
    ]
  }

  private func body(_ node: ArchiveNode, _ object: SavedObject) -> HTMLNode {
    let restorer: HTMLNode =
      node.restorationClass.map { .element("code", text: $0) } ?? .text(node.restorer.text)
    let restored = HTMLNode.element(
      "p", ["class": "restorer"],
      [.element("span", text: node.restorerLabel.text), .text(" "), restorer])
    return .element(
      "div", [:], [restored] + (object.entries.isEmpty ? [] : [table(object.entries)]))
  }

  private func table(_ entries: [ArchiveEntry]) -> HTMLNode {
    let values = ArchiveValueRenderer(anchors: anchors)
    return .element(
      "dl", [:],
      entries.map { entry in
        let size = HTMLNode.element(
          "small", ["class": "size"], text: CountText.bytes(entry.byteCount))
        return .element(
          "div", [:],
          [
            .element("dt", [:], NameBreaks.nodes(entry.key)),
            .element("dd", [:], [values.node(entry.value)] + choice(entry.key) + [size]),
          ])
      })
  }

  /// Links a key whose name is this project's choice to the entry of the choice.
  private func choice(_ key: String) -> [HTMLNode] {
    guard chosenKeys.contains(key), let page = ChoicePage.current else { return [] }
    // In a flex box, an ordinary space would collapse.
    return [
      .element(
        "small", [:],
        [.text("\u{a0}"), page.link(to: "6.4", text: ArchivePhrase.chosenName.text)])
    ]
  }
}

extension ArchiveNode {
  fileprivate var objectsDownwards: [SavedObject] {
    (object.map { [$0] } ?? []) + children.flatMap(\.objectsDownwards)
  }
}
