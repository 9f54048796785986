import Diagnostics
import RunRecord

/// What differs in another run of an example.
struct Instability {
  var diagnostics: [Diagnostic]

  /// What the other run left behind; nil where it did not come to its end.
  var otherRecord: RunRecord?
}

extension ExampleOutcome {
  /// Adds what differs in another run, and removes results that differ between the runs from what `accept` can write:
  /// no text matches both.
  mutating func add(_ instability: Instability?) {
    guard let instability else { return }
    if let record = instability.otherRecord {
      let other = Checker.check(
        example, record.notingPrints(of: example), variants: variants, compared: compared)
      // The ID in the fix is made of the result's place and text.
      let unstable = Set(pending.map(\.fix)).subtracting(other.pending.map(\.fix))
      pending.removeAll { unstable.contains($0.fix) }
      for index in diagnostics.indices {
        guard let fix = diagnostics[index].fix, unstable.contains(fix) else { continue }
        diagnostics[index].fix = nil
        diagnostics[index].notes.append(
          "the result differs between runs, so `accept` does not write it")
      }
    }
    diagnostics += instability.diagnostics
  }
}

extension RunRecord {
  /// The record with what only the first run of the same programs records: what the compiler said, the archives of
  /// earlier builds, and where in the code each event was.
  ///
  /// Where the runs take different ways, an event may get the place of another one: a comment there may be left out
  /// although both runs have its text, or be offered although they do not.
  func completed(from first: RunRecord) -> RunRecord {
    var record = self
    record.compilerMessages = first.compilerMessages
    record.earlierArchives = first.earlierArchives
    record.earlierKeysOfUIKit = first.earlierKeysOfUIKit
    for (launch, firstLaunch) in zip(record.launches.indices, first.launches) {
      for (event, firstEvent) in zip(record.launches[launch].events.indices, firstLaunch.events) {
        record.launches[launch].events[event].callSites = firstEvent.callSites
      }
    }
    return record
  }
}
