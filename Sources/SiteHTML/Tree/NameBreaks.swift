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
    var previous: Character = " "
    for (place, index) in name.indices.enumerated() {
      let character = name[index]
      let isHump = character.isUppercase && (previous.isLowercase || previous.isNumber)
      let isSeam = isHump || "_.:/(".contains(previous) && !"_.:/()".contains(character)
      if isSeam, length >= shortestPart, count - place >= shortestPart {
        parts.append(name[start..<index])
        (start, length) = (index, 0)
      }
      length += 1
      previous = character
    }
    return parts + [name[start...]]
  }
}
