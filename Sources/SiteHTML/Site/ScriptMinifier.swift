/// Leaves out of a script what no browser needs: comments, indentation, spaces between signs.
///
/// Names stay as they are. A line's end stays wherever JavaScript could take it for the end of a
/// statement, and text, templates and regular expressions stay byte for byte.
struct ScriptMinifier {
  private enum Kind {
    case word
    case sign
    /// A text, a template or a regular expression.
    case literal
  }

  private struct Token {
    var kind: Kind
    var bytes: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  private var last: Token?

  /// Whether the word before the last sign was one that takes an expression, or a name after a dot.
  private var isBehindDot = false

  /// For each open parenthesis whether a statement follows where it ends: `if (…) /a/.test(b)`.
  private var parentheses: [Bool] = []
  private var closedStatementHead = false
  private var isAtLineStart = false
  private var isAtSpace = false
  private var isUnclear = false

  /// The script, smaller; as it is where it cannot be told a division from a regular expression.
  static func minified(_ script: String) -> String {
    var minifier = Self(bytes: Array(script.utf8))
    minifier.run()
    return minifier.isUnclear ? script : String(decoding: minifier.output, as: UTF8.self)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    while position < bytes.count, !isUnclear {
      let byte = bytes[position]
      switch byte {
      case ascii("\n"):
        isAtLineStart = true
        position += 1
      case ascii(" "), ascii("\t"), ascii("\r"):
        isAtSpace = true
        position += 1
      case ascii("/") where next == ascii("/"): skip { $0 == ascii("\n") }
      case ascii("/") where next == ascii("*"): skipBlockComment()
      case ascii("\""), ascii("'"): emit(.literal, to: endOfText(byte))
      case ascii("`"): emit(.literal, to: endOfTemplate(position))
      case ascii("/") where beginsRegularExpression: emit(.literal, to: endOfRegularExpression())
      case _ where Self.isPartOfWord(byte): emit(.word, to: endOfWord())
      default: emitSign(byte)
      }
    }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }
}

// MARK: Where things end

extension ScriptMinifier {
  private mutating func skip(until isEnd: (UInt8) -> Bool) {
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
  }

  private mutating func skipBlockComment() {
    position += 2
    while position < bytes.count {
      if bytes[position] == ascii("\n") { isAtLineStart = true }
      if bytes[position] == ascii("*"), next == ascii("/") { break }
      position += 1
    }
    position = min(position + 2, bytes.count)
    isAtSpace = true
  }

  private func endOfText(_ quote: UInt8) -> Int {
    var end = position + 1
    while end < bytes.count, bytes[end] != quote {
      end += bytes[end] == ascii("\\") ? 2 : 1
    }
    return min(end + 1, bytes.count)
  }

  /// Behind a template, which may hold code with templates.
  private func endOfTemplate(_ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != ascii("`") {
      if bytes[end] == ascii("\\") {
        end += 2
      } else if bytes[end] == ascii("$"), end + 1 < bytes.count, bytes[end + 1] == ascii("{") {
        end = endOfCode(inTemplateAt: end + 2)
      } else {
        end += 1
      }
    }
    return min(end + 1, bytes.count)
  }

  private func endOfCode(inTemplateAt start: Int) -> Int {
    var (end, depth) = (start, 1)
    while end < bytes.count {
      switch bytes[end] {
      case ascii("{"): depth += 1
      case ascii("}"):
        depth -= 1
        if depth == 0 { return end + 1 }
      case ascii("`"):
        end = endOfTemplate(end)
        continue
      case ascii("\""), ascii("'"):
        let quote = bytes[end]
        end += 1
        while end < bytes.count, bytes[end] != quote {
          end += bytes[end] == ascii("\\") ? 2 : 1
        }
      default: break
      }
      end += 1
    }
    return bytes.count
  }

  private func endOfRegularExpression() -> Int {
    var (end, isInClass) = (position + 1, false)
    while end < bytes.count, bytes[end] != ascii("/") || isInClass {
      switch bytes[end] {
      case ascii("\\"): end += 1
      case ascii("["): isInClass = true
      case ascii("]"): isInClass = false
      default: break
      }
      end += 1
    }
    end = min(end + 1, bytes.count)
    while end < bytes.count, Self.isPartOfWord(bytes[end]) { end += 1 }
    return end
  }

