package import AppleDialect
package import Diagnostics
package import GuideExamples
package import RunRecord

/// What came of an example.
package struct ExampleOutcome: Hashable, Sendable {
  package var example: Example

  /// What its run left behind; nil if it could not be built.
  package var record: RunRecord?

  /// What came of its variants, in their order; empty if it has none or did not run as it should.
  package var variants: [VariantRecord] = []

  /// What came of the older apps that it is compared with, by `guide#name`.
  package var compared: [String: RunRecord] = [:]

  /// What it was compiled from; nil where it was not compiled.
  package var program: AdaptedProgram?

  /// What is wrong with it, from the compiler's errors to expectations that were not kept.
  package var diagnostics: [Diagnostic]

  /// The result blocks that do not hold what happened.
  package var pending: [PendingResult]

  /// Whether the record was made by an earlier run of the same program.
  package var isFromCache: Bool

  package init(
    example: Example, record: RunRecord? = nil, diagnostics: [Diagnostic],
    pending: [PendingResult] = [], isFromCache: Bool = false
  ) {
    self.example = example
    self.record = record
    self.diagnostics = diagnostics
    self.pending = pending
    self.isFromCache = isFromCache
  }
}
