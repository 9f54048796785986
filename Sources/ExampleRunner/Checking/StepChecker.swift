import Diagnostics
import GuideExamples
import RunRecord

/// Checks `// @step …`: some launch came there.
struct StepChecker {
  let example: Example
  let text: AuthoredText
  let record: RunRecord

  func diagnostics() -> [Diagnostic] {
    let reached = Set(
      record.launches.flatMap(\.events).compactMap { event -> String? in
        if case .step(let label) = event.content { label } else { nil }
      })
    return example.expectations.compactMap { expectation in
      guard case .step(let label, let location) = expectation, !reached.contains(label) else {
        return nil
      }
      return Diagnostic(
        rule: "step.never-reached", at: location, "no launch came to the step `\(label)`",
        excerpt: text.excerpt(at: location),
        fix: "write it where a launch comes to it, or remove it")
    }
  }
}
