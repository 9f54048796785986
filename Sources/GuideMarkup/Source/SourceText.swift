import Diagnostics

/// The text of a guide as lines, with the places of its bytes.
struct SourceText {
  let path: String

  /// The lines without line ends and without a byte order mark.
  let lines: [String]

  /// The text of a line; empty beyond the last.
  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  /// The column, in characters from 1, of the byte with this offset in a line.
  func column(atByte offset: Int, ofLine number: Int) -> Int {
    let text = line(number)
    let end = text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    return text[..<(end ?? text.endIndex)].count + 1
  }

  func location(line: Int, column: Int) -> SourceLocation {
    SourceLocation(path: path, line: line, column: column)
  }

  /// A diagnostic that shows its line with `length` characters marked.
  func diagnostic(
    _ severity: Diagnostic.Severity = .error, rule: String, line number: Int, column: Int,
    length: Int = 1, _ summary: String, fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, rule: rule, at: location(line: number, column: column), summary,
      excerpt: SourceExcerpt(line: number, text: line(number), column: column, length: length),
      fix: fix)
  }
}
