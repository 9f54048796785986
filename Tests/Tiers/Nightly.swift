import Foundation
import Testing

/// What a test of the second tier does for longer than its twin in the first.
///
/// The first tier (`make test`) has every behavior; the second (`make test-all`, with
/// `REPRISE_TESTS=all` in the environment) has repetition alone.
enum Repetition: String {
  /// A process is killed at many moments.
  case kills

  /// A project is edited many times.
  case edits

  /// Damaged or random inputs are read by the thousand.
  case fuzzing
}

extension Trait where Self == ConditionTrait {
  /// Leaves the test to the second tier, for one of the reasons that there are.
  ///
  /// Where the environment variable `REPRISE_SKIPPED_LOG` names a file, a line with the reason is
  /// added to it for each test that is skipped.
  static func nightly(_ repetition: Repetition) -> Self {
    .enabled("second tier: \(repetition.rawValue)") {
      let environment = ProcessInfo.processInfo.environment
      if environment["REPRISE_TESTS"] == "all" { return true }
      if let log = environment["REPRISE_SKIPPED_LOG"] {
        try note(repetition.rawValue, in: log)
      }
      return false
    }
  }

  /// Adds a line to a file, whole, whatever else is added to it at the same time.
  private static func note(_ line: String, in file: String) throws {
    let log = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard log >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(log) }
    let bytes = Array((line + "\n").utf8)
    guard write(log, bytes, bytes.count) == bytes.count else {
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
