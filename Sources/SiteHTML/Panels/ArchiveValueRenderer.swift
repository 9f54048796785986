import KeyedArchive
import SiteModel

/// Draws a value of an archive; references lead to the object they name.
struct ArchiveValueRenderer {
  /// The anchors of the saved objects by their paths; nil where the archive itself is not shown.
  var anchors: [String: String]?

  func node(_ value: ArchiveValue) -> HTMLNode {
    node(value, depth: 1)
  }

  /// What is nested deeper says nothing to a reader, and could overflow the reader's browser.
  private static let deepest = 12

  private static let longestShown = 300

  private func node(_ value: ArchiveValue, depth: Int) -> HTMLNode {
    guard depth <= Self.deepest else {
      return .element("small", text: ArchivePhrase.deeper.text)
    }
    switch value {
    case .reference(let path): return reference(path)
    case .array(let values):
      return list(values, name: "ol", empty: ArchivePhrase.emptyArray, depth: depth)
    case .set(let values):
      return list(values, name: "ul", empty: ArchivePhrase.emptySet, depth: depth)
    case .dictionary(let fields): return self.fields(fields, depth)
    case .object(let className, let fields):
      let name = HTMLNode.element("code", ["class": "v-class"], text: className)
      return .element("div", [:], fields.isEmpty ? [name] : [name, self.fields(fields, depth)])
    case .keyedArchive(let byteCount, let top):
      let name = HTMLNode.element(
        "small",
        text: ArchivePhrase.keyedArchive.text(["size": CountText.counted(byteCount, noun: "byte")]))
      return .element("div", [:], [name, self.fields(top, depth)])
    default: return scalar(value)
    }
  }

  private func reference(_ path: String) -> HTMLNode {
    guard let anchors else {
      return .element("span", ["class": "v-ref"], PathRenderer.nodes(path))
    }
    guard let anchor = anchors[path] else {
      return .element(
        "span", ["class": "v-lost"],
        PathRenderer.nodes(path) + [
          .text(" "), .element("small", text: ArchivePhrase.notInArchive.text),
        ])
    }
    return .element("a", ["class": "v-ref", "href": "#" + anchor], PathRenderer.nodes(path))
  }

  private func list(
    _ values: [ArchiveValue], name: String, empty: ArchivePhrase, depth: Int
  ) -> HTMLNode {
    guard !values.isEmpty else { return .element("small", text: empty.text) }
    return .element(
      name, ["class": "v-list"],
      values.map { .element("li", [:], [node($0, depth: depth + 1)]) })
  }

  private func fields(_ fields: [ArchiveValue.Field], _ depth: Int) -> HTMLNode {
    guard !fields.isEmpty else {
      return .element("small", text: ArchivePhrase.emptyDictionary.text)
    }
    return .element(
      "dl", [:],
      fields.map { field in
        .element(
          "div", [:],
          [
            .element("dt", text: field.key),
            .element("dd", [:], [node(field.value, depth: depth + 1)]),
          ])
      })
  }

  private func scalar(_ value: ArchiveValue) -> HTMLNode {
    let text = ScalarText.text(value) ?? ""
    guard text.count > Self.longestShown else {
      return .element("span", ["class": "v-\(kind(value))"], VisibleText.nodes(text))
    }
    let summary = HTMLNode.element(
      "summary", [:],
      VisibleText.nodes(text.prefix(80) + "… ")
        + [.element("small", text: CountText.counted(text.count, noun: "character"))])
    return .element("details", ["class": "more"], [summary] + VisibleText.nodes(text))
  }

  private func kind(_ value: ArchiveValue) -> String {
    switch value {
    case .string, .url, .uuid: "text"
    case .integer, .unsigned, .real, .bool, .date: "number"
    default: "other"
    }
  }
}
