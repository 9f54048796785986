package import RunRecord

/// What an older app restores for its user, beside what the newer one does.
package struct ComparisonPanel: Hashable, Sendable {
  /// A place on this page or another.
  package struct Place: Hashable, Sendable {
    /// The path of the page; nil for this one.
    package var page: String?
    package var anchor: String
  }

  package struct Row: Hashable, Sendable {
    package var row: AppComparisonRow

    /// The older app's line that saves the thing; nil where no page shows it.
    package var oldLine: Place?

    /// The same of the newer app.
    package var newLine: Place?
  }

  /// What happened in an app.
  package struct Run: Hashable, Sendable {
    package var name: String
    package var place: Place
  }

  /// The older app's name, with its guide if that is another.
  package var old: String

  /// The newer app's name, likewise.
  package var new: String

  /// The runs of both, where pages show them.
  package var runs: [Run]

  /// The rows of each launch, in order.
  package var launches: [[Row]]

  /// The number of rows that came to this.
  package func count(_ outcome: AppComparisonRow.Outcome) -> Int {
    launches.joined().count { $0.row.outcome == outcome }
  }
}
