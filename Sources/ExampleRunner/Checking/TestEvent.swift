import RunRecord

/// What a record says of the tests of an example: the values that `TestProgram` makes of Swift Testing's events.
enum TestEvent {
  case started

  /// All tests came to their ends, and whether Swift Testing says that they passed.
  case ended(passed: Bool)

  /// An expectation that was not kept, or an error that a test threw.
  case failed(column: Int, text: String)

  /// Nil for an event of another kind.
  init?(_ event: TraceEvent) {
    guard case .value(let value, _) = event.content else { return nil }
    if value == "test started" {
      self = .started
      return
    }
    if value == "tests passed" || value == "tests failed" {
      self = .ended(passed: value == "tests passed")
      return
    }
    let mark = "test failed "
    guard value.hasPrefix(mark) else { return nil }
    let parts = value.dropFirst(mark.count).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let column = Int(parts[0]) else { return nil }
    self = .failed(column: column, text: String(parts[1]))
  }
}
