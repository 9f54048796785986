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
    switch heights {
    case .equal(let height): top + height * CGFloat(row)
    case .listed(let edges): edges[row]
    }
  }
}
