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
        fix: comment.isInGuide ? "reprise accept \(result.id)" : "write `\(filled)`"))
    if comment.isInGuide { pending.append(result) }
  }
}
