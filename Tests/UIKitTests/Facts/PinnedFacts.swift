import Testing

/// Names the facts about UIKit that a test pins, by their numbers in `facts.md` beside this file.
///
/// A test that ran leaves its facts in the file that the environment variable `REPRISE_FACTS_LOG`
/// names; the table of facts and tests is made from that file.
struct PinnedFacts: TestTrait, SuiteTrait, TestScoping {
  var numbers: [String]
  var isRecursive: Bool { true }

  /// Runs the test, then notes its facts; called once for each test and, in a suite, for each of
  /// its tests.
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    guard testCase != nil else { return }
    FactLog.shared?.append(numbers, pinnedBy: test)
  }
}

extension Trait where Self == PinnedFacts {
  /// The facts that the test pins: `.pins("3.2.1", "8.4")`.
  static func pins(_ numbers: String...) -> Self {
    PinnedFacts(numbers: numbers)
  }
}
