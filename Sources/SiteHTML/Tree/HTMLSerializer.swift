/// Writes trees as HTML; the only place where text is escaped.
package enum HTMLSerializer {
  /// The HTML of these nodes, one after the other.
  ///
  /// - Parameter isBrief: Whether that is left out which HTML needs not: quotation marks around plain
  ///   values, end tags that the next tag says, and line ends. A page has thousands of them.
  package static func html(_ nodes: [HTMLNode], isBrief: Bool = false) -> String {
    var output = ""
    for node in nodes { write(node, isBrief, to: &output) }
    return output
  }

  /// Text that means itself, between tags and in quoted attributes.
  ///
  /// Scalars are looked at, not characters: `"` with a combining mark after it still ends an
  /// attribute. Control characters, which HTML cannot carry, become their visible pictures.
  package static func escaped(_ text: String) -> String {
    escaped(text, withQuotes: true)
  }

  private static func escaped(_ text: String, withQuotes: Bool) -> String {
    guard !isPlain(text, withQuotes: withQuotes) else { return text }
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "&": output += "&amp;"
      case "\"" where withQuotes: output += "&quot;"
      case "'" where withQuotes: output += "&#39;"
      case "\n", "\t": output.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}": output.unicodeScalars.append(picture(of: scalar))
      case "\u{7F}": output += "\u{2421}"
      case "\u{80}"..."\u{9F}": output += "\u{FFFD}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// Whether a text is written as it is: most are.
  private static func isPlain(_ text: String, withQuotes: Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\t"): true
        case 0..<0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): false
        case UInt8(ascii: "\""), UInt8(ascii: "'"): !withQuotes
        // The first of the two bytes of a control character among others.
        case 0xC2: false
        default: true
        }
      }
    }
  }

  private static func write(_ node: HTMLNode, _ isBrief: Bool, to output: inout String) {
    switch node {
    // Between tags a quotation mark ends nothing, and code is full of them.
    case .text(let text): output += escaped(text, withQuotes: false)
    case .element(let name, let attributes, let children):
      output += "<" + name
      for attribute in attributes.list { write(attribute, isBrief, to: &output) }
      output += ">"
      guard !voidElements.contains(name) else { return }
      for child in children { write(child, isBrief, to: &output) }
      if !isBrief || !impliedEnds.contains(name) { output += "</\(name)>" }
      if !isBrief, blockElements.contains(name) { output += "\n" }
    }
  }

  private static func write(
    _ attribute: HTMLAttributes.Attribute, _ isBrief: Bool, to output: inout String
  ) {
    output += " " + attribute.name
    guard !attribute.value.isEmpty else { return }
    output +=
      isBrief && needsNoQuotes(attribute.value)
      ? "=" + attribute.value : "=\"\(escaped(attribute.value))\""
  }

  /// Names, numbers and addresses; anything that HTML or a reader of it could take for something else
  /// is quoted, as is what ends in a slash, which looks like the end of a tag.
  private static func needsNoQuotes(_ value: String) -> Bool {
    guard value.utf8.last != UInt8(ascii: "/") else { return false }
    return value.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "#"):
        true
      default: false
      }
    }
  }

  private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}"
  }

  /// Elements that end where the next of their kind begins, or what they are in ends: pages have
  /// nothing else behind them.
  private static let impliedEnds: Set = ["dd", "dt", "li", "tbody", "td", "th", "tr"]

  private static let voidElements: Set = ["br", "col", "hr", "img", "input", "link", "meta", "wbr"]

  /// A line end after these changes nothing a reader sees, and keeps the files readable.
  private static let blockElements: Set = [
    "details", "div", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "head", "li", "ol", "p",
    "section", "table", "title", "tr", "ul",
  ]
}
