import Diagnostics
import GuideExamples
import RunRecord

/// Checks `// Prints "…"` after code: each time the line runs, its prints make exactly that text.
struct PrintsHereChecker {
  let example: Example
  let text: AuthoredText
  let record: RunRecord
  let lines: ExpectedLines

  func diagnostics() -> [Diagnostic] {
    example.expectations.compactMap { expectation in
      guard case .printsHere(let expected, let line, let location) = expectation else { return nil }
      let place = CodeLine(path: location.path, line: line)
      return diagnostic(
        expected, at: location, runs: record.runs(of: lines.lines(terminationAt: place)))
    }
  }

  private func diagnostic(
    _ expected: String, at location: SourceLocation, runs: [String]
  ) -> Diagnostic? {
    let excerpt = text.excerpt(at: location)
    let expectedLines = expected.textLines
    guard !runs.isEmpty else {
      return Diagnostic(
        rule: "prints.never-reached", at: location, "the line never printed anything",
        excerpt: excerpt, difference: expectedLines.map { "- \($0)" })
    }
    guard let different = runs.first(where: { !matches($0, expected) }) else { return nil }
    // One line more than expected is enough to see that there is more.
    let actual = different.textLines.prefix(expectedLines.count + 1)
    return Diagnostic(
      rule: "prints.different", at: location, "the line printed something else",
      excerpt: excerpt, difference: expectedLines.map { "- \($0)" } + actual.map { "+ \($0)" })
  }

  /// Whether the texts are the same byte by byte, but for one line end at the end of either.
  private func matches(_ printed: String, _ expected: String) -> Bool {
    let printed = Array(printed.utf8)
    let expected = Array(expected.utf8)
    let lineEnd = [UInt8(ascii: "\n")]
    return printed == expected || printed == expected + lineEnd || printed + lineEnd == expected
  }
}
