/// What a comment says must be printed.
enum PrintsComment: Hashable {
  case text(String)

  /// `// => …`: what describes the value of the code before it.
  case value(String)

  /// Nearly a promise: the author surely means one.
  case nearMiss

  /// A promise that cannot be read, from the character with this offset in the comment.
  case malformed(offset: Int, summary: String, fix: String)

  /// Nil for a comment that promises nothing.
  init?(_ comment: ArraySlice<Character>) {
    if comment.starts(with: "// => ") {
      let text = comment.dropFirst("// => ".count).drop(while: \.isWhitespace)
      self = .value(String(text.reversed().drop(while: \.isWhitespace).reversed()))
      return
    }
    guard comment.starts(with: Self.prefix) else {
      guard Self.looksLikePromise(comment) else { return nil }
      self = .nearMiss
      return
    }
    var literal = PromisedText(comment, from: Self.prefix.count)
    self = literal.read()
  }

  static let prefix = "// Prints \""

  /// `//Prints "x"`, `// prints: "x"`; not `/// Prints "x"`, which documents something.
  private static func looksLikePromise(_ comment: ArraySlice<Character>) -> Bool {
    let text = comment.dropFirst(2)
    guard text.first != "/" else { return false }
    let words = text.drop(while: \.isWhitespace)
    let name = words.prefix(while: \.isLetter)
    guard ["prints", "print"].contains(String(name).lowercased()) else { return false }
    let rest = words.dropFirst(name.count).drop { $0.isWhitespace || $0 == ":" }
    return rest.first.map { "\"“”'`".contains($0) } ?? false
  }
}
