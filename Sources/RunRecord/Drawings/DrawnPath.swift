/// A line that is drawn or an area that is filled.
package struct DrawnPath: Hashable, Codable, Sendable {
  /// The outline in points of the screen, as SVG writes paths: `M 10 20 L 30 40 Z`.
  package var outline: String
  package var fill: DrawnColor?

  /// The colors of a gradient in place of `fill`, whose line is in points of the screen; of a radial one it is the
  /// center and the point to the right of it that the last color reaches.
  package var gradient: DrawnLook.Gradient?
  package var stroke: DrawnColor?
  package var strokeWidth: Double?

  /// How long the pieces of the line and the gaps between them are, in turn; nil for a line in one piece.
  package var dash: [Double]?

  /// The outline in which the path is seen, as SVG writes paths; nil where all of it is.
  package var clip: String?

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
