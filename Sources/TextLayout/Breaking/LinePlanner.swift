/// Breaks a text into lines.
struct LinePlanner {
  private let text: MeasuredText
  private let style: ParagraphStyle
  private let width: Double
  private let limit: Int
  private var filler: LineFiller
  private var truncationSteps = 0
  private(set) var lines: [LinePlan] = []

  /// How many clusters were looked at: a bounded number of times each.
  var steps: Int { filler.steps + truncationSteps }

  /// Breaks a text into lines, at most `limit` if that is positive.
  init(_ text: MeasuredText, style: ParagraphStyle, width: Double, limit: Int) {
    self.text = text
    self.style = style
    self.width = width
    self.limit = limit
    filler = LineFiller(text: text, style: style)
    addLines()
    addLastEmptyLine()
  }

  private mutating func addLines() {
    var start = 0
    var direction = TextDirection.leftToRight
    while start < text.clusters.count, limit <= 0 || lines.count < limit {
      let startsParagraph = lines.last?.endsParagraph ?? true
      if startsParagraph { direction = self.direction(ofParagraphAt: start) }
      var line = line(from: start, startsParagraph: startsParagraph)
      line.startsParagraph = startsParagraph
      line.direction = direction
      lines.append(line)
      start = line.clusters.upperBound
    }
  }

  private mutating func line(from start: Int, startsParagraph: Bool) -> LinePlan {
    let indent = style.indent(startsParagraph: startsParagraph)
    let room = max(0, style.end(in: width) - indent)
    var line = filler.line(from: start, room: room, indent: indent)
    guard lines.count == limit - 1, line.clusters.upperBound < text.clusters.count else {
      return line
    }
    switch style.lineBreakMode {
    case .wordWrapping, .characterWrapping:
      line.isTruncated = true
      return line
    case .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle:
      var truncation = LineTruncation(
        text: text, style: style, start: start, room: room, indent: indent)
      defer { truncationSteps += truncation.steps }
      return truncation.line()
    }
  }

  /// The empty text has a line too: it is as high as its font.
  private mutating func addLastEmptyLine() {
    let end = text.clusters.count
    let isWanted =
      text.clusters.last.map { style.keepsLastEmptyLine && $0.breaking == .mandatory } ?? true
    guard isWanted, !text.fonts.isEmpty, limit <= 0 || lines.count < limit else { return }
    lines.append(
      LinePlan(
        clusters: end..<end, shown: end..<end, width: 0, startsParagraph: true,
        endsParagraph: true, direction: style.direction ?? lines.last?.direction ?? .leftToRight))
  }

  private func direction(ofParagraphAt start: Int) -> TextDirection {
    if let direction = style.direction { return direction }
    var index = start
    while index < text.clusters.count, text.clusters[index].breaking != .mandatory {
      if let direction = text.clusters[index].direction { return direction }
      index += 1
    }
    return .leftToRight
  }
}
