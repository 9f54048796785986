import Diagnostics
import GuideExamples

/// A comment that says nothing yet: `// =>`, `// Prints`.
struct BlankComment {
  enum Kind {
    case prints
    case value
  }

  var kind: Kind
  var location: SourceLocation

  /// Whether it stands in the guide, and not in a file that the guide includes, which `accept` does not write.
  var isInGuide: Bool

  init(kind: Kind, at location: SourceLocation, isInGuide: Bool) {
    self.kind = kind
    self.location = location
    self.isInGuide = isInGuide
  }

  /// The whole comment for what happened; nil where no comment can say it.
  func filled(with text: String) -> String? {
    switch kind {
    case .prints: FilledComment.prints(text)
    case .value: FilledComment.value(text)
    }
  }

  /// The comment as it stands in the code.
  var mark: String { kind == .prints ? "// Prints" : "// =>" }
}

extension CheckResult {
  /// Reports an empty comment that the same text fills in each time its line runs, and lets `accept` write it.
  ///
  /// - Parameters:
  ///   - texts: What happened each time.
  ///   - never: What is said of a line without any.
  ///   - varying: What is said of texts that differ.
  mutating func fill(
    _ comment: BlankComment, with texts: [String], excerpt: SourceExcerpt?, never: String,
    varying: (summary: String, fix: String)
  ) {
    let subject = comment.kind == .prints ? "prints" : "value"
    guard let first = texts.first else {
      diagnostics.append(
        Diagnostic(
          rule: "\(subject).never-reached", at: comment.location, never, excerpt: excerpt,
          fix: "remove the comment"))
      return
    }
    guard texts.allSatisfy({ $0 == first }) else {
      diagnostics.append(
        Diagnostic(
          rule: "\(subject).varies", at: comment.location, varying.summary, excerpt: excerpt,
          difference: texts.prefix(4).flatMap(\.textLines).prefix(8).map { "+ \($0)" },
          fix: varying.fix))
      return
    }
    append(comment, filledWith: first, excerpt: excerpt)
  }

  /// Reports an empty comment, and lets `accept` fill it in where it can.
  mutating func append(
    _ comment: BlankComment, filledWith text: String, excerpt: SourceExcerpt?
  ) {
    let subject = comment.kind == .prints ? "prints" : "value"
    guard let filled = comment.filled(with: text) else {
      diagnostics.append(
        Diagnostic(
          rule: "\(subject).unwritable", at: comment.location,
          "what happened cannot be written as a comment", excerpt: excerpt,
          difference: text.textLines.prefix(4).map { "+ \(String($0.prefix(200)))" },
          fix: "show it in an `output` block"))
      return
    }
    let result = PendingResult(comment: comment, newText: filled)
    diagnostics.append(
      Diagnostic(
        rule: "\(subject).empty", at: comment.location, "the comment is not filled in",
        excerpt: excerpt, difference: result.difference,
        fix: comment.isInGuide ? result.fix : "write `\(filled)`"))
    if comment.isInGuide { pending.append(result) }
  }
}
