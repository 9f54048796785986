/// Which clusters stand on a line, before the line has a place.
struct LinePlan: Sendable {
  /// All clusters of the line, with white space and the line break at its end.
  var clusters: Range<Int>

  /// The clusters that are shown; before the ellipsis, if there is one.
  var shown: Range<Int>

  /// The clusters that are shown after the ellipsis.
  var tail: Range<Int>?

  /// How wide the ellipsis is, or nil without one.
  var ellipsisWidth: Double?

  /// How wide all that is shown is.
  var width: Double

  /// Whether text is missing, in the line or after it.
  var isTruncated = false

  /// Whether the line is the first or the last one of its paragraph.
  var startsParagraph = false
  var endsParagraph = false

  /// The direction of the line's paragraph.
  var direction = TextDirection.leftToRight
}
