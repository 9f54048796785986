import Diagnostics
import GuideExamples
import RunRecord

/// Checks `// => …` after code: each time the line runs, its value is described by just that.
struct ValueChecker {
  let example: Example
  let text: AuthoredText
  let record: RunRecord

  func diagnostics() -> [Diagnostic] {
    let events = record.launches.flatMap(\.events)
    return example.expectations.compactMap { expectation in
      guard case .value(let expected, let line, let location) = expectation else { return nil }
      let values = events.compactMap { event -> String? in
        guard case .value(let text) = event.content,
          event.callSites.contains(where: { $0.path == location.path && $0.line == line })
        else { return nil }
        return withoutModule(text)
      }
      return diagnostic(expected, values, at: location)
    }
  }

  private func diagnostic(
    _ expected: String, _ values: [String], at location: SourceLocation
  ) -> Diagnostic? {
    guard !values.isEmpty else {
      return Diagnostic(
        rule: "value.never-reached", at: location, "the line never ran",
        excerpt: text.excerpt(at: location), difference: ["- \(expected)"])
    }
    guard let different = values.first(where: { !$0.isSameText(as: expected) }) else { return nil }
    return Diagnostic(
      rule: "value.different", at: location, "the value is different",
      excerpt: text.excerpt(at: location),
      difference: ["- \(expected)"] + different.textLines.map { "+ \($0)" },
      notes: different == expected ? [String.looksTheSame] : [])
  }

  /// A description without the name of the example's own module, which a reader does not write:
  /// `Point(x: 1)`, not `Run1.Point(x: 1)`.
  private func withoutModule(_ description: String) -> String {
    var isInQuotes = false
    let parts = description.split(separator: "\"", omittingEmptySubsequences: false).map { part in
      defer { if !part.hasSuffix("\\") || !isInQuotes { isInQuotes.toggle() } }
      return isInQuotes ? String(part) : String(part).replacing(moduleName, with: "")
    }
    return parts.joined(separator: "\"")
  }

  private var moduleName: String { "\(example.module)." }
}
