import Diagnostics
import GuideExamples
import RunRecord

/// Checks `// Prints "…"` alone on a line: the next unclaimed line of output is that.
///
/// No line is skipped: each comment claims the first line that none before it has claimed, and that
/// no comment after code speaks for. Where blocks of a page continue each other, that is the first
/// such line which the comment's own block printed.
struct PrintsNextChecker {
  private let text: AuthoredText

  /// The guide's path.
  private let guide: String
  private let expectations: [PrintsNextExpectation]
  private var lines: OpenLines

  /// What is to come after the expectation that is checked.
  private var awaited: AwaitedLines
  private var result = CheckResult()

  init(example: Example, text: AuthoredText, record: RunRecord, claims: ClaimedPrints) {
    self.text = text
    guide = example.guidePath
    let fences = FencesOfOutput(example)
    expectations = example.expectations.compactMap(PrintsNextExpectation.init).flatMap(\.lines).map
    {
      var expectation = $0
      expectation.fence = fences.fence(at: CodeLine(path: $0.location.path, line: $0.location.line))
      return expectation
    }
    lines = OpenLines(
      record.launches.flatMap { OutputLine.lines(of: $0, claimedBy: claims, in: fences) })
    awaited = AwaitedLines(expectations)
  }

  func checkResult() -> CheckResult {
    var check = self
    for expectation in expectations {
      check.awaited.remove(expectation)
      if expectation.text.isBlank { check.fill(expectation) } else { check.claim(expectation) }
    }
    return check.result
  }

  private mutating func claim(_ expectation: PrintsNextExpectation) {
    let next = lines.first(for: expectation)
    let found = lines.first(keeping: expectation)
    if let found { lines.claim(upTo: found, for: expectation) }
    guard found == nil || found != next else { return }
    let instead = next.map { lines.lines[$0] }
    report(expectation, next: instead?.text, isPrintedLater: found != nil)
    // A line that no other expectation waits for was printed in place of the expected one.
    if found == nil, let next, let instead, !awaited.contains(instead) { lines.claim(next) }
  }

  /// An empty comment takes whatever comes next.
  private mutating func fill(_ expectation: PrintsNextExpectation) {
    guard let next = lines.first(for: expectation) else {
      return report(expectation, next: nil, isPrintedLater: false)
    }
    lines.claim(next)
    result.append(
      BlankComment(
        kind: .prints, at: expectation.location, isInGuide: expectation.location.path == guide),
      filledWith: lines.lines[next].text, excerpt: text.excerpt(at: expectation.location))
  }

  private mutating func report(
    _ expectation: PrintsNextExpectation, next: String?, isPrintedLater: Bool
  ) {
    result.diagnostics.append(
      Diagnostic(
        rule: isPrintedLater ? "prints.not-next" : "prints.never-printed", at: expectation.location,
        isPrintedLater ? "another line was printed before this" : "this was never printed",
        excerpt: text.excerpt(at: expectation.location),
        difference: (expectation.text.isBlank ? [] : ["- \(expectation.text.text)"])
          + (next.map { ["+ \($0)"] } ?? []),
        notes: next == nil ? ["No other line of output is left for it."] : []))
  }
}
