package import Diagnostics

/// The examples of a guide, and what is wrong with its fences.
package struct ExtractedExamples: Sendable {
  /// The examples in the order in which they begin.
  package var examples: [Example]

  /// How many Swift fences belong to no example, and so are not run.
  package var plainFences: Int

  /// The results that show examples of other guides.
  package var ofOtherGuides: [OtherGuidesResult]

  /// What is wrong, in reading order.
  package var diagnostics: [Diagnostic]

  package init(
    examples: [Example], plainFences: Int, ofOtherGuides: [OtherGuidesResult] = [],
    diagnostics: [Diagnostic]
  ) {
    self.ofOtherGuides = ofOtherGuides
    self.examples = examples
    self.plainFences = plainFences
    self.diagnostics = diagnostics
  }
}
