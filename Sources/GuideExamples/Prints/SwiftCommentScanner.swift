/// Finds the line comments of Swift code, line by line.
///
/// It knows what can hide `//`: string literals, those of several lines, raw ones, and code inside
/// of them in `\(…)`; comments between `/*` and `*/`, also in each other; regular expressions, and
/// names between backticks.
struct SwiftCommentScanner {
  /// A `//` comment.
  struct Comment {
    /// How many characters stand before it.
    let offset: Int
    fileprivate(set) var characters: ArraySlice<Character>

    /// Whether the line has code before it.
    let isBehindCode: Bool
  }

  private enum Mode {
    /// Code; inside of a string literal with the number of open parentheses.
    case code(parentheses: Int)
    case string(hashes: Int, isMultiline: Bool)
    /// A regular expression that begins with `#/`.
    case regularExpression(hashes: Int, isMultiline: Bool)
    case blockComment
  }

  /// The comments of the last line between `/*` and `*/`, with these marks, as far as they are in this line.
  private(set) var blockComments: [Comment] = []

  /// The last line from its first character that is not blank, if it began between `/*` and `*/`, as far as that comment goes.
  private(set) var continuedBlockComment: Comment?

  /// Whether the last comment between `/*` and `*/` begins with `/**`.
  private(set) var isInDocumentation = false

  private var modes: [Mode] = [.code(parentheses: 0)]
  private var characters: [Character] = []
  private var position = 0
  private var hasCode = false

  /// The comment at the end of the next line, if that has one.
  mutating func comment(inNextLine line: String) -> Comment? {
    blockComments = []
    continuedBlockComment = continuedBlockComment(inNextLine: line)
    guard canMatter(line) else { return nil }
    characters = Array(line)
    position = 0
    hasCode = false
    defer { endLine() }
    while position < characters.count {
      switch modes[modes.count - 1] {
      case .code(let parentheses):
        if starts("/", "/") {
          return Comment(
            offset: position, characters: characters[position...], isBehindCode: hasCode)
        }
        scanCode(parentheses: parentheses)
      case .string(let hashes, let isMultiline):
        scanString(hashes: hashes, isMultiline: isMultiline)
      case .regularExpression(let hashes, _): scanRegularExpression(hashes: hashes)
      case .blockComment: scanBlockComment()
      }
    }
    return nil
  }

  private func continuedBlockComment(inNextLine line: String) -> Comment? {
    guard case .blockComment = modes[modes.count - 1] else { return nil }
    let characters = Array(line)
    let text = characters.drop(while: \.isWhitespace)
    return text.isEmpty
      ? nil : Comment(offset: text.startIndex, characters: text, isBehindCode: false)
  }

  /// Whether the next line has anything but blanks and comments.
  mutating func hasCode(inNextLine line: String) -> Bool {
    switch modes[modes.count - 1] {
    case .string, .regularExpression: return true
    case .code, .blockComment:
      guard canMatter(line) else {
        guard case .code = modes[modes.count - 1] else { return false }
        return line.contains { !$0.isWhitespace }
      }
      _ = comment(inNextLine: line)
      return hasCode
    }
  }

