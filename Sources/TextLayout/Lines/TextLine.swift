/// A line of a layout.
package struct TextLine: Sendable {
  /// The part of the text that the line stands for, in UTF-16 units.
  ///
  /// White space and the line break at its end are part of it, and so is what a truncated line
  /// leaves out.
  package let range: Range<Int>

  /// The text that is shown, with the ellipsis and without white space at the end.
  package let text: String

  /// The distance of what is shown from the layout's left edge.
  package let x: Double

  /// The distance of the line's top from the layout's top.
  package let y: Double

  /// How wide what is shown is.
  package let width: Double

  /// How high the line is, without the room to the next one.
  package let height: Double

  /// The distance of the baseline from the layout's top.
  package let baseline: Double

  /// The direction of the line's paragraph.
  package let direction: TextDirection

  /// Whether text is missing, in the line or after it.
  package let isTruncated: Bool

  /// The distance of the ellipsis from the layout's left edge, or nil without one.
  package let ellipsisX: Double?

  let plan: LinePlan

  /// The right end of what is shown.
  var end: Double { x + width }
}
