import Diagnostics
import GuideMarkup

extension DiagramReader {
  /// A line is a box, in the one above it that is indented less; or arrows, which make the boxes that
  /// no other line has.
  mutating func boxes(_ lines: [Fence.Line]) -> BoxDiagram {
    var diagram = BoxDiagram()
    var open: [(indentation: Int, path: [Int])] = []
    var names: Set<String> = []
    for line in lines where !line.text.contains("->") {
      let indentation = line.text.prefix { $0 == " " }.count
      while let last = open.last, last.indentation >= indentation { open.removeLast() }
      let (name, note) = Self.parts(line.text)
      guard !name.isEmpty, names.insert(name).inserted else {
        report(
          "box-twice", at: line,
          name.isEmpty ? "a box needs a name" : "there is a box `\(name)` already",
          fix: "give each box a name of its own")
        continue
      }
      let path = diagram.boxes.insert(
        BoxDiagram.Box(name: name, note: note), below: open.last?.path ?? [])
      open.append((indentation, path))
    }
    let boxes = names.sorted()
    for line in lines where line.text.contains("->") {
      for arrow in arrows(line) {
        checkNames(of: arrow, at: line, among: boxes)
        for name in [arrow.from, arrow.to] where names.insert(name).inserted {
          diagram.boxes.append(BoxDiagram.Box(name: name))
        }
        diagram.arrows.append(arrow)
      }
    }
    if names.count + diagram.arrows.count > Self.mostParts {
      report(
        "too-large", at: lines[0], "the drawing is too large to be read",
        fix: "remove what the text does not mention")
    }
    return diagram
  }

  /// Reports a name that is nearly that of a box: it would make another box.
  private mutating func checkNames(
    of arrow: BoxDiagram.Arrow, at line: Fence.Line, among boxes: [String]
  ) {
    for name in [arrow.from, arrow.to] where !boxes.contains(name) {
      guard let nearest = Suggestion.nearest(to: name, among: boxes) else { continue }
      report(
        "no-such-box", at: line, "there is no box `\(name)`", fix: "did you mean `\(nearest)`?")
    }
  }

  /// `A -> B -> C: label` is two arrows with one label.
  private mutating func arrows(_ line: Fence.Line) -> [BoxDiagram.Arrow] {
    let (way, label) = Self.parts(line.text)
    let names = way.split(separator: "->", omittingEmptySubsequences: false).map(\.trimmed)
    guard names.count > 1, !names.contains("") else {
      report(
        "no-box", at: line, "an arrow needs two boxes", fix: "write `A -> B`")
      return []
    }
    return zip(names, names.dropFirst()).map { .init(from: $0, to: $1, label: label) }
  }

  /// What is before the first colon with a space after it, and what follows it.
  private static func parts(_ text: String) -> (name: String, rest: String) {
    guard let colon = text.firstRange(of: ": ") else { return (text.trimmed, "") }
    return (text[..<colon.lowerBound].trimmed, text[colon.upperBound...].trimmed)
  }
}

extension [BoxDiagram.Box] {
  /// Puts a box after the others of the one at a path; the path of the new one.
  fileprivate mutating func insert(_ box: BoxDiagram.Box, below path: [Int]) -> [Int] {
    guard let first = path.first else {
      append(box)
      return [count - 1]
    }
    return [first] + self[first].children.insert(box, below: [Int](path.dropFirst()))
  }
}
