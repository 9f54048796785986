/// Reads the text between the quotes of a `// Prints "…"` comment.
struct PromisedText {
  private let characters: ArraySlice<Character>
  private let start: Int
  private var position: Int
  private var text = ""

  /// `offset` is that of the first character behind the opening quote.
  init(_ comment: ArraySlice<Character>, from offset: Int) {
    characters = comment
    start = comment.startIndex
    position = comment.startIndex + offset
  }

  mutating func read() -> PrintsComment {
    let opening = position - 1
    while let character = next() {
      switch character {
      case "\"": return end()
      case "\\":
        if let problem = readEscape() { return problem }
      default: text.append(character)
      }
    }
    return malformed(opening, "This quote is never closed")
  }

  private func end() -> PrintsComment {
    let rest = characters[position...]
    guard let offset = rest.firstIndex(where: { !$0.isWhitespace }) else { return .text(text) }
    return malformed(offset, "Nothing may follow the closing quote")
  }

  private mutating func readEscape() -> PrintsComment? {
    let backslash = position - 1
    switch next() {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "\"": text.append("\"")
    case "\\": text.append("\\")
    case "u":
      guard let scalar = readScalar() else {
        return malformed(backslash, "This is no escape such as `\\u{1F44D}`")
      }
      text.unicodeScalars.append(scalar)
    case let other:
      return malformed(
        backslash,
        "`\\\(other.map(String.init) ?? "")` is no escape: only \\n, \\t, \\\", \\\\ and \\u{…} are"
      )
    }
    return nil
  }

  private mutating func readScalar() -> Unicode.Scalar? {
    guard next() == "{" else { return nil }
    let digits = characters[position...].prefix { $0 != "}" && $0 != "\"" }
    position += digits.count
    guard next() == "}", (1...8).contains(digits.count), digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
  }

  private mutating func next() -> Character? {
    guard position < characters.endIndex else { return nil }
    defer { position += 1 }
    return characters[position]
  }

  private func malformed(_ position: Int, _ reason: String) -> PrintsComment {
    .malformed(offset: position - start, reason: reason)
  }
}
