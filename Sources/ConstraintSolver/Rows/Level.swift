/// The violations of all optional constraints of one priority: a row to minimize.
struct Level {
  let priority: Double

  /// The errors of its constraints, each with the constraint's weight.
  var errors = Row()

  /// Where in the tableau the sum of the errors is.
  var row: Int

  /// Whether the errors have changed since that row was written.
  ///
  /// Such a row is empty, so that no pivot works on it.
  var isStale = false
}
