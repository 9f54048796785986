/// What a comment says must happen where it is.
enum PrintsComment: Hashable {
  case text(String)

  /// `// => …`: what describes the value of the code before it.
  case value(String)

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
      self = text.isEmpty ? Self.missingValue : .value(text)
    } else if comment.elementsEqual("// =>") {
      self = Self.missingValue
    } else if comment.elementsEqual(Self.stepMark) || comment.starts(with: Self.stepMark + " ") {
      self = .step(label: Self.trimmed(comment.dropFirst(Self.stepMark.count)))
    } else if let nearMiss = NearMiss(comment) {
      self = .nearMiss(nearMiss)
    } else {
      return nil
    }
  }

  private static let printsMark = "// Prints \""
  private static let valueMark = "// => "
  private static let stepMark = "// @step"

  private static let missingValue = PrintsComment.malformed(
    offset: "// ".count, summary: "the value after `=>` is missing",
    fix: "write the value: `// => 3`")

  private static func trimmed(_ text: ArraySlice<Character>) -> String {
    let text = text.drop(while: \.isWhitespace)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }
}
