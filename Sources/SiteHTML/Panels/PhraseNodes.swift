import SiteModel

extension Phrase {
  /// The text in the language of the page, with elements in the places of their names.
  func nodes(_ values: KeyValuePairs<String, HTMLNode>) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = rest[rest.index(after: start)..<end]
      nodes.append(.text(String(rest[..<start])))
      nodes.append(values.first { $0.key == name }?.value ?? .text(String(rest[start...end])))
      rest = rest[rest.index(after: end)...]
    }
    nodes.append(.text(String(rest)))
    return nodes.filter { $0 != .text("") }
  }
}
