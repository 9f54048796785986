/// Long names of code, which may break where their words meet before they break anywhere.
enum NameBreaks {
  /// Shorter names find room.
  private static let shortest = 16

  /// Running text has more room than the cell of a table.
  private static let shortestInText = 20

  /// Fewer letters on a line of their own are not a word.
  private static let shortestPart = 3

  /// Whether it is an option of a command, which browsers would break after its hyphens; what is
  /// longer has to break.
  static func isOption(_ code: some StringProtocol) -> Bool {
    code.hasPrefix("-") && 3...24 ~= code.count
  }

  /// Code in running text: it breaks between its words, and within those that are long.
  static func nodesInText(_ code: String) -> [HTMLNode] {
    let words = code.split(separator: " ", omittingEmptySubsequences: false)
    guard !isOption(code), words.contains(where: { $0.count >= shortestInText || isOption($0) })
    else { return VisibleText.nodes(code) }
    return words.enumerated().flatMap { index, word in
      (index == 0 ? [] : [HTMLNode.text(" ")]) + nodes(ofWord: String(word))
    }
  }

  /// A title: its long names are moved to the next line before they break.
  ///
  /// Most titles have none, and each page has a hundred titles.
  static func nodesInTitle(_ title: String) -> [HTMLNode] {
    guard hasLongWord(title) else { return [.text(title)] }
    let words = title.split(separator: " ", omittingEmptySubsequences: false)
    return words.enumerated().flatMap { index, word -> [HTMLNode] in
      let space = HTMLNode.text(index == 0 ? "" : " ")
      let parts = nodes(String(word))
      return [space]
        + (parts.count < 2 ? [.text(String(word))] : [.element("span", ["class": "name"], parts)])
    }
  }

  private static func hasLongWord(_ text: String) -> Bool {
    var length = 0
    return text.utf8.contains { byte in
      length = byte == UInt8(ascii: " ") ? 0 : length + 1
      return length >= shortest
    }
  }

  private static func nodes(ofWord word: String) -> [HTMLNode] {
    if isOption(word) {
      return [.element("span", ["class": "option"], VisibleText.nodes(word))]
    }
    return word.count < shortestInText ? VisibleText.nodes(word) : nodes(word)
  }

  static func nodes(_ name: String) -> [HTMLNode] {
    let count = name.count
    guard count >= shortest else { return VisibleText.nodes(name) }
    let parts = parts(of: name, count: count)
    return parts.enumerated().flatMap { index, part in
      (index == 0 ? [] : [HTMLNode.element("wbr")]) + VisibleText.nodes(String(part))
    }
  }

  /// The name, cut before its humps and after underscores, dots, colons, slashes and parentheses.
  private static func parts(of name: String, count: Int) -> [Substring] {
    var parts: [Substring] = []
    var (start, length) = (name.startIndex, 0)
    var previous = NameLetter.other
    for (place, index) in name.indices.enumerated() {
      let letter = NameLetter(name[index])
      let isHump = letter == .large && (previous == .small || previous == .digit)
      let isSeam =
        isHump || previous == .mark && letter != .mark && letter != .closingParenthesis
      if isSeam, length >= shortestPart, count - place >= shortestPart {
        parts.append(name[start..<index])
        (start, length) = (index, 0)
      }
      length += 1
      previous = letter
    }
    return parts + [name[start...]]
  }
}

/// What a letter of a name is to its breaks.
private enum NameLetter {
  case small
  case large
  case digit

  /// One after which a name breaks: an underscore, a dot, a colon, a slash, an opening parenthesis.
  case mark
  case closingParenthesis
  case other

  /// Asks Unicode's tables only about letters outside ASCII: a page has thousands of names.
  init(_ character: Character) {
    guard let byte = character.asciiValue else {
      self =
        character.isUppercase
        ? .large : character.isLowercase ? .small : character.isNumber ? .digit : .other
      return
    }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .small
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .large
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"),
      UInt8(ascii: "("):
      self = .mark
    case UInt8(ascii: ")"): self = .closingParenthesis
    default: self = .other
    }
  }
}
