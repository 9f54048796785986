/// A text in lines, with the place of each.
///
/// Creating one takes a time that grows with the length of the text and no faster.
package struct LaidOutText: Sendable {
  /// The lines from the top down; none if there are no runs, one if the runs are empty.
  package let lines: [TextLine]

  /// The size that the lines take, indents included and not rounded.
  package let size: LayoutSize

  /// How many steps it took to break the text into lines, which tests bound.
  package let steps: Int

  let text: MeasuredText
  let style: ParagraphStyle
  let width: Double

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - runs: The text, in pieces of one font each. An empty piece still says how high a line is.
  ///   - style: How lines stand, for all paragraphs.
  ///   - width: The width of the lines; infinite for lines that end at line breaks only.
  ///   - maximumNumberOfLines: How many lines are shown, or 0 for all.
  package init(
    _ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), width: Double = .infinity,
    maximumNumberOfLines: Int = 0
  ) {
    let width = width.isNaN ? 0 : max(0, width)
    let text = MeasuredText(runs)
    let planner = LinePlanner(text, style: style, width: width, limit: maximumNumberOfLines)
    let placer = LinePlacer(planner.lines, of: text, style: style, width: width)
    lines = placer.lines
    steps = planner.steps
    size = LayoutSize(
      width: style.width(of: planner.lines), height: lines.last.map { $0.y + $0.height } ?? 0)
    self.text = text
    self.style = style
    self.width = width
  }

  /// Lays out a text in one font.
  package init(
    _ text: String, font: TextFont, style: ParagraphStyle = ParagraphStyle(),
    width: Double = .infinity, maximumNumberOfLines: Int = 0
  ) {
    self.init(
      [TextRun(text, font: font)], style: style, width: width,
      maximumNumberOfLines: maximumNumberOfLines)
  }

  /// Whether text is missing.
  package var isTruncated: Bool { lines.last?.isTruncated ?? false }

  /// The distance of the first line's baseline from the top; 0 without lines.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The distance of the last line's baseline from the top; 0 without lines.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
