import SiteModel

/// Lays out a timeline: lanes one below the other, steps side by side.
struct TimelineDrawing {
  private let timeline: Timeline
  private let lefts: [Int]
  private let laneHeight = 46

  init(_ timeline: Timeline) {
    self.timeline = timeline
    let names = timeline.lanes.map { DiagramShape.width(of: $0.name, size: 13) }.max() ?? 0
    var lefts = [names + 20]
    for step in 0..<timeline.stepCount {
      let widths = timeline.lanes.flatMap(\.spans).filter { $0.steps == step...step }.map {
        DiagramShape.width(of: $0.isEnd ? "✕ " + $0.text : $0.text, size: 13) + 22
      }
      lefts.append(lefts[step] + max(40, widths.max() ?? 0))
    }
    self.lefts = lefts
  }

  var drawing: Drawing {
    Drawing(
      size: (lefts[lefts.count - 1] + 8, timeline.lanes.count * laneHeight + 8),
      shapes: timeline.lanes.enumerated().flatMap { lane($1, top: 8 + $0 * laneHeight) })
  }

  private func lane(_ lane: Timeline.Lane, top: Int) -> [HTMLNode] {
    let middle = top + 17
    let way = DiagramShape.line(
      from: (lefts[0], middle), to: (lefts[lefts.count - 1], middle), className: "d-lane")
    let name = DiagramShape.text(
      lane.name, x: 2, y: middle + 5, className: "d-note", anchor: "start")
    return [way, name] + lane.spans.flatMap { span($0, top: top) }
  }

  private func span(_ span: Timeline.Span, top: Int) -> [HTMLNode] {
    let left = lefts[span.steps.lowerBound]
    let right = lefts[span.steps.upperBound + 1]
    let text = span.isEnd ? (span.text.isEmpty ? "✕" : "✕ " + span.text) : span.text
    return [
      DiagramShape.box(
        x: left + 2, y: top, width: right - left - 4, height: 34,
        className: span.isEnd ? "d-end" : "d-box"),
      DiagramShape.text(
        text, x: (left + right) / 2, y: top + 22, className: span.isEnd ? "d-over" : "d-step"),
    ]
  }
}
