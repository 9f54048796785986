import Diagnostics
package import GuideExamples
import RunRecord

extension ExampleOutcome {
  /// What comes of the same program on other lines of its guide, known without running it again.
  ///
  /// - Returns: Nil where that is not sure: another program, one with findings, which name lines, or
  ///   one that can tell where it is.
  package func moved(to moved: Example) -> ExampleOutcome? {
    guard diagnostics.isEmpty, pending.isEmpty, !example.asksForItsPlace,
      example.comparedWith.isEmpty,
      ExampleProgram(example) == ExampleProgram(moved)
    else { return nil }
    let (old, new) = (ExampleLines(of: example), ExampleLines(of: moved))
    var outcome = self
    outcome.example = moved
    if let record {
      guard let record = old.moved(record, to: new) else { return nil }
      outcome.record = record
    }
    for index in variants.indices {
      guard case .ran(let record) = variants[index].result else { continue }
      guard let record = old.moved(record, to: new) else { return nil }
      outcome.variants[index].result = .ran(record)
    }
    return outcome
  }
}
