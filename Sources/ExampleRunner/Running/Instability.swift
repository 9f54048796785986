import Diagnostics
import RunRecord

/// What differs in another run of an example.
struct Instability {
  var diagnostics: [Diagnostic]

  /// What the other run left behind; nil where it did not come to its end.
  var otherRecord: RunRecord?
}

extension [Diagnostic] {
  /// Whether one of the findings is that another run left something else behind.
  package var reportInstability: Bool { contains { $0.rule == "run.unstable" } }
}

extension ExampleOutcome {
  /// Adds what differs in another run, and offers no result that differs between the runs: no text matches both.
  mutating func add(_ instability: Instability?) {
    guard let instability else { return }
    if let record = instability.otherRecord {
      let other = Checker.check(
        example, record.notingPrints(of: example), variants: variants, compared: compared)
      pending.removeAll { !other.pending.contains($0) }
      let ofBoth = Set(other.diagnostics.compactMap(OfferedResult.init))
      for index in diagnostics.indices {
        guard let offered = OfferedResult(diagnostics[index]), !ofBoth.contains(offered) else {
          continue
        }
        diagnostics[index].fix = nil
        diagnostics[index].notes.append(
          "the result differs between runs, so `accept` does not write it")
      }
    }
    diagnostics += instability.diagnostics
  }
}

/// A result that a finding offers to write: the text, or the ID made of it, is in the fix.
private struct OfferedResult: Hashable {
  let location: SourceLocation
  let fix: String

  /// Nil for a finding about anything else.
  init?(_ finding: Diagnostic) {
    guard PendingResult.rules.contains(finding.rule), let fix = finding.fix else { return nil }
    location = finding.location
    self.fix = fix
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
