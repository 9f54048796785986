package import Diagnostics

/// What became of a guide's text.
package struct ParsedGuide: Sendable {
  /// The guide; nil where the text could not be parsed at all, which a diagnostic explains.
  package var guide: Guide?

  /// What is wrong with the text, in reading order.
  package var diagnostics: [Diagnostic]

  package init(guide: Guide?, diagnostics: [Diagnostic]) {
    self.guide = guide
    self.diagnostics = diagnostics
  }
}
