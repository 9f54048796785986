// Rounding is a function of the C library where nothing is optimized.
import Glibc

/// Where the end of a line is while it is filled.
struct LinePen {
  /// The first cluster of the line.
  let start: Int

  private let indent: Double
  private let tabInterval: Double
  private var index: Int

  /// The position after all clusters, and the one after the last that isn't white space.
  private(set) var position = 0.0
  private(set) var shownWidth = 0.0
  private(set) var shownEnd: Int

  init(start: Int, indent: Double, tabInterval: Double) {
    self.start = start
    self.indent = indent
    self.tabInterval = tabInterval
    index = start
    shownEnd = start
  }

  /// Returns the position after the next cluster.
  func position(after cluster: Cluster) -> Double {
    guard cluster.breaking == .tab, tabInterval > 0 else { return position + cluster.advance }
    let stops = ((indent + position) / tabInterval).rounded(.down) + 1
    return stops * tabInterval - indent
  }

  /// Continues after the next cluster.
  mutating func move(over cluster: Cluster) {
    position = position(after: cluster)
    index += 1
    guard !cluster.isSpace else { return }
    shownWidth = position
    shownEnd = index
  }

  /// Goes on by a distance that no cluster has.
  mutating func move(by distance: Double) {
    position += distance
  }

  /// Returns the line that ends here.
  func line(to end: Int, endsParagraph: Bool = false) -> LinePlan {
    LinePlan(
      clusters: start..<end, shown: start..<shownEnd, width: shownWidth,
      endsParagraph: endsParagraph)
  }
}
