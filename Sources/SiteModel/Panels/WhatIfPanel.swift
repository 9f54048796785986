package import GuideExamples

/// What a page answers about an example when a reader asks what would happen without a line.
package struct WhatIfPanel: Hashable, Sendable {
  /// What begins every anchor in the panel; unique on its page.
  package var anchor: String
  package var example: String

  /// Whether only one piece of code can be otherwise at a time.
  package var isEach: Bool
  package var matrix: VariantMatrix

  /// Whether the guide shows the matrix itself.
  package var isMatrixShown: Bool
  package var variants: [VariantPanel]

  package init(
    anchor: String, example: String, isEach: Bool, matrix: VariantMatrix, isMatrixShown: Bool,
    variants: [VariantPanel]
  ) {
    self.anchor = anchor
    self.example = example
    self.isEach = isEach
    self.matrix = matrix
    self.isMatrixShown = isMatrixShown
    self.variants = variants
  }

  /// The anchor of a variant: `what-if.library.A.B`.
  package static func anchor(ofVariant label: String, of example: String) -> String {
    "what-if.\(example)." + label.replacing(" ", with: ".")
  }
}
