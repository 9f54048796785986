import Diagnostics
import GuideExamples
import RunRecord

/// What is not the same in another run of an example.
struct Instability {
  var diagnostics: [Diagnostic]

  /// What the other run left behind; nil where it did not come to its end.
  var otherRecord: RunRecord?
}

extension ExampleOutcome {
  /// Adds what is not the same in another run, and lets `accept` write no result that the other run has otherwise: no
  /// text in its place would hold.
  mutating func add(_ instability: Instability?) {
    guard let instability else { return }
    if let first = record, let record = instability.otherRecord?.completed(from: first, of: example)
    {
      let other = Checker.check(
        example, record.notingPrints(of: example), variants: variants, compared: compared)
      // The fix tells the result by its place and its text.
      let unstable = Set(pending.map(\.fix)).subtracting(other.pending.map(\.fix))
      pending.removeAll { unstable.contains($0.fix) }
      for index in diagnostics.indices {
        guard let fix = diagnostics[index].fix, unstable.contains(fix) else { continue }
        diagnostics[index].fix = nil
        diagnostics[index].notes.append(
          "it is not the same every time, so `accept` does not write it")
      }
    }
    diagnostics += instability.diagnostics
  }
}

extension RunRecord {
  /// The record with what only the first run of the same programs records: where in the code each event was, and
  /// drawings that no result block shows.
  ///
  /// Where the runs go other ways, a place may be wrong; what it is used for is then not the same in both runs.
  fileprivate func completed(from first: RunRecord, of example: Example) -> RunRecord {
    var record = self
    for (launch, firstLaunch) in zip(record.launches.indices, first.launches) {
      if !example.hasScreenResults { record.launches[launch].drawings = firstLaunch.drawings }
      for (event, firstEvent) in zip(record.launches[launch].events.indices, firstLaunch.events) {
        record.launches[launch].events[event].callSites = firstEvent.callSites
      }
    }
    return record
  }
}
