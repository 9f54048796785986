import Foundation

/// Where the rows of a table are, from the heights that its data source and delegate give.
struct TableLayout {
  struct Section {
    var top: CGFloat
    var rowEdges: RowEdges
    var footerHeight: CGFloat

    /// The rows that have the height of their content.
    var automaticRows = AutomaticRows.none

    /// Whether header and footer have the height of their content.
    var hasAutomaticHeader = false
    var hasAutomaticFooter = false

    var rowCount: Int { rowEdges.rowCount }
    var headerHeight: CGFloat { rowEdges[0] - top }
    var bottom: CGFloat { rowEdges[rowCount] + footerHeight }
  }

  enum AutomaticRows {
    case none, all
    case some(Set<Int>)

    func contains(_ row: Int) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .some(let rows): rows.contains(row)
      }
    }
  }

  var sections: [Section] = []
  var width: CGFloat = 0

  /// The room at the left and the right of the rows, where they are cards.
  var inset: CGFloat = 0

  /// How wide rows, headers and footers are.
  var widthOfRows: CGFloat { max(0, width - 2 * inset) }

  /// Where the first section begins.
  var top: CGFloat = 0

  /// Where the last section ends.
  var bottom: CGFloat { sections.last?.bottom ?? top }

  /// The number of rows of each section.
  var rowCounts: [Int] { sections.map(\.rowCount) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rowCount).contains(path.row)
  }

  /// The place of a row; nil for a row that the table does not have.
  func rect(forRowAt path: IndexPath) -> CGRect? {
    guard contains(path) else { return nil }
    let edges = sections[path.section].rowEdges
    let top = edges[path.row]
    return CGRect(x: inset, y: top, width: widthOfRows, height: edges[path.row + 1] - top)
  }

  /// The place of a section's header; nil for a section that the table does not have.
  func rect(forHeaderOf section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return CGRect(
      x: inset, y: sections[section].top, width: widthOfRows,
      height: sections[section].headerHeight)
  }

  /// The place of a section's footer; nil for a section that the table does not have.
  func rect(forFooterOf section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let place = sections[section]
    return CGRect(
      x: inset, y: place.bottom - place.footerHeight, width: widthOfRows,
      height: place.footerHeight)
  }

  /// Whether a row has the height of its content.
  func isAutomatic(_ path: IndexPath) -> Bool {
    contains(path) && sections[path.section].automaticRows.contains(path.row)
  }

  /// Whether any row has the height of its content.
  var hasAutomaticRows: Bool {
    sections.contains { section in
      if case .none = section.automaticRows { false } else { true }
    }
  }

  /// The row after another, in its section or a later one.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rowCount {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = sections.indices.first { $0 > path.section && sections[$0].rowCount > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  /// Gives a row the height that was measured, and moves what is below it.
  mutating func setHeight(_ height: CGFloat, ofRowAt path: IndexPath) {
    guard contains(path) else { return }
    let old = sections[path.section].bottom
    sections[path.section].rowEdges.setHeight(height, ofRow: path.row)
    moveSections(after: path.section, by: sections[path.section].bottom - old)
  }

  /// Gives a header or footer the height that was measured, and moves what is below it.
  mutating func setHeight(_ height: CGFloat, of title: TitlePlace) {
    guard sections.indices.contains(title.section) else { return }
    let old = sections[title.section].bottom
    if title.isFooter {
      sections[title.section].footerHeight = height
    } else {
      sections[title.section].rowEdges.move(by: height - sections[title.section].headerHeight)
    }
    moveSections(after: title.section, by: sections[title.section].bottom - old)
  }

  private mutating func moveSections(after section: Int, by distance: CGFloat) {
    guard distance != 0 else { return }
    for index in sections.indices where index > section {
      sections[index].top += distance
      sections[index].rowEdges.move(by: distance)
    }
  }

  /// The rows that a range of heights shows a part of, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var result: [IndexPath] = []
    for (number, section) in sections.enumerated()
    where section.bottom > top && section.top < bottom {
      var row = firstRow(of: section, terminationBelow: top)
      while row < section.rowCount, section.rowEdges[row] < bottom {
        result.append(IndexPath(row: row, section: number))
        row += 1
      }
    }
    return result
  }

  /// Found by halving: a table may have a hundred thousand rows.
  private func firstRow(of section: Section, terminationBelow top: CGFloat) -> Int {
    var low = 0
    var high = section.rowCount
    while low < high {
      let middle = (low + high) / 2
      if section.rowEdges[middle + 1] > top { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
