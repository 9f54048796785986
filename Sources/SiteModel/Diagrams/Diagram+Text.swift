extension Diagram {
  /// What the drawing shows, in sentences, for who does not see it.
  package var text: String {
    switch content {
    case .boxes(let boxes): boxes.text
    case .timeline(let timeline): timeline.text
    }
  }
}

extension BoxDiagram {
  fileprivate var text: String {
    let nested = boxes.flatMap(Self.sentences)
    let pairs = arrows.map { arrow in
      "\(arrow.from) → \(arrow.to)" + (arrow.label.isEmpty ? "" : ": \(arrow.label)")
    }
    return (nested + pairs).map { $0 + "." }.joined(separator: " ")
  }

  private static func sentences(_ box: Box) -> [String] {
    let name = box.name + (box.note.isEmpty ? "" : " (\(box.note))")
    guard !box.children.isEmpty else { return box.note.isEmpty ? [] : [name] }
    return ["\(name): \(box.children.map(\.name).joined(separator: ", "))"]
      + box.children.flatMap(sentences)
  }
}

extension Timeline {
  fileprivate var text: String {
    lanes.map { lane in
      let spans = lane.spans.map { span in
        let steps =
          span.steps.count == 1
          ? "\(span.steps.lowerBound + 1)"
          : "\(span.steps.lowerBound + 1)–\(span.steps.upperBound + 1)"
        return "\(steps) \(span.text)"
      }
      return "\(lane.name): \(spans.joined(separator: ", "))."
    }.joined(separator: " ")
  }
}
