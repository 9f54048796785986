package import Diagnostics

/// A text of an author's YAML with its place, for what can be checked only when more is known.
package struct PlacedText: Hashable, Sendable {
  package var text: String
  package var location: SourceLocation
  package var excerpt: SourceExcerpt

  /// A diagnostic that marks the text.
  package func diagnostic(
    _ severity: Diagnostic.Severity = .error, rule: String, _ summary: String, fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(severity, rule: rule, at: location, summary, excerpt: excerpt, fix: fix)
  }
}
