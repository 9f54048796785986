import Foundation

/// Where a flow layout has put everything.
struct FlowPlaces {
  struct Section {
    var header = CGRect.zero
    var footer = CGRect.zero
    var items: [CGRect] = []

    /// The items of each line, and where the line ends in the direction of scrolling.
    var lines: [(items: Range<Int>, end: CGFloat)] = []
  }

  var isVertical = true
  var contentSize = CGSize.zero

  /// The extent of the collection across the direction of scrolling.
  var lineLength: CGFloat = 0
  var sections: [Section] = []

  func frame(ofItemAt path: IndexPath) -> CGRect? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// The items that a rectangle shows a part of, in order.
  func items(in rect: CGRect) -> [IndexPath] {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return sections.indices.flatMap { number -> [IndexPath] in
      let section = sections[number]
      var result: [IndexPath] = []
      for line in section.lines[firstLine(of: section, terminationBehind: start)...] {
        let items = line.items.filter { section.items[$0].overlaps(rect) }
        result += items.map { IndexPath(item: $0, section: number) }
        let first = section.items[line.items.lowerBound]
        if (isVertical ? first.minY : first.minX) >= end { break }
      }
      return result
    }
  }

  /// Found by halving: a collection may have a hundred thousand items.
  private func firstLine(of section: Section, terminationBehind start: CGFloat) -> Int {
    var low = 0
    var high = section.lines.count
    while low < high {
      let middle = (low + high) / 2
      if section.lines[middle].end > start { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
