import Diagnostics
import GuideExamples
import RunRecord

/// Judges `// Prints "…"` alone on a line: the next unclaimed line of output is that.
///
/// No line is skipped: each comment claims the first line that none before it has claimed, and that
/// no comment behind code speaks for. Where blocks of a page continue each other, that is the first
/// such line which the comment's own block printed.
struct PrintsNextJudge {
  private let text: AuthoredText
  private let promises: [PrintsNextPromise]
  private var lines: [OutputLine]
  private var findings: [Diagnostic] = []

  init(example: Example, text: AuthoredText, record: RunRecord, lines promised: PromisedLines) {
    self.text = text
    let fences = FencesOfOutput(example)
    promises = example.promises.compactMap(PrintsNextPromise.init).flatMap(\.lines).map {
      var promise = $0
      promise.fence = fences.fence(at: CodeLine(path: $0.location.path, line: $0.location.line))
      return promise
    }
    let claimed = example.promises.flatMap { promise -> Set<CodeLine> in
      guard case .printsHere(_, let line, let location) = promise else { return [] }
      return promised.lines(endingAt: CodeLine(path: location.path, line: line))
    }
    lines = record.launches.flatMap {
      OutputLine.lines(of: $0, claimedBy: Set(claimed), in: fences)
    }
  }

  func diagnostics() -> [Diagnostic] {
    var judge = self
    for index in promises.indices { judge.claim(promises[index], before: promises[(index + 1)...]) }
    return judge.findings
  }

  private mutating func claim(
    _ promise: PrintsNextPromise, before following: ArraySlice<PrintsNextPromise>
  ) {
    let open = lines.indices.filter { !lines[$0].isClaimed && promise.canBe(lines[$0]) }
    let found = open.firstIndex { lines[$0].text == promise.text }
    for index in open.prefix(found.map { $0 + 1 } ?? 0) { lines[index].isClaimed = true }
    guard found != 0 else { return }
    let next = open.first
    report(promise, next: next.map { lines[$0].text }, isPrintedLater: found != nil)
    // A line that nobody else waits for was printed in the place of the promised one.
    if found == nil, let next,
      !following.contains(where: { $0.text == lines[next].text && $0.canBe(lines[next]) })
    {
      lines[next].isClaimed = true
    }
  }

  private mutating func report(
    _ promise: PrintsNextPromise, next: String?, isPrintedLater: Bool
  ) {
    findings.append(
      Diagnostic(
        rule: isPrintedLater ? "prints.not-next" : "prints.never-printed", at: promise.location,
        isPrintedLater ? "another line was printed before this" : "this was never printed",
        excerpt: text.excerpt(at: promise.location),
        difference: ["- \(promise.text)"] + (next.map { ["+ \($0)"] } ?? []),
        notes: next == nil ? ["No other line of output is left for it."] : []))
  }
}
