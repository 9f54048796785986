/// Fits the rest of a text into one line, with three dots for what has no room.
///
/// Apple doesn't document where exactly the text is cut. Our choice: between any two characters,
/// and without the white space beside the dots.
struct LineTruncation {
  let text: MeasuredText
  let style: ParagraphStyle

  /// The line's first cluster.
  let start: Int

  let room: Double
  let indent: Double

  /// How many clusters were looked at.
  private(set) var steps = 0

  /// The text that stands for what is missing.
  static let ellipsis: Unicode.Scalar = "\u{2026}"

  init(text: MeasuredText, style: ParagraphStyle, start: Int, room: Double, indent: Double) {
    self.text = text
    self.style = style
    self.start = start
    self.room = room
    self.indent = indent
  }

  /// Returns the line, which stands for all of the text from its first cluster on.
  mutating func line() -> LinePlan {
    let paragraph = paragraph()
    var line =
      switch style.lineBreakMode {
      case .clipping: clipped(paragraph)
      case .truncatingHead where paragraph.width > room: withoutHead(paragraph)
      case .truncatingMiddle where paragraph.width > room: withoutMiddle(paragraph)
      default: withoutEnd(paragraph)
      }
    line.clusters = start..<text.clusters.count
    line.isTruncated = true
    line.endsParagraph = true
    return line
  }

  /// The rest of the line's paragraph, without white space at its end.
  private mutating func paragraph() -> LinePlan {
    var pen = pen(at: start)
    var index = start
    while index < text.clusters.count, text.clusters[index].breaking != .mandatory {
      pen.move(over: text.clusters[index])
      index += 1
    }
    steps += index - start
    return pen.line(to: index)
  }

  /// Keeps the cluster that the edge cuts.
  private mutating func clipped(_ paragraph: LinePlan) -> LinePlan {
    guard paragraph.width > room else { return paragraph }
    var pen = pen(at: start)
    for index in paragraph.shown where pen.position < room {
      pen.move(over: text.clusters[index])
    }
    steps += paragraph.shown.count
    var line = pen.line(to: paragraph.clusters.upperBound)
    line.width = min(line.width, room)
    return line
  }

  private mutating func withoutEnd(_ paragraph: LinePlan) -> LinePlan {
    var line = head(of: paragraph, room: room - ellipsisWidth)
    line.ellipsisWidth = ellipsisWidth
    line.width += ellipsisWidth
    return line
  }

  private mutating func withoutHead(_ paragraph: LinePlan) -> LinePlan {
    let tail = tail(of: paragraph, after: start, room: room - ellipsisWidth)
    return LinePlan(
      clusters: paragraph.clusters, shown: start..<start, tail: tail.clusters,
      ellipsisWidth: ellipsisWidth, width: ellipsisWidth + tail.width)
  }

  /// Keeps about as much at the beginning as at the end.
  private mutating func withoutMiddle(_ paragraph: LinePlan) -> LinePlan {
    let room = room - ellipsisWidth
    let head = head(of: paragraph, room: room / 2)
    let tail = tail(of: paragraph, after: head.shown.upperBound, room: room - head.width)
    return LinePlan(
      clusters: paragraph.clusters, shown: head.shown, tail: tail.clusters,
      ellipsisWidth: ellipsisWidth, width: head.width + ellipsisWidth + tail.width)
  }

  /// Returns as much of the beginning as there is room for.
  private mutating func head(of paragraph: LinePlan, room: Double) -> LinePlan {
    var pen = pen(at: start)
    var index = start
    while index < paragraph.shown.upperBound,
      pen.position(after: text.clusters[index]) <= room + LineFiller.tolerance
    {
      pen.move(over: text.clusters[index])
      index += 1
    }
    steps += index - start
    return pen.line(to: index)
  }

  /// Returns as much of the end as there is room for; a tab has no stop there, and no width.
  private mutating func tail(
    of paragraph: LinePlan, after limit: Int, room: Double
  ) -> (clusters: Range<Int>, width: Double) {
    let end = paragraph.shown.upperBound
    var index = end
    var position = 0.0
    var shown = (clusters: end..<end, width: 0.0)
    while index > limit {
      let cluster = text.clusters[index - 1]
      guard position + cluster.advance <= room + LineFiller.tolerance else { break }
      position += cluster.advance
      index -= 1
      if !cluster.isSpace { shown = (index..<end, position) }
    }
    steps += end - index
    return shown
  }

  private func pen(at start: Int) -> LinePen {
    LinePen(start: start, indent: indent, tabInterval: style.tabInterval)
  }

  private var ellipsisWidth: Double {
    text.rulers[text.run(of: start)].advance(of: Self.ellipsis)
  }
}
