import Diagnostics

/// A comment that reads like an expectation but is not checked: `// prints "x"`, `// Output: x`, `//=> 3`, `// == 3`,
/// `/* Prints "x" */`, `// @stp`.
enum NearMiss: Hashable {
  case prints
  case value
  case step

  /// `// Prints "…"` or `// => …` in code that stands between `/*` and `*/`.
  case hiddenPrints
  case hiddenValue

  /// Nil for a comment about something else.
  ///
  /// - Parameter comment: A comment that `PrintsComment` does not read, with its `//`, `///` or `/*`.
  init?(_ comment: ArraySlice<Character>) {
    let marks = comment.prefix { $0 == "/" || $0 == "*" || $0 == "!" }
    let text = Self.withoutBullets(comment.dropFirst(marks.count))
    let isDocumentation = marks.elementsEqual("///") || marks.elementsEqual("/**")
    if Self.arrows.contains(where: text.starts) || Self.isComparison(text) {
      self = .value
    } else if Self.isNearPrints(text, isDocumentation: isDocumentation) {
      self = .prints
    } else if Self.isNearStep(text) {
      self = .step
    } else if marks.elementsEqual("//") || marks.elementsEqual("/*"),
      let second = Self.secondComment(text, isHidden: marks.last == "*")
    {
      self = second
    } else {
      return nil
    }
  }

  /// Reads a line that continues a comment between `/*` and `*/`.
  ///
  /// Such comments hold documentation and code that was taken out: a line is an expectation only where it begins with one,
  /// or where the code has one behind it.
  ///
  /// - Parameter isDocumentation: Whether the comment begins with `/**`: its code shows how something is used.
  init?(continuingBlockComment line: ArraySlice<Character>, isDocumentation: Bool) {
    if let nearMiss = NearMiss(ArraySlice("/** " + line)) {
      self = nearMiss
    } else if !isDocumentation, let hidden = Self.secondComment(line, isHidden: true) {
      self = hidden
    } else {
      return nil
    }
  }

  /// By which it is reported.
  var rule: String {
    switch self {
    case .prints, .hiddenPrints: "prints.near-miss"
    case .value, .hiddenValue: "value.near-miss"
    case .step: "step.near-miss"
    }
  }

  /// What the author is told to write.
  var fix: String {
    switch self {
    case .hiddenPrints, .hiddenValue:
      "take the code out of the comment, or remove the expectation behind it"
    case .prints: "write `// Prints \"…\"`, or begin the comment with another word"
    case .value: "write `// => …`"
    case .step: "write `// @step Label`"
    }
  }

  /// What authors write instead of `// =>`.
  private static let arrows = [
    "=>", "==>", "= >", "~>", "->", "-->", "→", "⇒", "⟹", "⟶", "↦", "➜", "➡", "=＞",
  ]

  /// Whether it is a sign and a literal alone: `== 3`, `= "x"`, `=== nil`.
  ///
  /// A title between signs, `== Views ==`, has more.
  private static func isComparison(_ text: ArraySlice<Character>) -> Bool {
    let sign = text.prefix { $0 == "=" }
    let rest = text.dropFirst(sign.count)
    guard (1...3).contains(sign.count), let last = rest.last(where: { !$0.isWhitespace }) else {
      return false
    }
    let words = rest.split(whereSeparator: \.isWhitespace)
    guard let first = words.first?.first else { return false }
    if quotes.contains(first) || first == "[" { return quotes.contains(last) || last == "]" }
    guard words.count == 1 else { return false }
    let word = String(words[0])
    return ["true", "false", "nil"].contains(word)
      || Double(word.filter { $0 != "_" }) != nil && word.contains(where: \.isNumber)
  }

  /// What stands before an item of a list, a quotation or an aside.
  private static let bullets: Set<Character> = [":", "*", "•", ">", "("]

  /// What shows nothing, wherever it stands.
  private static let invisible: Set<Character> = [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}",
  ]

  /// The text behind blanks, bullets and the number of an item, without what cannot be seen.
  private static func withoutBullets(_ comment: ArraySlice<Character>) -> ArraySlice<Character> {
    let visible = comment.filter { !invisible.contains($0) }
    let text = visible.drop { $0.isWhitespace || bullets.contains($0) }
    let digits = text.prefix(while: \.isNumber)
    let behind = text.dropFirst(digits.count)
    guard !digits.isEmpty, behind.first == "." || behind.first == ")" else { return text }
    return behind.dropFirst().drop(while: \.isWhitespace)
  }

  /// How authors announce output who know other tools: Go's tests check what follows `// Output:`.
  private static let wordsForOutput = ["output", "outputs", "printed", "stdout"]

  private static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "‘", "’", "'", "`"]

  /// `prints 3` and `Prints: 3`, where code does not go on; `print "x"`, and no `print(x)`.
  ///
  /// - Parameter isDocumentation: Whether the comment documents what is below it: `/// Prints the tree.` does,
  ///   and `/// Prints "x"` is an expectation that was meant for the code before it.
  private static func isNearPrints(_ text: ArraySlice<Character>, isDocumentation: Bool) -> Bool {
    let text = text.first == "-" ? text.dropFirst().drop(while: \.isWhitespace) : text
    let name = text.prefix(while: \.isLetter)
    let word = String(name).lowercased()
    let behind = text.dropFirst(name.count)
    let rest = behind.drop { $0.isWhitespace || $0 == "," || $0 == "*" }
    let isQuoted = rest.first.map(quotes.contains) ?? false
    if isQuoted, Suggestion.isSlip(word, for: "prints") { return true }
    if wordsForOutput.contains(word) {
      return isQuoted || behind.first == ":" && !isDocumentation
    }
    guard word == "prints" || word == "print" else { return false }
    if isQuoted || rest.first == ":" { return true }
    // Code has no name that begins so.
    if name.elementsEqual("Prints"), rest.first == "=" { return true }
    guard word == "prints", !isDocumentation else { return false }
    return (rest.isEmpty || behind.first?.isWhitespace == true) && rest.first != "="
  }

  /// What follows further on as an expectation: `// Prints "` in `// a note // Prints "x"`.
  ///
  /// - Parameter isHidden: Whether the text stands between `/*` and `*/`.
  private static func secondComment(
    _ text: ArraySlice<Character>, isHidden: Bool
  ) -> NearMiss? {
    // The other code of a what-if has its own check.
    guard !text.starts(with: "what-if") else { return nil }
    for place in text.indices where text[place] == "/" {
      let rest = text[place...]
      if rest.starts(with: PrintsComment.printsMark) { return isHidden ? .hiddenPrints : .prints }
      if rest.starts(with: PrintsComment.valueMark) { return isHidden ? .hiddenValue : .value }
    }
    return nil
  }

  /// `@step` with something else after it than a blank, and what is one letter away from it.
  private static func isNearStep(_ text: ArraySlice<Character>) -> Bool {
    guard text.first == "@" else { return false }
    let rest = text.dropFirst().drop(while: \.isWhitespace)
    return Suggestion.nearest(to: String(rest.prefix(while: \.isLetter)), among: ["step"]) != nil
  }
}
