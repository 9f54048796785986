/// Fills one line after the other with clusters.
///
/// A line is filled until a cluster doesn't fit, then ends at the last place that allows a break.
/// So what follows that place is read again on the next line, once: a line that has no other place
/// is broken where it is full.
struct LineFiller {
  let text: MeasuredText
  let style: ParagraphStyle

  /// How many clusters were looked at, those read again included.
  private(set) var steps = 0

  /// Sums of widths differ in the last digits, and a text must fit into its own width.
  static let tolerance = 0.000_001

  init(text: MeasuredText, style: ParagraphStyle) {
    self.text = text
    self.style = style
  }

  /// Returns the line that begins at a cluster.
  ///
  /// - Parameter indent: How far the line is from the edge, which tab stops are measured from.
  mutating func line(from start: Int, room: Double, indent: Double) -> LinePlan {
    let breaksAnywhere = style.lineBreakMode == .characterWrapping
    let clusters = text.clusters
    var finder = LineBreakFinder(keepsHangulWords: style.keepsHangulWords)
    var pen = LinePen(start: start, indent: indent, tabInterval: style.tabInterval)
    var lastBreak: LinePlan?
    var index = start
    while index < clusters.count {
      steps += 1
      let cluster = clusters[index]
      if cluster.breaking == .mandatory { return pen.line(to: index + 1, endsParagraph: true) }
      let allowsBreak = finder.allowsBreak(before: cluster.breaking)
      if index > start, allowsBreak, !breaksAnywhere { lastBreak = pen.line(to: index) }
      if index > start, !cluster.isSpace, pen.position(after: cluster) > room + Self.tolerance {
        return lastBreak ?? pen.line(to: index)
      }
      pen.move(over: cluster)
      index += 1
    }
    return pen.line(to: index, endsParagraph: true)
  }
}
