import Diagnostics

/// Reads the words after a fence's run from the source line.
///
/// The parser unescapes info strings and loses their columns, and so is not asked.
struct InfoString {
  private(set) var language = ""
  private(set) var words: [Fence.Word] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let characters: [Character]
  private let location: SourceLocation
  private let source: SourceText

  /// The column of the first character.
  private let firstColumn: Int
  private var position = 0

  init(opening: FenceOpening, location: SourceLocation, source: SourceText) {
    characters = Array(opening.info)
    self.location = location
    self.source = source
    firstColumn = location.column + opening.length
  }

  mutating func read() {
    skipBlanks()
    language = String(takeWhile { !$0.isBlank })
    skipBlanks()
    guard characters.count <= Self.longest else { return reportLength() }
    while position < characters.count {
      readWord()
      skipBlanks()
    }
  }

  /// Each word can be wrong, and an author does not read so many.
  private static let longest = 1_000

  private mutating func reportLength() {
    report(
      "too-long", offset: position,
      summary:
        "\(characters.count) characters in the first line of a code block: at most \(Self.longest) are allowed",
      fix: "write fewer attributes")
  }

  private mutating func readWord() {
    let start = position
    let name = String(takeWhile { !$0.isBlank && $0 != "=" && $0 != "\"" })
    var value: String?
    if peek == "=" {
      position += 1
      value = readValue(of: name)
    }
    guard !name.isEmpty else {
      if peek == "\"" { _ = readQuoted() }
      _ = takeWhile { !$0.isBlank }
      let text = String(characters[start..<position])
      return report(
        "missing-name", offset: start, summary: "`\(text)` has no name",
        fix: "write a name first, as in `example=tabs`")
    }
    rejectTextBehindWord()
    words.append(
      Fence.Word(
        name: name, value: value, location: place(start), length: position - start))
  }

  private mutating func readValue(of name: String) -> String {
    let start = position
    let value = peek == "\"" ? readQuoted() : String(takeWhile { !$0.isBlank && $0 != "\"" })
    if value.isEmpty, !name.isEmpty, !hasError(from: start) {
      report(
        "empty-value", offset: start, summary: "`\(name)=` has no value", fix: "write `\(name)=…`")
    }
    return value
  }

  private mutating func readQuoted() -> String {
    let start = position
    var value = ""
    position += 1
    while let character = peek {
      position += 1
      switch character {
      case "\"": return value
      case "\\": value += readEscape()
      default: value.append(character)
      }
    }
    report(
      "unterminated-quote", offset: start, summary: "this quote is never closed",
      fix: "write `\"` after the value")
    return value
  }

  private mutating func readEscape() -> String {
    guard let character = peek else { return "" }
    position += 1
    if character != "\"" && character != "\\" {
      report(
        "unknown-escape", offset: position - 2, length: 2,
        summary: "`\\\(character)` is not an escape",
        fix: "write `\\\\` for a backslash, `\\\"` for a quote")
    }
    return String(character)
  }

  /// What follows a value, or a name with a quote after it, without a blank.
  private mutating func rejectTextBehindWord() {
    guard let character = peek, !character.isBlank else { return }
    let isBehindQuote = characters[position - 1] == "\""
    report(
      isBehindQuote ? "text-after-quote" : "stray-quote", offset: position,
      summary: isBehindQuote
        ? "no space after the closing quote" : "quote in the middle of a value",
      fix: isBehindQuote ? "write a space after it" : "quote the whole value: `name=\"value\"`")
    _ = takeWhile { !$0.isBlank }
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skipBlanks() { _ = takeWhile(\.isBlank) }

  private mutating func takeWhile(_ belongs: (Character) -> Bool) -> [Character] {
    let taken = characters[position...].prefix(while: belongs)
    position = taken.endIndex
    return Array(taken)
  }

  private func place(_ offset: Int) -> SourceLocation {
    source.location(line: location.line, column: firstColumn + offset)
  }

  private func hasError(from offset: Int) -> Bool {
    diagnostics.contains { $0.location >= place(offset) }
  }

  private mutating func report(
    _ rule: String, offset: Int, length: Int = 1, summary: String, fix: String? = nil
  ) {
    diagnostics.append(
      source.diagnostic(
        rule: "fence.\(rule)", line: location.line, column: firstColumn + offset, length: length,
        summary, fix: fix))
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
