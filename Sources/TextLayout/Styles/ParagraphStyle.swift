/// How the lines of a text stand; all lengths are points.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand in their width.
  package var alignment: TextAlignment

  /// How text is broken into lines.
  package var lineBreakMode: LineBreakMode

  /// The direction of all paragraphs; nil for that of each paragraph's first letter.
  package var direction: TextDirection?

  /// The room between two lines.
  package var lineSpacing = 0.0

  /// How much higher a line is than its fonts; 0 for as high.
  package var lineHeightMultiple = 0.0

  /// The least height of a line.
  package var minimumLineHeight = 0.0

  /// The greatest height of a line; 0 for any.
  package var maximumLineHeight = 0.0

  /// How far a paragraph's first line is from the edge where lines begin.
  package var firstLineHeadIndent = 0.0

  /// How far a paragraph's other lines are from the edge where lines begin.
  package var headIndent = 0.0

  /// Where lines end: from the edge where they begin if positive, else from the other edge.
  package var tailIndent = 0.0

  /// The room after a paragraph, beside the line spacing.
  package var paragraphSpacing = 0.0

  /// The room before each paragraph but the first.
  package var paragraphSpacingBefore = 0.0

  /// The distance of tab stops: by default 28 points, as documented for `NSParagraphStyle`.
  package var tabInterval = 28.0

  /// Whether lines are broken between Korean words only, as with `hangulWordPriority`.
  ///
  /// The documented default is off for paragraph styles. It is on for labels, whose line break
  /// strategy is `standard`.
  package var keepsHangulWords = false

  /// Whether a text that ends with a line break has an empty line after it, where a caret is.
  ///
  /// Labels don't show that line; text views do.
  package var keepsLastEmptyLine = false

  /// Creates a style; without arguments that of a text that wraps between words.
  package init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .wordWrapping,
    direction: TextDirection? = nil
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.direction = direction
  }
}
