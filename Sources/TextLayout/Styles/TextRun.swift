/// A piece of text in one font.
package struct TextRun: Hashable, Sendable {
  /// The text.
  package let text: String

  /// The font.
  package let font: TextFont

  /// What is added to the width of each character, in points.
  package let kern: Double

  /// Creates a piece of text.
  package init(_ text: String, font: TextFont, kern: Double = 0) {
    self.text = text
    self.font = font
    self.kern = kern.isFinite ? kern : 0
  }
}
