import Foundation

/// The texts of an interface file in the user's language: `"id.text" = "…";` in `de.lproj/Main.strings`.
struct InterfaceStrings {
  private let texts: [String: String]

  /// Nil where the bundle has none for the file, or one that is not a table of texts.
  init?(of name: String, in bundle: Bundle) {
    guard let url = bundle.url(forResource: name, withExtension: "strings"),
      let data = FileManager.default.contents(atPath: url.path)
    else { return nil }
    // As for `NSLocalizedString`, a file that cannot be read has no texts.
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let table = list as? [String: Any]
    else { return nil }
    texts = table.compactMapValues { $0 as? String }
  }

  /// Writes the texts into the elements that they belong to.
  func apply(to root: InterfaceElement) {
    let elements = Dictionary(
      root.all.compactMap { element in element.id.map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
    for (key, text) in texts {
      let parts = key.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, let element = elements[String(parts[0])] else { continue }
      apply(text, to: String(parts[1]), of: element)
    }
  }

  private func apply(_ text: String, to property: String, of element: InterfaceElement) {
    if let state = Self.states[property] {
      element.children.first { $0.name == "state" && $0["key"] == state }?.set("title", to: text)
    } else if property.hasPrefix(Self.configuration) {
      element.value("configuration")?.set(
        String(property.dropFirst(Self.configuration.count)), to: text)
    } else if property.hasPrefix(Self.segments) {
      let number = Int(property.dropFirst(Self.segments.count).dropLast())
      let segments = element.content(of: "segments")
      guard let number, segments.indices.contains(number) else { return }
      segments[number].set("title", to: text)
    } else if let long = element.children.first(where: {
      $0.name == "string" && $0["key"] == property
    }) {
      // Texts of several lines have an element of their own.
      long.text = text
    } else {
      element.set(property, to: text)
    }
  }

  /// The states of a button by the names that they have in files of texts.
  private static let states = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
    "disabledTitle": "disabled",
  ]

  private static let configuration = "configuration."
  private static let segments = "segmentTitles["
}
