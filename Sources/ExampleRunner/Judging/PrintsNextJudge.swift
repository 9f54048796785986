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
  private var lines: OpenLines

  /// What is to come behind the promise that is judged.
  private var awaited: AwaitedLines
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
    lines = OpenLines(
      record.launches.flatMap { OutputLine.lines(of: $0, claimedBy: Set(claimed), in: fences) })
    awaited = AwaitedLines(promises)
  }

  func diagnostics() -> [Diagnostic] {
    var judge = self
    for promise in promises {
      judge.awaited.remove(promise)
      judge.claim(promise)
    }
    return judge.findings
  }

  private mutating func claim(_ promise: PrintsNextPromise) {
    let next = lines.first(for: promise)
    let found = lines.first(keeping: promise)
    if let found { lines.claim(upTo: found, for: promise) }
    guard found == nil || found != next else { return }
    let instead = next.map { lines.lines[$0] }
    report(promise, next: instead?.text, isPrintedLater: found != nil)
    // A line that nobody else waits for was printed in the place of the promised one.
    if found == nil, let next, let instead, !awaited.contains(instead) { lines.claim(next) }
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
