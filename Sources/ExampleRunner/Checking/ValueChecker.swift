import Diagnostics
import GuideExamples
import RunRecord

/// Checks `// => …` after code: each time the line runs, its value is described by just that.
struct ValueChecker {
  let example: Example
  let text: AuthoredText
  let record: RunRecord

  func checkResult() -> CheckResult {
    let values = ExampleValues(of: example, record)
    var result = CheckResult()
    for case .value(let expected, let line, let location) in example.expectations {
      let described = values.describedValues(at: location.path, line: line)
      let found = described.map(\.text)
      if let other = described.first(where: { $0.isLuck(for: expected) }) {
        result.diagnostics.append(unstable(other, at: location))
      } else if expected.isBlank {
        fill(found, at: location, in: &result)
      } else if let finding = finding(expected, found, at: location) {
        result.diagnostics.append(finding)
      }
    }
    return result
  }

  private func unstable(
    _ value: ExampleValues.DescribedValue, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      rule: "run.unstable", at: location,
      "the value has a set or dictionary, whose order differs from launch to launch",
      excerpt: text.excerpt(at: location),
      difference: LineDifference.lines(
        from: value.text.textLines, to: (value.otherOrder ?? "").textLines),
      fix: "sort it first, as in `tags.sorted()`, or write `…` for the members")
  }

  private func finding(
    _ expected: ExpectedPattern, _ values: [String], at location: SourceLocation
  ) -> Diagnostic? {
    guard !values.isEmpty else {
      return Diagnostic(
        rule: "value.never-reached", at: location, "the line never ran",
        excerpt: text.excerpt(at: location), difference: ["- \(expected.text)"])
    }
    guard let different = values.first(where: { !expected.matches($0) }) else { return nil }
    return Diagnostic(
      rule: "value.different", at: location, "the value is different",
      excerpt: text.excerpt(at: location),
      difference: ["- \(expected.text)"] + different.textLines.map { "+ \($0)" },
      notes: different == expected.text ? [String.looksTheSame] : [])
  }

  private func fill(_ values: [String], at location: SourceLocation, in result: inout CheckResult) {
    result.fill(
      BlankComment(kind: .value, at: location, isInGuide: location.path == example.guidePath),
      with: values, excerpt: text.excerpt(at: location), never: "the line never ran",
      varying: (
        summary: "the value differs each time the line runs",
        fix: "write the part that is always the same, as in `// => Page(…)`"
      ))
  }
}

extension ExampleValues.DescribedValue {
  /// Whether only the order in this launch decides if an expectation is met.
  ///
  /// One that ignores no part is about some order, whatever else is different.
  fileprivate func isLuck(for expected: ExpectedPattern) -> Bool {
    guard let otherOrder else { return false }
    return expected.isBlank || expected.isExact
      || expected.matches(text) != expected.matches(otherOrder)
  }
}
