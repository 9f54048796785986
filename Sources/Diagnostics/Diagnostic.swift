/// Something wrong with what an author wrote: where, how bad, which rule, and what to do about it.
///
/// What is wrong with the tool itself is thrown as an error instead.
package struct Diagnostic: Hashable, Codable, Sendable {
  package enum Severity: String, Codable, Sendable, Comparable {
    case warning
    case error

    package static func < (a: Severity, b: Severity) -> Bool { a == .warning && b == .error }
  }

  package var severity: Severity

  /// The rule's stable identifier, `subject.rule`: `fence.unknown-word`.
  package var rule: String
  package var location: SourceLocation

  /// One phrase that leads with the specific thing and says what is wrong.
  package var summary: String

  /// Lines of the source to show below the summary; empty where they would not help.
  package var excerpt: SourceExcerpt?

  /// What was expected against what happened, a line each, marked `-`, `+` or a space.
  package var difference: [String]

  /// Further facts, a sentence each.
  package var notes: [String]

  /// What the author can do: an imperative phrase, or the one command that accepts what happened.
  package var fix: String?

  package init(
    _ severity: Severity = .error, rule: String, at location: SourceLocation, _ summary: String,
    excerpt: SourceExcerpt? = nil, difference: [String] = [], notes: [String] = [],
    fix: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.location = location
    self.summary = summary
    self.excerpt = excerpt
    self.difference = difference
    self.notes = notes
    self.fix = fix
  }
}

extension Sequence where Element == Diagnostic {
  /// Whether anything here must fail a build.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// The findings in the order they are shown: by place, then by severity, rule and text.
  package func inReadingOrder() -> [Diagnostic] {
    sorted {
      ($0.location, $1.severity, $0.rule, $0.summary)
        < ($1.location, $0.severity, $1.rule, $1.summary)
    }
  }
}
