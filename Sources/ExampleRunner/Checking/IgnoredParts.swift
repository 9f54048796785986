import Diagnostics
import GuideExamples
import RunRecord

/// The parts of texts that a guide ignores: `…` in `// => Set([…])` and in `// Prints "took … ms"`.
struct IgnoredParts {
  private let example: Example

  /// The texts with ignored parts, by their lines.
  private var values: [CodeLine: ExpectedPattern] = [:]
  private var prints: [CodeLine: ExpectedPattern] = [:]

  init(of example: Example) {
    self.example = example
    let shown = example.expectations.compactMap { expectation -> ResultFence.Content? in
      guard case .result(let result) = expectation else { return nil }
      return result.content
    }
    // A result that shows a text has all of it, and so must be the same in each run.
    guard !shown.contains(where: \.hasEveryEvent) else { return }
    let showsOutput = shown.contains { if case .output = $0 { true } else { false } }
    for expectation in example.expectations {
      switch expectation {
      case .value(let text, let line, let location) where text.ignoresPart:
        values[CodeLine(path: location.path, line: line)] = text
      case .printsHere(let text, let line, let location) where text.ignoresPart && !showsOutput:
        prints[CodeLine(path: location.path, line: line)] = text
      default: break
      }
    }
  }

  /// The texts with ignored parts, in order.
  var texts: [String] { (values.values.map(\.text) + prints.values.map(\.text)).sorted() }

  /// Returns the second run with the first run's texts wherever both match what the guide expects.
  ///
  /// So the guide ignores none of the differences that remain.
  func applied(to second: RunRecord, after first: RunRecord) -> RunRecord {
    guard !values.isEmpty || !prints.isEmpty else { return second }
    var record = second
    for (index, launch) in first.launches.enumerated() where record.launches.indices.contains(index)
    {
      let events = record.launches[index].events
      guard events.count == launch.events.count else { continue }
      for (number, event) in launch.events.enumerated()
      where isIgnored(event, events[number].content) {
        record.launches[index].events[number].content = event.content
      }
      // What a program writes in other ways than by printing is in no event.
      if events.printed == record.launches[index].output {
        record.launches[index].output = record.launches[index].events.printed
      }
    }
    return record
  }

  private func isIgnored(_ event: TraceEvent, _ other: EventContent) -> Bool {
    guard event.content != other else { return false }
    let lines = event.callSites.compactMap { site in
      site.path.map { CodeLine(path: $0, line: site.line) }
    }
    switch (event.content, other) {
    case (.value(let text, _), .value(let otherText, _)):
      guard let pattern = lines.lazy.compactMap({ values[$0] }).first else { return false }
      return [text, otherText].allSatisfy { pattern.matches(example.withoutModule($0)) }
    case (.output(let text), .output(let otherText)):
      guard let pattern = lines.lazy.compactMap({ prints[$0] }).first else { return false }
      return [text, otherText].allSatisfy {
        $0.last == "\n" && pattern.matches(String($0.dropLast()))
      }
    default: return false
    }
  }
}

extension ResultFence.Content {
  fileprivate var hasEveryEvent: Bool {
    if case .trace(_, let show) = self { show.contains(.all) } else { false }
  }
}

extension ExpectedPattern {
  fileprivate var ignoresPart: Bool { !isExact && !isBlank }
}

extension [TraceEvent] {
  fileprivate var printed: String { compactMap(\.printedText).joined() }
}
