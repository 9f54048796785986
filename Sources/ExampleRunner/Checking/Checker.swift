package import Diagnostics
package import GuideExamples
package import RunRecord

/// Decides whether what a guide expects is what happened.
package enum Checker {
  /// Compares every expectation of an example with the record of its run.
  ///
  /// A run that did not end as it should is checked by that alone: what it did not come to would
  /// only repeat it, and its results must not be accepted.
  ///
  /// - Parameters:
  ///   - found: What is wrong with the code and was found before the compiler saw it.
  ///   - variants: What came of its variants.
  ///   - compared: What came of the older apps that it is compared with, by `guide#name`.
  package static func check(
    _ example: Example, _ record: RunRecord, besides found: [Diagnostic] = [],
    variants: [VariantRecord] = [], compared: [String: RunRecord] = [:]
  ) -> CheckResult {
    let text = AuthoredText(example)
    let said =
      found
      + CompilerFindings(example: example, text: text).diagnostics(for: record.compilerMessages)
    let compiler = CompilerChecker(example: example, text: text, said: said).diagnostics()
    let terminationChecker = TerminationChecker(example: example, text: text)
    let terminations = terminationChecker.diagnostics(for: record)
    // What is not as the guide says in what the compiler said is not a result to accept either.
    guard terminations.isEmpty, !example.mustFail || compiler.isEmpty else {
      return CheckResult(diagnostics: compiler + terminations)
    }
    let lines = ExpectedLines(example)
    let claims = ClaimedPrints(example: example, record: record, lines: lines)
    let results = ResultChecker(
      example: example, record: record, variants: variants, compared: compared,
      compilerText: CompilerText(text).text(of: said)
    ).checkResult()
    let comments = [
      PrintsHereChecker(example: example, text: text, record: record, lines: lines).checkResult(),
      PrintsNextChecker(example: example, text: text, record: record, claims: claims).checkResult(),
      ValueChecker(example: example, text: text, record: record).checkResult(),
    ]
    return CheckResult(
      diagnostics: compiler + terminationChecker.warnings(for: record)
        + UnsavedValueChecker(example: example, text: text).diagnostics(for: record)
        + ActivityTypeChecker(example: example, text: text).diagnostics(for: record)
        + SavedStateSizeChecker(example: example, text: text).diagnostics(for: record)
        + ScreenChecker(example: example, text: text).diagnostics(for: record)
        + comments.flatMap(\.diagnostics)
        + StepChecker(example: example, text: text, record: record).diagnostics()
        + TestChecker(example: example, text: text, record: record).diagnostics()
        + WhatIfChecker(example: example, text: text, record: record, variants: variants)
        .diagnostics()
        + results.diagnostics,
      pending: comments.flatMap(\.pending) + results.pending)
  }
}

/// What comparing a guide's expectations with a run has shown.
package struct CheckResult: Hashable, Sendable {
  package var diagnostics: [Diagnostic]

  /// What `accept` would write.
  package var pending: [PendingResult]

  package init(diagnostics: [Diagnostic] = [], pending: [PendingResult] = []) {
    self.diagnostics = diagnostics
    self.pending = pending
  }
}
