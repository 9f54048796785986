import Foundation

/// Items in lines: as many in each as fit, spread over the whole line.
///
/// Apple documents the least spacings alone. That the last line of items of several sizes is not
/// spread, that items of one size stand in columns and that one item alone is in the middle is what
/// is seen on phones.
struct FlowLines {
  typealias Size = (along: CGFloat, across: CGFloat)

  struct Line {
    var items: Range<Int>
    var height: CGFloat
    var places: [(along: CGFloat, across: CGFloat, size: Size)] = []
  }

  let sizes: [Size]
  let length: CGFloat
  let spacing: CGFloat

  /// Whether all items have one size.
  private let isUniform: Bool
  private(set) var lines: [Line] = []

  init(sizes: [Size], length: CGFloat, spacing: CGFloat) {
    self.sizes = sizes
    self.length = length
    self.spacing = spacing
    isUniform = sizes.allSatisfy { $0 == sizes[0] }
  }

  mutating func flow() {
    var start = 0
    while start < sizes.count {
      let end = self.end(ofLineFrom: start)
      let height = sizes[start..<end].map(\.along).max() ?? 0
      lines.append(Line(items: start..<end, height: height))
      start = end
    }
    for index in lines.indices { place(line: index) }
  }

  /// A line has at least one item, however long.
  private func end(ofLineFrom start: Int) -> Int {
    var end = start + 1
    var used = sizes[start].across
    while end < sizes.count, used + spacing + sizes[end].across <= length {
      used += spacing + sizes[end].across
      end += 1
    }
    return end
  }

  private mutating func place(line index: Int) {
    let items = lines[index].items
    let gap = self.gap(of: index)
    var position = isAlone(index) ? max(0, (length - sizes[items.lowerBound].across) / 2) : 0
    for item in items {
      let along = (lines[index].height - sizes[item].along) / 2
      lines[index].places.append((along, position, sizes[item]))
      position += sizes[item].across + gap
    }
  }

  /// Whether the one item of a line stands in the middle.
  private func isAlone(_ index: Int) -> Bool {
    guard lines[index].items.count == 1 else { return false }
    return isUniform ? fullCount == 1 : index < lines.count - 1
  }

  private func gap(of index: Int) -> CGFloat {
    if isUniform { return gap(between: Array(repeating: sizes[0].across, count: fullCount)) }
    guard index < lines.count - 1 else { return spacing }
    return gap(between: sizes[lines[index].items].map(\.across))
  }

  private func gap(between extents: [CGFloat]) -> CGFloat {
    guard extents.count > 1 else { return spacing }
    return max(spacing, (length - extents.reduce(0, +)) / CGFloat(extents.count - 1))
  }

  /// How many items of one size fit into a line.
  private var fullCount: Int {
    guard let size = sizes.first, size.across + spacing > 0 else { return sizes.count }
    return max(1, Int(((length + spacing) / (size.across + spacing)).rounded(.down)))
  }
}
