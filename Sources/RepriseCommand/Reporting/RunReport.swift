import ExampleRunner
import RunRecord

/// What examples left behind, for other programs: the page of the format says what each name means.
struct RunReport: Encodable {
  /// The version of the format: a program may rely on the names of one version.
  ///
  /// The first version had no number, and its events were English sentences.
  private var version = 2
  private var examples: [RecordReport]

  init(_ outcomes: [ExampleOutcome]) {
    examples = outcomes.compactMap(RecordReport.init)
  }
}

/// A comparison of two apps, for other programs.
struct ComparisonReport: Encodable {
  /// The version of the format: a program may rely on the names of one version.
  private var version = 1
  private var rows: [AppComparisonRow]

  init(_ comparison: AppComparison) {
    rows = comparison.rows
  }
}
