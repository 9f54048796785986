import GuideExamples
import RunRecord

extension ExampleRun {
  /// What came of the older apps that the example is compared with, by `guide#name`; without those that did not end as
  /// they should, of which their own guides tell.
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
      guard let record = outcome.record, isComplete(record, of: old) else { continue }
      records[old.reference] = record
    }
    return records
  }
}
