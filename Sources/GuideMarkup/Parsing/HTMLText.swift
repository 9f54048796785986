import Diagnostics

/// HTML that an author wrote into a guide: a page shows it as text, because a stranger's guide must not bring scripts.
enum HTMLText {
  /// Whether it is comments and nothing else.
  static func isComment(_ text: String) -> Bool {
    var rest = text.drop(while: \.isWhitespace)
    guard !rest.isEmpty else { return false }
    while !rest.isEmpty {
      guard rest.hasPrefix("<!--"), let end = rest.dropFirst(4).firstRange(of: "-->")?.upperBound
      else { return false }
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    return true
  }

  /// How many lines of a paragraph are looked through for a tag.
  private static let mostLines = 40

  /// Says that a reader sees the tag.
  ///
  /// - Parameter line: Where the text around it begins.
  static func warning(of html: String, line: Int, in source: SourceText) -> Diagnostic {
    let tag = html.split(separator: "\n").first.map(String.init) ?? html
    // A paragraph knows only where it begins.
    let number = (line..<line + mostLines).first { source.line($0).contains(tag) } ?? line
    let text = source.line(number)
    let start = text.firstRange(of: tag)?.lowerBound
    return source.diagnostic(
      .warning, rule: "markdown.html", line: number,
      column: start.map { text[..<$0].count + 1 } ?? 1,
      length: start == nil ? max(1, text.count) : tag.count,
      "HTML is shown as text: readers see this tag",
      fix: "write it in Markdown, or in backticks to show it")
  }
}
