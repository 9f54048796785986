/// What a user would see at once is wrong with a screen.
package struct ScreenFaults: Hashable, Sendable {
  /// Two texts that are in each other's place.
  package struct Overlap: Hashable, Sendable {
    package var first: String
    package var second: String

    package init(first: String, second: String) {
      self.first = first
      self.second = second
    }
  }

  package var overlaps: [Overlap] = []

  /// Texts that reach over the edge of the screen, and are in nothing that could be scrolled.
  package var offScreen: [String] = []

  /// What would be seen if it had a size.
  package var withoutSize: [String]

  /// More lines than a screen has room for; each is compared with each other.
  private static let mostLines = 600

  /// Looks at the first lines of a screen, as many as one has room for.
  package init(of screen: ScreenDrawing) {
    withoutSize = screen.withoutSize ?? []
    var lines: [Line] = []
    for element in screen.elements { Self.collect(element, isScrolled: false, into: &lines) }
    for (index, line) in lines.enumerated() where !line.isCovered {
      if !line.isScrolled, line.frame.x < -1 || line.frame.maxX > screen.room.width + 1 {
        offScreen.append(line.text)
      }
      for other in lines[(index + 1)...] where !other.isCovered && line.isOver(other) {
        overlaps.append(Overlap(first: line.text, second: other.text))
      }
    }
  }

  package var isEmpty: Bool { overlaps.isEmpty && offScreen.isEmpty && withoutSize.isEmpty }

  private struct Line {
    var text: String
    var frame: DrawnRect
    var isScrolled: Bool
    var isCovered = false

    /// Whether one hides some of the other: letters that only touch are read.
    func isOver(_ other: Line) -> Bool {
      let common = frame.intersection(other.frame)
      let smaller = min(frame.width * frame.height, other.frame.width * other.frame.height)
      return smaller > 0 && common.width * common.height > smaller / 5
    }
  }

  /// From the back to the front: what is in front covers the lines behind it.
  private static func collect(
    _ element: DrawnElement, isScrolled: Bool, into lines: inout [Line]
  ) {
    guard lines.count < mostLines else { return }
    if element.isOpaque {
      for index in lines.indices
      where !element.frame.intersection(lines[index].frame).isEmpty {
        lines[index].isCovered = true
      }
    }
    lines += (element.texts ?? []).prefix(mostLines - lines.count).map {
      Line(text: $0.text, frame: $0.frame, isScrolled: isScrolled)
    }
    let scrolls =
      isScrolled || [.scrollView, .table, .collection, .textArea].contains(element.role)
    for child in element.children ?? [] {
      collect(child, isScrolled: scrolls, into: &lines)
    }
  }
}
