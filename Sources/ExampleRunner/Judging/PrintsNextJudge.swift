import Diagnostics
import GuideExamples
import RunRecord

/// Judges `// Prints "…"` alone on a line: the next unclaimed line of output is that.
///
/// Comments on consecutive lines claim consecutive lines of output; between others there may be
/// output that nothing is said about.
struct PrintsNextJudge {
  private let text: AuthoredText
  private let promises: [PrintsNextPromise]
  private var lines: [OutputLine]

  /// Where to look next, for each launch and for all together.
  private var positions: [Int?: Int] = [:]
  private var findings: [Diagnostic] = []

  init(example: Example, text: AuthoredText, record: RunRecord) {
    self.text = text
    promises = example.promises.compactMap(PrintsNextPromise.init)
    let claimed = example.promises.compactMap { promise -> CodeLine? in
      guard case .printsHere(_, let line, let location) = promise else { return nil }
      return CodeLine(path: location.path, line: line)
    }
    lines = record.launches.flatMap { OutputLine.lines(of: $0, claimedBy: Set(claimed)) }
  }

  func diagnostics() -> [Diagnostic] {
    var judge = self
    for block in PrintsNextPromise.consecutive(promises) { judge.claim(block) }
    return judge.findings
  }

  private mutating func claim(_ block: [PrintsNextPromise]) {
    let launch = block[0].launch
    let open = lines.indices.filter { index in
      index >= positions[launch, default: 0] && !lines[index].isClaimed
        && (launch == nil || lines[index].launch == launch)
    }
    let start = bestStart(of: block, in: open)
    let matched = matches(block, open[start...])
    for index in open[start...].prefix(matched) {
      lines[index].isClaimed = true
      positions[launch] = index + 1
    }
    if matched < block.count {
      report(block[matched], next: open.dropFirst(start + matched).first.map { lines[$0].text })
    }
  }

  /// Where in the open lines most of the block's first texts follow each other.
  private func bestStart(of block: [PrintsNextPromise], in open: [Int]) -> Int {
    var best = (start: 0, count: 0)
    for start in open.indices {
      let count = matches(block, open[start...])
      if count > best.count { best = (start, count) }
      if count == block.count { break }
    }
    return best.start
  }

  private func matches(_ block: [PrintsNextPromise], _ open: ArraySlice<Int>) -> Int {
    zip(block, open).prefix { $0.text == lines[$1].text }.count
  }

  private mutating func report(_ promise: PrintsNextPromise, next: String?) {
    findings.append(
      Diagnostic(
        rule: "prints.never-printed", at: promise.location, "this was never printed",
        excerpt: text.excerpt(at: promise.location),
        difference: ["- \(promise.text)"] + (next.map { ["+ \($0)"] } ?? []),
        notes: next == nil ? ["No other line of output is left for it."] : []))
  }
}
