/// Reads the text between the quotes of a `// Prints "…"` comment.
struct ExpectedText {
  private let characters: ArraySlice<Character>
  private let start: Int
  private var position: Int
  private var pieces = [""]

  /// `offset` is that of the first character after the opening quote.
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
      // Escaped, it is itself.
      case "…": pieces.append("")
      default: append(character)
      }
    }
    return malformed(opening, "this quote is never closed", fix: "write `\"` after the text")
  }

  /// What may follow is the full stop of the sentence that the comment is.
  private mutating func end() -> PrintsComment {
    if position < characters.endIndex, characters[position] == "." { position += 1 }
    let rest = characters[position...]
    guard let offset = rest.firstIndex(where: { !$0.isWhitespace }) else {
      let pattern = ExpectedPattern(pieces: pieces)
      return PrintsComment.checked(pattern) ?? .text(pattern)
    }
    return malformed(
      offset, "text after the closing quote",
      fix: "remove it, or write a quote inside of the text as `\\\"`")
  }

  private mutating func readEscape() -> PrintsComment? {
    let backslash = position - 1
    switch next() {
    case "n": append("\n")
    case "t": append("\t")
    case "\"": append("\"")
    case "\\": append("\\")
    case "u":
      guard let scalar = readScalar() else {
        return malformed(
          backslash, "no character follows `\\u`", fix: "write its number, as in `\\u{1F44D}`")
      }
      append(Character(scalar))
    case let other:
      return malformed(
        backslash,
        "`\\\(other.map(String.init) ?? "")` is not an escape",
        fix: #"use `\n`, `\t`, `\"`, `\\` or `\u{…}`"#)
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

  private mutating func append(_ character: Character) {
    pieces[pieces.count - 1].append(character)
  }

  private mutating func next() -> Character? {
    guard position < characters.endIndex else { return nil }
    defer { position += 1 }
    return characters[position]
  }

  private func malformed(_ position: Int, _ summary: String, fix: String) -> PrintsComment {
    .malformed(offset: position - start, summary: summary, fix: fix)
  }
}
