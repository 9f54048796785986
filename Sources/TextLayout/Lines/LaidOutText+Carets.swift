/// Where carets stand, in UTF-16 units as in `NSRange`.
///
/// In a line of mixed directions carets stand as if all of it had the paragraph's direction.
extension LaidOutText {
  /// Returns the place of the caret before the character at an offset: a rectangle without width.
  ///
  /// Where a line was broken without a line break in the text, the caret stands on the next line.
  package func caret(at offset: Int) -> LayoutRect? {
    guard !lines.isEmpty else { return nil }
    let line = lines[lineIndex(at: offset)]
    return LayoutRect(x: caretX(at: offset, on: line), y: line.y, width: 0, height: line.height)
  }

  /// Returns the offset whose caret is nearest to a point: on the line there, or the nearest one.
  package func offset(nearestTo point: LayoutPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let line = lines[lineIndex(atHeight: point.y)]
    let distance = line.direction == .leftToRight ? point.x - line.x : line.end - point.x
    var stops = line.plan.caretStops(in: text, style: style)
    // The stop after the last character is the next line's, unless there is no next line.
    let endsText = line.range.upperBound == text.length && !text.endsWithLineBreak
    if stops.count > 1, !endsText { stops.removeLast() }
    var nearest = stops[0]
    for stop in stops where abs(stop.distance - distance) < abs(nearest.distance - distance) {
      nearest = stop
    }
    return text.start(of: nearest.cluster)
  }

  /// Returns a rectangle for each line that a range touches, as a selection shows.
  package func rects(for range: Range<Int>) -> [LayoutRect] {
    guard !lines.isEmpty, !range.isEmpty else { return [] }
    return lines[lineIndex(at: range.lowerBound)...]
      .prefix { $0.range.lowerBound < range.upperBound }
      .map { rect(for: range.clamped(to: $0.range), on: $0) }
  }

  private func rect(for part: Range<Int>, on line: TextLine) -> LayoutRect {
    let first = caretX(at: part.lowerBound, on: line)
    let last = caretX(at: part.upperBound, on: line)
    return LayoutRect(
      x: min(first, last), y: line.y, width: abs(last - first), height: line.height)
  }

  /// White space at the end of a line may reach beyond the edge; carets stay inside.
  private func caretX(at offset: Int, on line: TextLine) -> Double {
    let stops = line.plan.caretStops(in: text, style: style)
    let index = text.cluster(at: offset) - line.plan.clusters.lowerBound
    let distance = stops[min(max(0, index), stops.count - 1)].distance
    let x = line.direction == .leftToRight ? line.x + distance : line.end - distance
    return width.isFinite ? min(max(0, x), width) : x
  }

  /// The last line that begins at an offset or before it.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The first line that ends below a height, or the last one.
  private func lineIndex(atHeight y: Double) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].y + lines[middle].height <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