  private func endOfWord() -> Int {
    let isNumber = (ascii("0")...ascii("9")).contains(bytes[position])
    var end = position
    while end < bytes.count,
      Self.isPartOfWord(bytes[end]) || (isNumber && bytes[end] == ascii("."))
    {
      end += 1
    }
    return end
  }

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case ascii("a")...ascii("z"), ascii("A")...ascii("Z"), ascii("0")...ascii("9"), ascii("_"),
      ascii("$"), ascii("#"), 0x80...0xFF:
      true
    default: false
    }
  }
}

// MARK: What is written

extension ScriptMinifier {
  private mutating func emitSign(_ byte: UInt8) {
    let isHead = byte == ascii("(") && last?.kind == .word && isHeadOfStatement
    let isDouble =
      (byte == ascii("+") || byte == ascii("-")) && next == byte && last?.bytes.first != byte
    emit(.sign, to: position + (isDouble ? 2 : 1))
    if byte == ascii("(") { parentheses.append(isHead) }
    if byte == ascii(")") { closedStatementHead = parentheses.popLast() ?? false }
  }

  private var isHeadOfStatement: Bool {
    !isBehindDot && Self.heads.contains(String(decoding: last?.bytes ?? [], as: UTF8.self))
  }

  private mutating func emit(_ kind: Kind, to end: Int) {
    let token = Token(kind: kind, bytes: bytes[position..<end])
    if let last { output += separator(last, token) }
    output += token.bytes
    isBehindDot = last?.bytes.elementsEqual([ascii(".")]) ?? false
    last = token
    position = end
    isAtLineStart = false
    isAtSpace = false
  }

  private func separator(_ before: Token, _ after: Token) -> [UInt8] {
    guard let left = before.bytes.last, let right = after.bytes.first else { return [] }
    if isAtLineStart, !continues(before, after) { return [ascii("\n")] }
    return (isAtLineStart || isAtSpace) && Self.wouldJoin(left, right) ? [ascii(" ")] : []
  }

  /// Whether the line cannot end between these two.
  private func continues(_ before: Token, _ after: Token) -> Bool {
    if before.kind == .sign, before.bytes.count == 1,
      let sign = before.bytes.first, Self.beforeMore.contains(sign)
    {
      return true
    }
    return after.kind == .sign && after.bytes.count == 1
      && after.bytes.first.map(Self.behindMore.contains) ?? false
  }

  private static func wouldJoin(_ left: UInt8, _ right: UInt8) -> Bool {
    if isPartOfWord(left), isPartOfWord(right) { return true }
    switch (left, right) {
    case (ascii("+"), ascii("+")), (ascii("-"), ascii("-")), (ascii("<"), ascii("!")),
      (ascii("/"), ascii("/")), (ascii("/"), ascii("*")):
      return true
    // A regular expression before a word, a number before a dot.
    case (ascii("/"), _): return isPartOfWord(right)
    case (_, ascii(".")): return isPartOfWord(left)
    default: return false
    }
  }

  private static let beforeMore = Set("{;,([=&|?:.".utf8)
  private static let behindMore = Set("}),;]?:&|=".utf8)
  private static let heads: Set = ["if", "while", "for", "with"]
}

// MARK: Regular expressions

extension ScriptMinifier {
  /// Whether a `/` here begins a regular expression, and does not divide.
  private var beginsRegularExpression: Bool {
    mutating get {
      guard let last else { return true }
      switch last.kind {
      case .literal: return false
      case .word:
        let word = String(decoding: last.bytes, as: UTF8.self)
        return !isBehindDot && Self.beforeExpression.contains(word)
      case .sign:
        switch last.bytes.first {
        case ascii(")"): return closedStatementHead
        case ascii("]"): return false
        // The end of a block or of an object: only the grammar can tell.
        case ascii("}"):
          isUnclear = true
          return false
        default: return last.bytes.count == 1
        }
      }
    }
  }

  private static let beforeExpression: Set = [
    "return", "typeof", "case", "in", "of", "do", "else", "void", "delete", "throw", "new", "await",
    "yield", "instanceof",
  ]
}

/// The byte of an ASCII character.
private func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(ascii: character) }
