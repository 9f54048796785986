import Diagnostics
import GuideExamples

/// Checks `fails="…"` and `warns="…"`: what the compiler must say of a fence, it says, and where it
/// must refuse a fence it says nothing else.
struct CompilerChecker {
  private let example: Example
  private let text: AuthoredText
  private let errors: [Diagnostic]
  private let warnings: [Diagnostic]

  init(example: Example, text: AuthoredText, said: [Diagnostic]) {
    self.example = example
    self.text = text
    errors = said.filter { $0.severity == .error }
    warnings = said.filter { $0.severity == .warning }
  }

  func diagnostics() -> [Diagnostic] {
    let findings = example.expectations.compactMap { expectation -> Diagnostic? in
      switch expectation {
      case .fails(let expectation): missing(expectation, among: errors, "fails")
      case .warns(let expectation): missing(expectation, among: warnings, "warns")
      case .printsHere, .printsNext, .value, .step, .result: nil
      }
    }
    return findings + unclaimed(besides: findings)
  }

  /// What to say of an expectation that nothing keeps.
  private func missing(
    _ expectation: CompilerExpectation, among said: [Diagnostic], _ word: String
  ) -> Diagnostic? {
    let ofFence = said.filter { expectation.includes($0.location) }
    guard !ofFence.contains(where: { $0.summary.contains(expectation.text) }) else { return nil }
    let (rule, summary) = words(for: word, isSilent: ofFence.isEmpty)
    return Diagnostic(
      rule: rule, at: expectation.location, summary, excerpt: expectation.excerpt,
      difference: ["- \(expectation.text)"] + ofFence.map { "+ \($0.summary)" })
  }

  private func words(for word: String, isSilent: Bool) -> (rule: String, summary: String) {
    switch (word, isSilent) {
    case ("fails", true) where errors.isEmpty:
      ("swift.not-refused", "`\(example.name)` must not compile, but compiles")
    case ("fails", true): ("swift.not-refused", "the compiler reports no error here")
    case ("fails", false): ("swift.refused-otherwise", "the compiler reports another error")
    case (_, true): ("swift.no-warning", "the compiler does not warn about this code")
    case (_, false): ("swift.warned-otherwise", "the compiler warns about something else")
    }
  }

  /// The errors that no fence expects; those that a finding names already are left out.
  private func unclaimed(besides findings: [Diagnostic]) -> [Diagnostic] {
    guard example.mustFail else { return [] }
    let named = Set(findings.flatMap(\.difference))
    return errors.filter { error in
      let isExpected = example.expectations.contains { expectation in
        guard case .fails(let expectation) = expectation else { return false }
        return expectation.includes(error.location) && error.summary.contains(expectation.text)
      }
      return !isExpected && !named.contains("+ \(error.summary)")
    }
  }
}
