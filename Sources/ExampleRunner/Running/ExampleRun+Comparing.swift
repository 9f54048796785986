import Diagnostics
import GuideExamples
import GuideMarkup
import RunRecord

extension ExampleRun {
  /// What came of the older apps that the example is compared with, by `guide#name`; without those that did not end as
  /// they should, or whose two runs differ: these are findings of their own guides.
  ///
  /// Mostly their own runs are in the cache by now.
  func recordsOfCompared() async throws -> [String: RunRecord] {
    guard example.isLaunched, !isVariant else { return [:] }
    var records: [String: RunRecord] = [:]
    for old in example.comparedWith {
      var run = self
      run.example = old
      run.isStrict = false
      let outcome = try await run.outcome()
      guard let record = outcome.record, isComplete(record, of: old),
        !outcome.diagnostics.reportInstability
      else {
        continue
      }
      records[old.reference] = record
    }
    return records
  }
}

extension RunRecord {
  /// The record with what the app's own code printed in each launch, where the example is compared.
  func notingPrints(of example: Example) -> RunRecord {
    guard example.recordings.contains(.screens) else { return self }
    let statements = Set(
      example.launches.compactMap(\.fence).flatMap { fence in
        fence.bodyLines.map { CodeLine(path: fence.location.path, line: $0) }
      })
    var record = self
    for index in record.launches.indices {
      record.launches[index].printedByApp = record.launches[index].events.flatMap { event in
        event.linesPrinted { statements.contains($0) }
      }
    }
    return record
  }
}

extension TraceEvent {
  /// What code of the author's printed that is not a statement of a launch.
  fileprivate func linesPrinted(byStatement isStatement: (CodeLine) -> Bool) -> [PrintedLine] {
    guard let text = printedText, let site = callSites.first(where: { $0.path != nil }),
      let path = site.path, !isStatement(CodeLine(path: path, line: site.line))
    else { return [] }
    return text.split(whereSeparator: \.isNewline).map {
      PrintedLine(text: String($0), site: site)
    }
  }
}
