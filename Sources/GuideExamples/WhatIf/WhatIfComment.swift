/// What a comment says a line could be instead.
enum WhatIfComment: Hashable {
  /// The line's alternative, empty for none; and what the compiler must say of it, if it must refuse.
  case alternative(String, refusal: String?)

  /// Nearly one: the author surely means one.
  case nearMiss

  /// One that cannot be read, from the character with this offset in the comment.
  case malformed(offset: Int, summary: String, fix: String)

  /// Nil for a comment about something else.
  init?(_ comment: ArraySlice<Character>) {
    guard comment.starts(with: Self.name) else {
      guard Self.looksLikeOne(comment) else { return nil }
      self = .nearMiss
      return
    }
    let rest = comment.dropFirst(Self.name.count)
    if rest.first == ":" {
      self = .alternative(Self.trimmed(rest.dropFirst()), refusal: nil)
    } else if rest.starts(with: Self.refusal) {
      self = Self.refused(rest.dropFirst(Self.refusal.count), from: comment.startIndex)
    } else if rest.first.map({ $0.isLetter || $0.isNumber || $0 == "-" }) ?? false {
      return nil
    } else {
      self = .malformed(
        offset: Self.name.count, summary: "`:` is missing here", fix: Self.usualForm)
    }
  }

  private static let name = "// what-if"
  private static let refusal = " fails=\""
  private static let usualForm = "write `// what-if: other code`, or nothing after the `:`"

  /// Reads the text up to the closing quote, and the alternative after it.
  private static func refused(_ text: ArraySlice<Character>, from start: Int) -> WhatIfComment {
    var said = ""
    var rest = text
    while let character = rest.popFirst(), character != "\"" {
      let isEscape = character == "\\" && (rest.first == "\"" || rest.first == "\\")
      said.append(isEscape ? rest.removeFirst() : character)
    }
    let offset = rest.startIndex - start
    guard rest.first == ":" else {
      return .malformed(
        offset: max(0, offset - (rest.isEmpty ? 1 : 0)),
        summary: "`:` is missing after the compiler's message",
        fix: "write `// what-if fails=\"…\": other code`")
    }
    guard !trimmed(said[...]).isEmpty else {
      return .malformed(
        offset: text.startIndex - start, summary: "the compiler's message is missing",
        fix: "write a part of the message between the quotes")
    }
    return .alternative(trimmed(rest.dropFirst()), refusal: said)
  }

  /// `//what-if: x`, `// What if: x`.
  private static func looksLikeOne(_ comment: ArraySlice<Character>) -> Bool {
    let text = String(comment.dropFirst(2)).lowercased().drop(while: \.isWhitespace)
    return ["what-if", "what if", "whatif"].contains { name in
      text.hasPrefix(name) && text.dropFirst(name.count).drop(while: \.isWhitespace).first == ":"
    }
  }

  private static func trimmed(_ text: some Collection<Character>) -> String {
    var text = Substring(String(text)).drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
