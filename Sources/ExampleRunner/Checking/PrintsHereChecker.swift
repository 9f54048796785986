import Diagnostics
import GuideExamples
import RunRecord

/// Checks `// Prints "…"` after code: each time the line runs, its prints make exactly that text.
struct PrintsHereChecker {
  let example: Example
  let text: AuthoredText
  let record: RunRecord
  let lines: ExpectedLines

  func checkResult() -> CheckResult {
    var result = CheckResult()
    for case .printsHere(let expected, let line, let location) in example.expectations {
      let own = lines.lines(terminationAt: CodeLine(path: location.path, line: line))
      let runs = record.runs(of: own)
      let called = runs.isEmpty ? record.printsOfCalls(on: own) : []
      if expected.isBlank {
        fill(runs.isEmpty ? called : runs, at: location, in: &result)
      } else if let finding = runs.isEmpty
        ? finding(expected, at: location, called: called)
        : finding(expected, at: location, runs: runs)
      {
        result.diagnostics.append(finding)
      }
    }
    return result
  }

  // MARK: Comments that say something

  private func finding(
    _ expected: ExpectedPattern, at location: SourceLocation, runs: [String]
  ) -> Diagnostic? {
    runs.first { !matches($0, expected) }.map { different(expected, $0, at: location) }
  }

  /// - Parameter called: What the line's calls printed in each launch.
  private func finding(
    _ expected: ExpectedPattern, at location: SourceLocation, called: [String]
  ) -> Diagnostic? {
    guard !called.isEmpty else { return neverReached(expected, at: location) }
    return called.first { !isRepeated(expected, in: $0) }.map {
      different(expected, $0, at: location)
    }
  }

  private func different(
    _ expected: ExpectedPattern, _ printed: String, at location: SourceLocation
  ) -> Diagnostic {
    let expectedLines = expected.text.textLines
    // One line more than expected is enough to see that there is more.
    let actual = printed.textLines.prefix(expectedLines.count + 1)
    return Diagnostic(
      rule: "prints.different", at: location, "the line printed something else",
      excerpt: text.excerpt(at: location),
      difference: expectedLines.map { "- \($0)" } + actual.map { "+ \($0)" })
  }

  private func neverReached(_ expected: ExpectedPattern, at location: SourceLocation) -> Diagnostic
  {
    let other = record.launches.flatMap(\.events).first { event in
      event.printedText.map { matches($0, expected) } ?? false
    }
    let place = other.flatMap { CodeLine($0) }
    return Diagnostic(
      rule: "prints.never-reached", at: location, "the line never printed anything",
      excerpt: text.excerpt(at: location), difference: expected.text.textLines.map { "- \($0)" },
      notes: place.map { ["\($0.path):\($0.line) printed this."] } ?? [],
      fix: place.map { "write the comment behind line \($0.line)" })
  }

  /// Whether the texts are the same byte by byte outside of ignored parts, but for one line end at the end of either.
  private func matches(_ printed: String, _ expected: ExpectedPattern) -> Bool {
    guard expected.isExact else {
      let (lines, expectedLines) = (printed.textLines, expected.lines)
      return lines.count == expectedLines.count
        && zip(expectedLines, lines).allSatisfy { $0.matches($1) }
    }
    let printed = Array(printed.utf8)
    let expected = Array(expected.text.utf8)
    let lineEnd = [UInt8(ascii: "\n")]
    return printed == expected || printed == expected + lineEnd || printed + lineEnd == expected
  }

  /// Whether the lines are those that are expected, once or several times: what one call of a function prints has no
  /// end that a record knows.
  private func isRepeated(_ expected: ExpectedPattern, in printed: String) -> Bool {
    let lines = printed.textLines
    let expectedLines = expected.lines
    return lines.count.isMultiple(of: expectedLines.count)
      && lines.enumerated().allSatisfy { index, line in
        expectedLines[index % expectedLines.count].matches(line)
      }
  }

  // MARK: Comments to fill in

  private func fill(_ runs: [String], at location: SourceLocation, in result: inout CheckResult) {
    result.fill(
      BlankComment(kind: .prints, at: location, isInGuide: location.path == example.guidePath),
      with: runs.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 },
      excerpt: text.excerpt(at: location), never: "the line never printed anything",
      varying: (
        summary: "the line prints different text each time",
        fix: "write `// Prints` for each text on a line of its own, below what runs the line"
      ))
  }
}
