import Diagnostics
import GuideExamples
import RunRecord

/// Which prints the comments behind code speak for.
///
/// A comment speaks for what its own line prints. Where the line itself prints nothing, as a call of a function that
/// does, the comment speaks for what that call printed.
struct ClaimedPrints {
  /// Lines that print, by which their comments speak for them.
  private var ownLines: Set<CodeLine> = []

  /// Lines that only call code which prints.
  private var callingLines: Set<CodeLine> = []

  init(example: Example, record: RunRecord, lines: ExpectedLines) {
    let printing = Set(
      record.launches.flatMap(\.events).filter { $0.printedText != nil }
        .compactMap { CodeLine($0) })
    for expectation in example.expectations {
      guard case .printsHere(_, let line, let location) = expectation else { continue }
      let own = lines.lines(terminationAt: CodeLine(path: location.path, line: line))
      if own.isDisjoint(with: printing) {
        callingLines.formUnion(own)
      } else {
        ownLines.formUnion(own)
      }
    }
  }

  /// Whether a comment speaks for what was printed here.
  func contains(_ event: TraceEvent) -> Bool {
    if let line = CodeLine(event), ownLines.contains(line) { return true }
    guard !callingLines.isEmpty else { return false }
    return event.callSites.contains { site in
      site.path.map { callingLines.contains(CodeLine(path: $0, line: site.line)) } ?? false
    }
  }
}

extension RunRecord {
  /// What was printed while one of these lines was on the stack, a text for each launch in which anything was.
  func printsOfCalls(on places: Set<CodeLine>) -> [String] {
    launches.map { launch in
      launch.events.reduce(into: "") { text, event in
        guard let printed = event.printedText,
          event.callSites.contains(where: { site in
            site.path.map { places.contains(CodeLine(path: $0, line: site.line)) } ?? false
          })
        else { return }
        text += printed
      }
    }
    .filter { !$0.isEmpty }
  }
}
