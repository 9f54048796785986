import RunRecord

/// What a record says of the tests of an example: the values that `TestProgram` makes of Swift Testing's events.
enum TestEvent {
  case started

  /// All tests came to their ends, and whether Swift Testing says that they passed.
  case ended(passed: Bool)

  /// An expectation that was not kept, or an error that a test threw.
  case failed(column: Int, text: String)

  /// A test that a trait kept from running: `.disabled()`, `.enabled(if: false)`.
  case skipped(column: Int, name: String)

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
    if let (column, text) = Self.parts(of: value, behind: "test failed ") {
      self = .failed(column: column, text: text)
    } else if let (column, name) = Self.parts(of: value, behind: "test skipped ") {
      self = .skipped(column: column, name: name)
    } else {
      return nil
    }
  }

  /// The column and the text behind a mark.
  private static func parts(of value: String, behind mark: String) -> (Int, String)? {
    guard value.hasPrefix(mark) else { return nil }
    let parts = value.dropFirst(mark.count).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let column = Int(parts[0]) else { return nil }
    return (column, String(parts[1]))
  }
}
