package import GuideExamples

/// Lines of a listing with a what-if.
package struct CodeMark: Hashable, Sendable {
  /// The lines of the listing, from 0.
  package var lines: ClosedRange<Int>

  /// The variant with this change alone.
  package var variant: VariantPanel

  /// Whether a table on the page says what the variant loses.
  package var isInTable: Bool

  package init(lines: ClosedRange<Int>, variant: VariantPanel, isInTable: Bool = false) {
    self.lines = lines
    self.variant = variant
    self.isInTable = isInTable
  }

  package var change: WhatIf { variant.changes[0] }
}
