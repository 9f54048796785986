package import GuideExamples

/// Lines of a listing with a what-if.
package struct CodeMark: Hashable, Sendable {
  /// The lines of the listing, from 0.
  package var lines: ClosedRange<Int>

  /// The variant with this change alone.
  package var variant: VariantPanel

  package init(lines: ClosedRange<Int>, variant: VariantPanel) {
    self.lines = lines
    self.variant = variant
  }

  package var change: WhatIf { variant.changes[0] }
}
