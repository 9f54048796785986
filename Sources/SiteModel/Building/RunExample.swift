package import GuideExamples
package import RunRecord

/// An example with what it and its variants left behind.
package struct RunExample: Hashable, Sendable {
  package var example: Example

  /// Nil where it did not run.
  package var record: RunRecord?

  /// What came of its variants.
  package var variants: [VariantRecord]

  /// What came of the older apps that it is compared with, by `guide#name`.
  package var compared: [String: RunRecord]

  package init(
    example: Example, record: RunRecord?, variants: [VariantRecord] = [],
    compared: [String: RunRecord] = [:]
  ) {
    self.example = example
    self.record = record
    self.variants = variants
    self.compared = compared
  }
}
