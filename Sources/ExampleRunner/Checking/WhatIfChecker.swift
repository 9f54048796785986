import Diagnostics
import GuideExamples
import RunRecord

/// Checks the what-if lines of an example: each changes something, and compiles unless it says that it
/// does not.
struct WhatIfChecker {
  let example: Example
  let text: AuthoredText
  let record: RunRecord
  private let results: [String: VariantRecord.Result]

  init(example: Example, text: AuthoredText, record: RunRecord, variants: [VariantRecord]) {
    self.example = example
    self.text = text
    self.record = record
    results = Dictionary(variants.map { ($0.label, $0.result) }) { first, _ in first }
  }

  func diagnostics() -> [Diagnostic] {
    guard !results.isEmpty else { return [] }
    let alone = example.whatIfs.lines.compactMap(refusalFinding)
    guard alone.isEmpty else { return alone }
    return example.whatIfs.combinations.compactMap(togetherFinding)
      + example.whatIfs.lines.filter { !hasEffect($0) }.map(withoutEffect)
  }

  /// What is wrong with what the compiler says of one line's alternative.
  private func refusalFinding(_ line: WhatIf) -> Diagnostic? {
    guard let result = results[line.label] else { return nil }
    switch (result, line.refusal) {
    case (.ran, nil): return nil
    case (.refused(let reason), let expected?) where reason.contains(expected): return nil
    case (.refused(let reason), nil):
      return finding(
        "what-if.does-not-compile", at: line,
        summary: "the code does not compile \(Self.with(line))",
        notes: [reason], fix: "write `// what-if fails=\"…\":` if it must not")
    case (.refused(let reason), let expected?):
      return finding(
        "what-if.refused-otherwise", at: line, summary: "the compiler reports another error",
        difference: ["- \(expected)", "+ \(reason)"])
    case (.ran, let expected?):
      return finding(
        "what-if.not-refused", at: line,
        summary: "the code must not compile \(Self.with(line)), but compiles",
        difference: ["- \(expected)"])
    }
  }

  /// What is wrong with several lines that compile each, and not together.
  private func togetherFinding(_ variant: Variant) -> Diagnostic? {
    guard variant.changes.count > 1, variant.changes.allSatisfy({ $0.refusal == nil }),
      case .refused(let reason)? = results[variant.label], let last = variant.changes.last
    else { return nil }
    let isOfPart = example.whatIfs.combinations.contains { part in
      guard part.changes.count < variant.changes.count,
        part.changes.allSatisfy(variant.changes.contains)
      else { return false }
      if case .refused? = results[part.label] { return true }
      return false
    }
    guard !isOfPart else { return nil }
    return finding(
      "what-if.does-not-compile", at: last, summary: "the alternatives do not compile together",
      notes: variant.changes.map { "line \($0.location.line): \($0.sentence)" } + [reason],
      fix: "write `what-if=each` on a code block of the example, to change one line at a time")
  }

  /// Whether a line changes something, whatever the others are.
  private func hasEffect(_ line: WhatIf) -> Bool {
    let variants = example.whatIfs.combinations
    return variants.filter { $0.changes.contains(line) }.contains { variant in
      let others = Variant(changes: variant.changes.filter { $0 != line })
      let without = others.changes.isEmpty ? .ran(record) : results[others.label]
      return isOtherwise(results[variant.label], than: without)
    }
  }

  private func isOtherwise(
    _ with: VariantRecord.Result?, than without: VariantRecord.Result?
  ) -> Bool {
    switch (with, without) {
    case (.ran(let with)?, .ran(let without)?):
      !RunChange(from: without, to: with).isEmpty
        || with.launches.count != without.launches.count
    case (.refused?, .refused?): false
    default: true
    }
  }

  private func withoutEffect(_ line: WhatIf) -> Diagnostic {
    finding(
      "what-if.no-effect", at: line, summary: "nothing changes \(Self.with(line))",
      fix: "remove the comment, or let the example show what the line is for")
  }

  private static func with(_ line: WhatIf) -> String {
    line.alternative.isEmpty ? "without this line" : "with this alternative"
  }

  private func finding(
    _ rule: String, at line: WhatIf, summary: String, difference: [String] = [],
    notes: [String] = [], fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, at: line.location, summary, excerpt: text.excerpt(at: line.location),
      difference: difference, notes: notes, fix: fix)
  }
}
