package import Diagnostics

/// What comparing a guide's expectations with a run has shown.
package struct CheckResult: Hashable, Sendable {
  package var diagnostics: [Diagnostic]

  /// What `accept` would write.
  package var pending: [PendingResult]

  package init(diagnostics: [Diagnostic] = [], pending: [PendingResult] = []) {
    self.diagnostics = diagnostics
    self.pending = pending
  }
}
