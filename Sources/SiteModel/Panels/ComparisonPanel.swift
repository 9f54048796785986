package import RunRecord

/// What an older app brings back for its user, beside what the newer one does.
package struct ComparisonPanel: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var row: AppComparisonRow

    /// The anchor of the older app's line that saves the thing; nil where the page has no such line.
    package var oldLine: String?

    /// The same of the newer app.
    package var newLine: String?
  }

  /// The older app's name, with its guide if that is another.
  package var old: String

  /// The newer app's name, likewise.
  package var new: String

  /// Whether the page shows the runs of the apps, those of other guides aside.
  package var isRunOnPage: Bool

  /// The rows of each launch, in order.
  package var launches: [[Row]]

  /// The number of rows that came to this.
  package func count(_ outcome: AppComparisonRow.Outcome) -> Int {
    launches.joined().count { $0.row.outcome == outcome }
  }
}
