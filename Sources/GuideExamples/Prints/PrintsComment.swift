/// What a comment says must happen where it is.
enum PrintsComment: Hashable {
  /// `// Prints "…"`: what is printed; blank for `// Prints`, which `accept` fills in.
  case text(ExpectedPattern)

  /// `// => 3`: what describes the value of the code before it; blank for `// =>`.
  case value(ExpectedPattern)

  /// `// @step …`: a stop with a name; an empty one is for the syntax to report.
  case step(label: String)

  /// Nearly one of them: the author surely means it.
  case nearMiss(NearMiss)

  /// An expectation that cannot be read, from the character with this offset in the comment.
  case malformed(offset: Int, summary: String, fix: String)

  /// Nil for a comment that expects nothing.
  ///
  /// - Parameter comment: The comment with what it begins with: `//`, `///` or `/*`.
  init?(_ comment: ArraySlice<Character>) {
    if comment.starts(with: Self.printsMark) {
      var literal = ExpectedText(comment, from: Self.printsMark.count)
      self = literal.read()
    } else if comment.starts(with: Self.valueMark) {
      let text = Self.trimmed(comment.dropFirst(Self.valueMark.count))
      self = text.isEmpty ? .value(.blank) : Self.value(text)
    } else if comment.elementsEqual("// =>") {
      self = .value(.blank)
    } else if Self.trimmed(comment) == "// Prints" {
      self = .text(.blank)
    } else if comment.elementsEqual(Self.stepMark) || comment.starts(with: Self.stepMark + " ") {
      self = .step(label: Self.trimmed(comment.dropFirst(Self.stepMark.count)))
    } else if let nearMiss = NearMiss(comment) {
      self = .nearMiss(nearMiss)
    } else {
      return nil
    }
  }

  static let printsMark = "// Prints \""
  static let valueMark = "// => "
  private static let stepMark = "// @step"

  private static func value(_ text: String) -> PrintsComment {
    let pieces = text.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
    let pattern = ExpectedPattern(pieces: pieces)
    return checked(pattern) ?? .value(pattern)
  }

  /// What is wrong with a text of which parts are ignored; nil where nothing is.
  static func checked(_ text: ExpectedPattern) -> PrintsComment? {
    guard !text.isExact else { return nil }
    guard text.saysSomething else {
      return .malformed(
        offset: "// ".count, summary: "`…` alone matches every text",
        fix: "write a part of the text beside it, as in `took … ms`")
    }
    guard text.isBounded else {
      return .malformed(
        offset: "// ".count,
        summary: "more is ignored here than can be checked: "
          + "at most \(ExpectedPattern.mostPieces - 1) parts, in a text of \(ExpectedPattern.mostBytes) bytes",
        fix: "expect less in one comment")
    }
    return nil
  }

  private static func trimmed(_ text: ArraySlice<Character>) -> String {
    let text = text.drop(while: \.isWhitespace)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }
}
