import Diagnostics
import GuideExamples
import RunRecord

/// Judges `// Prints "…"` behind code: each time the line runs, its prints make exactly that text.
struct PrintsHereJudge {
  let example: Example
  let text: AuthoredText
  let record: RunRecord

  func diagnostics() -> [Diagnostic] {
    example.promises.compactMap { promise in
      guard case .printsHere(let expected, let line, let location) = promise else { return nil }
      let place = CodeLine(path: location.path, line: line)
      return diagnostic(expected, at: location, printed: record.output(at: place))
    }
  }

  private func diagnostic(
    _ expected: String, at location: SourceLocation, printed: [String]
  ) -> Diagnostic? {
    let excerpt = text.excerpt(at: location)
    guard !printed.isEmpty else {
      return Diagnostic(
        rule: "prints.never-reached", at: location, "the line never printed anything",
        excerpt: excerpt, difference: expected.textLines.map { "- \($0)" })
    }
    guard let rest = firstMismatch(of: expected, in: printed.joined()) else { return nil }
    let expectedLines = expected.textLines
    let actual = rest.textLines.prefix(expectedLines.count)
    return Diagnostic(
      rule: "prints.different", at: location, "the line printed something else",
      excerpt: excerpt, difference: expectedLines.map { "- \($0)" } + actual.map { "+ \($0)" })
  }

  /// What is left of the printed text where it stops being the expected text, again and again, each
  /// time with or without a line end behind it; nil where nothing is left.
  private func firstMismatch(of expected: String, in printed: String) -> Substring? {
    var rest = Substring(printed)
    repeat {
      guard rest.utf8.starts(with: expected.utf8) else { return rest }
      rest = Substring(rest.utf8.dropFirst(expected.utf8.count))
      if rest.utf8.first == UInt8(ascii: "\n") {
        rest = Substring(rest.utf8.dropFirst())
      } else if expected.isEmpty && !rest.isEmpty {
        return rest
      }
    } while !rest.isEmpty
    return nil
  }
}
