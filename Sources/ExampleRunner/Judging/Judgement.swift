package import Diagnostics

/// What comparing a guide's promises with a run has shown.
package struct Judgement: Hashable, Sendable {
  package var diagnostics: [Diagnostic]

  /// What `accept` would write.
  package var pending: [PendingResult]

  package init(diagnostics: [Diagnostic] = [], pending: [PendingResult] = []) {
    self.diagnostics = diagnostics
    self.pending = pending
  }
}
