import Foundation

/// Takes the text of a predicate apart.
struct PredicateScanner {
  enum Token: Equatable {
    /// A name, a key path, or a word such as `AND`.
    case word(String)
    case text(String)
    case number(Double)
    /// `%@`, `%K`, `%d`.
    case argument(Character)
    /// `$NAME`.
    case variable(String)
    case symbol(String)
  }

  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    characters = Array(text)
  }

  /// The tokens; nil where the text holds something else.
  mutating func tokens() -> [Token]? {
    var result: [Token] = []
    while let next = peek() {
      if next.isWhitespace {
        position += 1
      } else if let token = token(next) {
        result.append(token)
      } else {
        return nil
      }
    }
    return result
  }

  private func peek(_ offset: Int = 0) -> Character? {
    characters.indices.contains(position + offset) ? characters[position + offset] : nil
  }

  private mutating func token(_ next: Character) -> Token? {
    if next == "\"" || next == "'" { return quoted(next) }
    if next == "%" { return argument() }
    if next.isNumber { return Double(take { $0.isNumber || $0 == "." }).map(Token.number) }
    if next == "$" {
      position += 1
      return .variable(take(Self.isNamePart))
    }
    if Self.isNamePart(next) || next == "@" || next == "#" {
      return .word(take { Self.isNamePart($0) || ".@#".contains($0) })
    }
    return symbol()
  }

  private mutating func symbol() -> Token? {
    for symbol in ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
    where peek() == symbol.first && peek(1) == symbol.last {
      position += 2
      return .symbol(symbol)
    }
    guard let next = peek(), "=<>!(){}[],-".contains(next) else { return nil }
    position += 1
    return .symbol(String(next))
  }

  private mutating func quoted(_ quote: Character) -> Token? {
    position += 1
    var text = ""
    while let next = peek(), next != quote {
      position += 1
      if next == "\\", let escaped = peek() {
        position += 1
        text.append(escaped)
      } else {
        text.append(next)
      }
    }
    guard peek() == quote else { return nil }
    position += 1
    return .text(text)
  }

  private mutating func argument() -> Token? {
    position += 1
    guard let letter = peek() else { return nil }
    position += 1
    guard letter == "l" || letter == "h" else { return .argument(letter) }
    let kind = take { "lhdiuqf".contains($0) }
    return .argument(kind.last ?? "d")
  }

  private mutating func take(_ isPart: (Character) -> Bool) -> String {
    var text = ""
    while let next = peek(), isPart(next) {
      text.append(next)
      position += 1
    }
    return text
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
