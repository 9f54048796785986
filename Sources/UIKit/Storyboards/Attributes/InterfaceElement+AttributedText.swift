import Foundation

extension InterfaceElement {
  /// A text with attributes, in fragments that have the same attributes throughout; nil where the element has none.
  @MainActor
  func attributedText(_ key: String, in document: InterfaceDocument) -> NSAttributedString? {
    guard let element = value(key), element.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      // A content with line breaks has an element of its own.
      guard let content = fragment["content"] ?? fragment.string("content") else { continue }
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in fragment.content(of: "attributes") {
        guard let key = attribute["key"] else { continue }
        attributes[NSAttributedString.Key(key)] = attribute.textAttribute(in: document)
      }
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  /// The value of an attribute of text; nil for those that the engine does not draw.
  @MainActor
  private func textAttribute(in document: InterfaceDocument) -> Any? {
    switch name {
    case "color": ownColor(in: document)
    case "font": ownFont
    case "integer": integer("value")
    case "real": number("value")
    case "url": self["string"].flatMap { URL(string: $0) }
    case "paragraphStyle": ownParagraphStyle
    default: nil
    }
  }

  private var ownFont: UIFont {
    let size = number("size") ?? 12
    if let name = self["name"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    return switch self["metaFont"] {
    case "systemBold", "systemHeavy", "systemBlack": .boldSystemFont(ofSize: size)
    case "systemSemibold": .systemFont(ofSize: size, weight: .semibold)
    case "systemMedium": .systemFont(ofSize: size, weight: .medium)
    case "systemLight": .systemFont(ofSize: size, weight: .light)
    case "systemThin": .systemFont(ofSize: size, weight: .thin)
    case "systemUltraLight": .systemFont(ofSize: size, weight: .ultraLight)
    default: .systemFont(ofSize: size)
    }
  }

  private var ownParagraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = choice("alignment", Self.paragraphAlignments) { style.alignment = alignment }
    if let mode = choice("lineBreakMode", Self.paragraphLineBreaks) { style.lineBreakMode = mode }
    if let spacing = number("lineSpacing") { style.lineSpacing = spacing }
    if let spacing = number("paragraphSpacing") { style.paragraphSpacing = spacing }
    if let indent = number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
    if let indent = number("headIndent") { style.headIndent = indent }
    return style
  }

  private static let paragraphAlignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  private static let paragraphLineBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingMiddle": .byTruncatingMiddle,
    "truncatingTail": .byTruncatingTail,
  ]
}
