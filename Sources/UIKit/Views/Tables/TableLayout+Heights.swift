import Foundation

extension TableLayout {
  /// Asks a table's data source and delegate for all rows and heights.
  @MainActor
  init(of table: UITableView) {
    width = table.bounds.width
    top = table.tableHeaderView?.frame.height ?? 0
    guard let dataSource = table.dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: table) {
      var edges = [bottom + Self.headerHeight(of: section, in: table)]
      for row in 0..<dataSource.tableView(table, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        edges.append(edges[row] + Self.height(ofRowAt: path, in: table))
      }
      sections.append(
        Section(
          top: bottom, rowEdges: edges, footerHeight: Self.footerHeight(of: section, in: table)))
    }
  }

  /// What a row with one line of text takes on a phone.
  private static let standardRowHeight: CGFloat = 44

  /// What a header or footer with one line of text takes on a phone.
  private static let standardTitleHeight: CGFloat = 28

  /// Nothing is drawn that a height could be measured from: in place of an automatic height stands
  /// the app's estimate, else the standard height.
  @MainActor
  private static func height(ofRowAt path: IndexPath, in table: UITableView) -> CGFloat {
    let delegate = table.tableDelegate
    let heights = [
      delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight, table.rowHeight,
      delegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight,
    ]
    return heights.first { $0 >= 0 } ?? standardRowHeight
  }

  @MainActor
  private static func headerHeight(of section: Int, in table: UITableView) -> CGFloat {
    let asked = table.tableDelegate?.tableView(table, heightForHeaderInSection: section)
    if let height = [asked ?? -1, table.sectionHeaderHeight].first(where: { $0 >= 0 }) {
      return height
    }
    let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
    let hasHeader = title != nil || table.delegateImplements("tableView(_:viewForHeaderInSection:)")
    guard hasHeader else { return 0 }
    let estimate = table.tableDelegate?.tableView(table, estimatedHeightForHeaderInSection: section)
    return automatic(estimate ?? table.estimatedSectionHeaderHeight)
  }

  @MainActor
  private static func footerHeight(of section: Int, in table: UITableView) -> CGFloat {
    let asked = table.tableDelegate?.tableView(table, heightForFooterInSection: section)
    if let height = [asked ?? -1, table.sectionFooterHeight].first(where: { $0 >= 0 }) {
      return height
    }
    let title = table.dataSource?.tableView(table, titleForFooterInSection: section)
    let hasFooter = title != nil || table.delegateImplements("tableView(_:viewForFooterInSection:)")
    guard hasFooter else { return 0 }
    let estimate = table.tableDelegate?.tableView(table, estimatedHeightForFooterInSection: section)
    return automatic(estimate ?? table.estimatedSectionFooterHeight)
  }

  private static func automatic(_ estimate: CGFloat) -> CGFloat {
    estimate >= 0 ? estimate : standardTitleHeight
  }
}
