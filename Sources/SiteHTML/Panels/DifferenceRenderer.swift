import KeyedArchive
import RunRecord
import SiteModel

/// Draws what became of each saved object from one archive to another.
struct DifferenceRenderer {
  let anchor: String

  private let values = ArchiveValueRenderer(anchors: nil)

  init(anchor: String) {
    self.anchor = anchor
  }

  func nodes(_ change: ArchiveChange) -> [HTMLNode] {
    switch change {
    case .unreadable(let reason):
      let text = ArchivePhrase.changeUnreadable.text(["reason": reason])
      return [.element("p", ["class": "nothing"], text: text)]
    case .difference(let difference) where difference.isEmpty:
      return [.element("p", ["class": "nothing"], text: ArchivePhrase.noChange.text)]
    case .difference(let difference):
      return [
        .element(
          "ul", ["class": "difference"], topLevel(difference) + difference.objects.map(object))
      ]
    }
  }

  private func topLevel(_ difference: ArchiveDifference) -> [HTMLNode] {
    guard !difference.topLevel.isEmpty else { return [] }
    return [
      item(
        .changed, name: [.element("strong", text: ArchivePhrase.topLevel.text)],
        rows: difference.topLevel.map(row))
    ]
  }

  private func object(_ object: ObjectDifference) -> HTMLNode {
    var name: [HTMLNode] = [
      .element("b", [:], PathRenderer.nodes(object.path)), .text(" "),
      .element("code", text: object.className),
    ]
    if let former = object.fate.formerPath {
      let path = HTMLNode.element("span", ["class": "former"], PathRenderer.nodes(former))
      name += [.text(" ")] + ArchivePhrase.from.nodes(["path": path])
    }
    return item(object.fate.word, name: name, rows: classRows(object) + object.values.map(row))
  }

  private func item(_ fate: ArchivePhrase, name: [HTMLNode], rows: [HTMLNode]) -> HTMLNode {
    let title = HTMLNode.element(
      "p", [:], [.element("em", text: fate.text), .text(" ")] + name)
    return .element(
      "li", ["class": fate.rawValue], [title] + (rows.isEmpty ? [] : [.element("dl", [:], rows)]))
  }

  private func classRows(_ object: ObjectDifference) -> [HTMLNode] {
    let formerClass = object.formerClassName.map {
      row(
        ArchivePhrase.className.text, before: .string($0), after: .string(object.className))
    }
    let restorationClass = object.restorationClass.map { classes in
      row(
        ArchivePhrase.restorationClass.text, before: classes.before.map { .string($0) },
        after: classes.after.map { .string($0) })
    }
    return [formerClass, restorationClass].compactMap { $0 }
  }

  private func row(_ value: ValueDifference) -> HTMLNode {
    row(value.key + value.steps.map(\.text).joined(), before: value.before, after: value.after)
  }

  private func row(_ key: String, before: ArchiveValue?, after: ArchiveValue?) -> HTMLNode {
    let old = before.map { HTMLNode.element("del", [:], [values.node($0)]) }
    let new = after.map { HTMLNode.element("ins", [:], [values.node($0)]) }
    let arrow: [HTMLNode] = old != nil && new != nil ? [.text(" → ")] : []
    return .element(
      "div", [:],
      [
        .element("dt", [:], NameBreaks.nodes(key)),
        .element("dd", [:], [old].compactMap { $0 } + arrow + [new].compactMap { $0 }),
      ])
  }
}

extension ObjectDifference.Fate {
  fileprivate var word: ArchivePhrase {
    switch self {
    case .added: .added
    case .removed: .removed
    case .moved: .moved
    case .renamed: .renamed
    case .changed: .changed
    }
  }

  fileprivate var formerPath: String? {
    switch self {
    case .moved(let path), .renamed(let path): path
    case .added, .removed, .changed: nil
    }
  }
}

extension ValueDifference.Step {
  fileprivate var text: String {
    switch self {
    case .key(let key): "[\"\(key)\"]"
    case .element(let index): "[\(index)]"
    case .member: "{}"
    }
  }
}
