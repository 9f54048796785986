import SiteModel

/// Draws what a process printed.
enum OutputRenderer {
  /// The text below its caption; nothing for a process that printed nothing.
  static func nodes(_ text: String, caption: RunPhrase) -> [HTMLNode] {
    nodes(text, caption: caption.text)
  }

  static func nodes(_ text: String, caption: String) -> [HTMLNode] {
    guard !text.isEmpty else { return [] }
    let visible = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let pre = HTMLNode.element(
      "pre", ["tabindex": "0"], [.element("samp", [:], VisibleText.nodes(visible))])
    return [
      .element("figure", ["class": "printed"], [.element("figcaption", text: caption), pre])
    ]
  }
}