  /// Whether a line can hold a comment or end in another mode than it begins with.
  private func canMatter(_ line: String) -> Bool {
    switch modes[modes.count - 1] {
    case .code where modes.count == 1: Self.canMatterInCode(line)
    case .blockComment: line.utf8.contains(UInt8(ascii: "/"))
    case .string(_, isMultiline: true):
      line.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }
    default: true
    }
  }

  /// A literal of one line ends with it, whatever is in it: only a slash or three quotes matter.
  private static func canMatterInCode(_ line: String) -> Bool {
    var quotes = 0
    for byte in line.utf8 {
      if byte == UInt8(ascii: "/") { return true }
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if quotes == 3 { return true }
    }
    return false
  }

  private mutating func scanCode(parentheses: Int) {
    if starts("/", "*") {
      blockComments.append(
        Comment(offset: position, characters: characters[position...], isBehindCode: hasCode))
      isInDocumentation = characters[position...].starts(with: "/**")
      modes.append(.blockComment)
      position += 2
      return
    }
    if !characters[position].isWhitespace { hasCode = true }
    if let opening = stringOpening() {
      modes.append(.string(hashes: opening.hashes, isMultiline: opening.isMultiline))
      position += opening.length
      return
    }
    if let hashes = regularExpressionHashes() {
      let rest = characters[(position + hashes + 1)...]
      let isMultiline = rest.allSatisfy(\.isWhitespace)
      modes.append(.regularExpression(hashes: hashes, isMultiline: isMultiline))
      position += hashes + 1
      return
    }
    if let length = plainRegularExpressionLength() ?? quotedNameLength() {
      position += length
      return
    }
    if modes.count > 1 { countParentheses(parentheses) }
    position += 1
  }

  private mutating func countParentheses(_ open: Int) {
    switch characters[position] {
    case "(": modes[modes.count - 1] = .code(parentheses: open + 1)
    case ")" where open == 1: modes.removeLast()
    case ")": modes[modes.count - 1] = .code(parentheses: open - 1)
    default: break
    }
  }

  private func stringOpening() -> (hashes: Int, isMultiline: Bool, length: Int)? {
    let hashes = count(of: "#", from: position)
    guard count(of: "\"", from: position + hashes) > 0 else { return nil }
    // Nothing may follow the opening quotes of a literal of several lines: `#"""#` is a quote.
    let isMultiline =
      count(of: "\"", from: position + hashes) == 3
      && characters[(position + hashes + 3)...].allSatisfy(\.isWhitespace)
    return (hashes, isMultiline, hashes + (isMultiline ? 3 : 1))
  }

  /// How many number signs stand before a slash that begins a regular expression; nil where none does.
  private func regularExpressionHashes() -> Int? {
    let hashes = count(of: "#", from: position)
    return hashes > 0 && count(of: "/", from: position + hashes) > 0 ? hashes : nil
  }

  private mutating func scanRegularExpression(hashes: Int) {
    hasCode = true
    if characters[position] == "\\" {
      position += 2
    } else if characters[position] == "/", count(of: "#", from: position + 1) >= hashes {
      modes.removeLast()
      position += 1 + hashes
    } else {
      position += 1
    }
  }

  /// The length of the regular expression between plain slashes that begins here, as the compiler finds it: behind
  /// something that is no operand, without a blank at either end, and closed in its line.
  private func plainRegularExpressionLength() -> Int? {
    guard characters[position] == "/", canBeginExpression else { return nil }
    var end = position + 1
    var open = 0
    guard end < characters.count, !characters[end].isWhitespace else { return nil }
    while end < characters.count {
      switch characters[end] {
      case "\\": end += 1
      case "(": open += 1
      case ")" where open == 0: return nil
      case ")": open -= 1
      case "/": return characters[end - 1].isWhitespace ? nil : end + 1 - position
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Whether what stands before this place is no operand, which a slash would divide.
  private var canBeginExpression: Bool {
    let before = characters[..<position]
    guard let last = before.last else { return true }
    if "([{,;:=!&|?<>+-*%^~".contains(last) { return true }
    guard last.isWhitespace else { return false }
    guard let end = before.lastIndex(where: { !$0.isWhitespace }) else { return true }
    if "([{,;:=!&|?<>+-*%^~".contains(before[end]) { return true }
    let word = before[...end].reversed().prefix { $0.isLetter }.reversed()
    return Self.wordsBeforeExpressions.contains(String(word))
  }

  private static let wordsBeforeExpressions: Set<String> = [
    "return", "in", "case", "where", "if", "guard", "while", "switch", "try", "await", "throw",
    "is", "else",
  ]

  /// The length of the name between backticks that begins here.
  private func quotedNameLength() -> Int? {
    guard characters[position] == "`" else { return nil }
    let rest = characters[(position + 1)...]
    return rest.firstIndex(of: "`").map { $0 + 1 - position }
  }

  private mutating func scanString(hashes: Int, isMultiline: Bool) {
    hasCode = true
    let quotes = isMultiline ? 3 : 1
    if characters[position] == "\\", count(of: "#", from: position + 1) >= hashes {
      position += 1 + hashes
      if position < characters.count, characters[position] == "(" {
        modes.append(.code(parentheses: 1))
      }
      position += 1
    } else if count(of: "\"", from: position) >= quotes,
      count(of: "#", from: position + quotes) >= hashes
    {
      modes.removeLast()
      position += quotes + hashes
    } else {
      position += 1
    }
  }

  private mutating func scanBlockComment() {
    if starts("/", "*") {
      modes.append(.blockComment)
      position += 2
    } else if starts("*", "/") {
      modes.removeLast()
      position += 2
      if case .blockComment = modes[modes.count - 1] { return }
      endBlockComment()
    } else {
      position += 1
    }
  }

  /// Leaves out what stands behind the comment that ends here.
  private mutating func endBlockComment() {
    if blockComments.isEmpty {
      continuedBlockComment?.characters.removeLast(characters.count - position)
    } else {
      blockComments[blockComments.count - 1].characters.removeLast(characters.count - position)
    }
  }

  /// A literal of one line ends with it, closed or not.
  private mutating func endLine() {
    switch modes[modes.count - 1] {
    case .string(_, isMultiline: false), .regularExpression(_, isMultiline: false):
      modes.removeLast()
    default: break
    }
  }

  /// Whether these two characters come next.
  private func starts(_ first: Character, _ second: Character) -> Bool {
    characters[position] == first && position + 1 < characters.count
      && characters[position + 1] == second
  }

  private func count(of character: Character, from start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == character { end += 1 }
    return end - start
  }
}
