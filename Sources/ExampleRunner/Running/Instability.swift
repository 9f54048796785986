import Diagnostics
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
    if let first = record, let record = instability.otherRecord?.withCallSites(of: first) {
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
  /// The record with the places in the code where another run of the same programs had the event of the same number.
  ///
  /// Only the first run is asked for them. Where the runs go other ways, a place may be wrong; what it is used for is
  /// then not the same in both runs.
  fileprivate func withCallSites(of other: RunRecord) -> RunRecord {
    var record = self
    for (launch, otherLaunch) in zip(record.launches.indices, other.launches) {
      for (event, otherEvent) in zip(record.launches[launch].events.indices, otherLaunch.events) {
        record.launches[launch].events[event].callSites = otherEvent.callSites
      }
    }
    return record
  }
}
