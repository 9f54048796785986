package import Diagnostics
package import GuideMarkup

/// Reads the fences that describe drawings.
package struct DiagramReader {
  /// The language of such fences.
  package static let language = "diagram"

  private let fence: Fence
  private(set) var diagnostics: [Diagnostic] = []

  /// The drawing of a fence, and what is wrong with it.
  package static func read(_ fence: Fence) -> (diagram: Diagram?, diagnostics: [Diagnostic]) {
    var reader = Self(fence: fence)
    let diagram = reader.diagram()
    return (reader.diagnostics.isEmpty ? diagram : nil, reader.diagnostics)
  }

  private init(fence: Fence) {
    self.fence = fence
  }

  private mutating func diagram() -> Diagram? {
    guard let title = fence.words.first(where: { $0.name == "title" })?.value, !title.isEmpty else {
      report(
        "no-title", at: fence.location, "the drawing has no title",
        fix: "say what it shows: `diagram title=\"Who holds whom\"`")
      return nil
    }
    let lines = fence.body.filter { $0.text.contains { !$0.isWhitespace } }
    guard !lines.isEmpty else {
      report(
        "empty", at: fence.location, "there is nothing to draw",
        fix: "write a line for each box, and `A -> B` for an arrow")
      return nil
    }
    let isTimeline = fence.words.contains { $0.name == "timeline" }
    return Diagram(
      title: title, content: isTimeline ? .timeline(timeline(lines)) : .boxes(boxes(lines)))
  }

  mutating func report(
    _ rule: String, at location: SourceLocation, length: Int = 1, text: String? = nil,
    _ summary: String, fix: String
  ) {
    let excerpt = text.map {
      SourceExcerpt(line: location.line, text: $0, column: location.column, length: length)
    }
    diagnostics.append(
      Diagnostic(rule: "diagram.\(rule)", at: location, summary, excerpt: excerpt, fix: fix))
  }

  mutating func report(_ rule: String, at line: Fence.Line, _ summary: String, fix: String) {
    let indentation = line.text.prefix { $0 == " " }.count
    report(
      rule,
      at: SourceLocation(
        path: fence.location.path, line: line.number,
        column: line.prefixLength + indentation + 1),
      summary, fix: fix)
  }

  /// A reader cannot follow more than this in one drawing.
  static let mostParts = 60
}

extension DiagramReader {
  /// Lanes of cells between bars, one below the other where they happen at one time.
  private mutating func timeline(_ lines: [Fence.Line]) -> Timeline {
    var timeline = Timeline()
    for line in lines {
      let cells = line.text.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmed }
      guard cells.count > 1, !cells[0].isEmpty else {
        report(
          "no-lane", at: line, "a lane needs a name and steps, with bars between them",
          fix: "write `Process 1 | launch | active`")
        continue
      }
      timeline.lanes.append(lane(cells[0], cells: Array(cells.dropFirst()), line: line))
      timeline.stepCount = max(timeline.stepCount, cells.count - 1)
    }
    if timeline.stepCount * timeline.lanes.count > Self.mostParts * 4 {
      report(
        "too-large", at: lines[0], "the drawing is too large to be read",
        fix: "remove what the text does not mention")
    }
    return timeline
  }

  private mutating func lane(_ name: String, cells: [String], line: Fence.Line) -> Timeline.Lane {
    var lane = Timeline.Lane(name: name)
    for (step, cell) in cells.enumerated() where !cell.isEmpty {
      if cell == "-" {
        guard let last = lane.spans.indices.last, lane.spans[last].steps.upperBound == step - 1
        else {
          report(
            "nothing-goes-on", at: line, "`-` continues the step before it, which is empty",
            fix: "name the step")
          continue
        }
        lane.spans[last].steps = lane.spans[last].steps.lowerBound...step
      } else {
        let isEnd = cell.hasPrefix("x ") || cell == "x"
        let text = isEnd ? cell.dropFirst().trimmed : cell
        lane.spans.append(Timeline.Span(text: text, steps: step...step, isEnd: isEnd))
      }
    }
    return lane
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  var trimmed: String {
    var text = Substring(self).drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
