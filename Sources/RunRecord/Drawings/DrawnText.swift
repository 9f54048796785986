/// A line of text with its place.
package struct DrawnText: Hashable, Codable, Sendable {
  package var text: String

  /// Where the line begins at the left, in points of the screen.
  package var x: Double

  /// The height of the baseline.
  package var baseline: Double

  /// How wide the line is by the metrics that the engine lays text out with.
  package var width: Double

  /// The size of the font.
  package var size: Double

  /// The weight of the font, from 100 to 900 as in CSS; nil for 400.
  package var weight: Int?

  /// Whether it is italic; nil for no.
  package var isItalic: Bool?

  /// Whether all letters have the same width; nil for no.
  package var isMonospaced: Bool?

  package var color: DrawnColor

  /// Whether the line is written from right to left; nil for no.
  package var isRightToLeft: Bool?

  package init(
    text: String, x: Double, baseline: Double, width: Double, size: Double, weight: Int = 400,
    isItalic: Bool = false, isMonospaced: Bool = false, color: DrawnColor,
    isRightToLeft: Bool = false
  ) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
    self.size = size
    self.weight = weight == 400 ? nil : weight
    self.isItalic = isItalic ? true : nil
    self.isMonospaced = isMonospaced ? true : nil
    self.color = color
    self.isRightToLeft = isRightToLeft ? true : nil
  }

  /// The room that the line takes, from the top of its letters to below the baseline.
  package var frame: DrawnRect {
    DrawnRect(x: x, y: baseline - size * 0.75, width: width, height: size * 0.95)
  }
}
