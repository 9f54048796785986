import Foundation

/// Where each row of a section begins, and where the last ends.
///
/// Rows of one height are not listed: a table may have a hundred thousand of them.
struct RowEdges {
  private enum Heights {
    case equal(CGFloat)
    case listed([CGFloat])
  }

  private let top: CGFloat
  private let heights: Heights

  /// How far all rows are moved.
  private var shift: CGFloat = 0

  /// The rows that were measured, in order, each with what it and those before it are higher than was said.
  private var measured: [(row: Int, sum: CGFloat)] = []
  let rowCount: Int

  /// Rows below one another, the first at `top`.
  init(top: CGFloat, rowCount: Int, height: CGFloat) {
    self.top = top
    self.rowCount = rowCount
    // Products of other numbers are not what adding them up gives.
    let isWhole = top == top.rounded() && height == height.rounded()
    heights =
      isWhole
      ? .equal(height) : .listed(Self.edges(from: top, rowCount: rowCount) { _ in height })
  }

  /// Rows below one another, the first at `top`, with the height of each.
  init(top: CGFloat, rowCount: Int, height: (Int) -> CGFloat) {
    self.top = top
    self.rowCount = rowCount
    heights = .listed(Self.edges(from: top, rowCount: rowCount, height))
  }

  private static func edges(
    from top: CGFloat, rowCount: Int, _ height: (Int) -> CGFloat
  ) -> [CGFloat] {
    var (edge, edges) = (top, [top])
    edges.reserveCapacity(rowCount + 1)
    for row in 0..<rowCount {
      edge += height(row)
      edges.append(edge)
    }
    return edges
  }

  /// Where a row begins; the row behind the last one begins where that ends.
  subscript(row: Int) -> CGFloat {
    let said =
      switch heights {
      case .equal(let height): top + height * CGFloat(row)
      case .listed(let edges): edges[row]
      }
    let index = indexOfMeasured(row)
    return said + shift + (index == 0 ? 0 : measured[index - 1].sum)
  }

  /// Moves all rows.
  mutating func move(by distance: CGFloat) { shift += distance }

  /// Gives a row the height that was measured.
  mutating func setHeight(_ height: CGFloat, ofRow row: Int) {
    let difference = height - (self[row + 1] - self[row])
    guard difference != 0 else { return }
    let index = indexOfMeasured(row)
    if index == measured.count || measured[index].row != row {
      measured.insert((row, index == 0 ? 0 : measured[index - 1].sum), at: index)
    }
    for index in index..<measured.count { measured[index].sum += difference }
  }

  /// The index of the first measured row that is not before another; found by halving.
  private func indexOfMeasured(_ row: Int) -> Int {
    var (low, high) = (0, measured.count)
    while low < high {
      let middle = (low + high) / 2
      if measured[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
