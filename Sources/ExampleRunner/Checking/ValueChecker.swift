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
      let found = values.values(at: location.path, line: line)
      if expected.isBlank {
        fill(found, at: location, in: &result)
      } else if let finding = finding(expected, found, at: location) {
        result.diagnostics.append(finding)
      }
    }
    return result
  }

  private func finding(
    _ expected: ExpectedPattern, _ values: [String], at location: SourceLocation
  ) -> Diagnostic? {
    guard !values.isEmpty else {
      return Diagnostic(
        rule: "value.never-reached", at: location, "the line never ran",
        excerpt: text.excerpt(at: location), difference: ["- \(expected.text)"])
    }
    guard let different = values.first(where: { !matches($0, expected) }) else { return nil }
    return Diagnostic(
      rule: "value.different", at: location, "the value is different",
      excerpt: text.excerpt(at: location),
      difference: ["- \(expected.text)"] + different.textLines.map { "+ \($0)" },
      notes: different == expected.text ? [String.looksTheSame] : [])
  }

  private func matches(_ value: String, _ expected: ExpectedPattern) -> Bool {
    expected.isExact ? value.isSameText(as: expected.text) : expected.matches(value)
  }

  private func fill(_ values: [String], at location: SourceLocation, in result: inout CheckResult) {
    guard let first = values.first else {
      result.diagnostics.append(
        Diagnostic(
          rule: "value.never-reached", at: location, "the line never ran",
          excerpt: text.excerpt(at: location), fix: "remove the comment"))
      return
    }
    guard values.allSatisfy({ $0 == first }) else {
      result.diagnostics.append(
        Diagnostic(
          rule: "value.varies", at: location, "the value is another each time",
          excerpt: text.excerpt(at: location), difference: values.prefix(4).map { "+ \($0)" },
          fix: "write the part that is always the same, as in `// => Page(…)`"))
      return
    }
    result.append(
      BlankComment(kind: .value, at: location, isInGuide: location.path == example.location.path),
      filledWith: first, excerpt: text.excerpt(at: location))
  }
}
