package import Diagnostics
package import GuideMarkup

/// The examples of a guide, and what is wrong with its fences.
package struct ExtractedExamples: Sendable {
  /// The examples in the order in which they begin.
  package var examples: [Example]

  /// The Swift fences that belong to no example, and so are not run.
  package var plainFences: [Fence]

  /// The code blocks that only show a file, with its lines as their bodies.
  package var shownFiles: [Fence] = []

  /// The results that show examples of other guides.
  package var ofOtherGuides: [OtherGuidesResult]

  /// The fences that show code of examples of other guides.
  package var codeOfOtherGuides: [CodeReference]

  /// What is wrong, in reading order.
  package var diagnostics: [Diagnostic]

  package init(
    examples: [Example], plainFences: [Fence] = [], ofOtherGuides: [OtherGuidesResult] = [],
    codeOfOtherGuides: [CodeReference] = [], diagnostics: [Diagnostic]
  ) {
    self.ofOtherGuides = ofOtherGuides
    self.codeOfOtherGuides = codeOfOtherGuides
    self.examples = examples
    self.plainFences = plainFences
    self.diagnostics = diagnostics
  }
}
