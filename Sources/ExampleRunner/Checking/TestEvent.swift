import RunRecord

/// What a record says of the tests of an example: the values that `TestProgram` makes of Swift Testing's events.
enum TestEvent {
  case started

  /// An expectation that was not kept, or an error that a test threw.
  case failed(column: Int, text: String)

  /// Nil for an event of another kind.
  init?(_ event: TraceEvent) {
    guard case .value(let value) = event.content else { return nil }
    if value == "test started" {
      self = .started
      return
    }
    let mark = "test failed "
    guard value.hasPrefix(mark) else { return nil }
    let parts = value.dropFirst(mark.count).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let column = Int(parts[0]) else { return nil }
    self = .failed(column: column, text: String(parts[1]))
  }
}
