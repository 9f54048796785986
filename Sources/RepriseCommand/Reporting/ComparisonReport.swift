import RunRecord

/// A comparison of two apps, for other programs.
struct ComparisonReport: Encodable {
  /// The version of the format: a program may rely on the names of one version.
  private var version = 1
  private var rows: [AppComparisonRow]

  init(_ comparison: AppComparison) {
    rows = comparison.rows
  }
}
