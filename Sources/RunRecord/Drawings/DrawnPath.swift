/// A line that is drawn or an area that is filled.
package struct DrawnPath: Hashable, Codable, Sendable {
  /// The outline in points of the screen, as SVG writes paths: `M 10 20 L 30 40 Z`.
  package var outline: String
  package var fill: DrawnColor?
  package var stroke: DrawnColor?
  package var strokeWidth: Double?

  /// How long the pieces of the line and the gaps between them are, in turn; nil for a line in one piece.
  package var dash: [Double]?

  package init(
    outline: String, fill: DrawnColor? = nil, stroke: DrawnColor? = nil, strokeWidth: Double? = nil,
    dash: [Double]? = nil
  ) {
    self.dash = dash
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
  }
}
