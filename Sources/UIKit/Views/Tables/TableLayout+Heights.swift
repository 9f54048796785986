import Foundation

extension TableLayout {
  /// Asks a table's data source and delegate for all rows and heights.
  @MainActor
  init(of table: UITableView) {
    width = table.bounds.width
    top = table.tableHeaderView?.frame.height ?? 0
    guard let dataSource = table.dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: table) {
      let first = bottom + Self.headerHeight(of: section, in: table)
      let edges = Self.edges(ofRowsIn: section, from: first, of: table, dataSource)
      sections.append(
        Section(
          top: bottom, rowEdges: edges, footerHeight: Self.footerHeight(of: section, in: table)))
    }
  }

  /// What a row with one line of text takes on a phone.
  private static let standardRowHeight: CGFloat = 44

  /// What a header or footer with one line of text takes on a phone.
  private static let standardTitleHeight: CGFloat = 28

  /// Who is asked for the heights of a section's rows is found out once, because a table may have a
  /// hundred thousand rows.
  @MainActor
  private static func edges(
    ofRowsIn section: Int, from top: CGFloat, of table: UITableView,
    _ dataSource: any UITableViewDataSource
  ) -> RowEdges {
    let rowCount = dataSource.tableView(table, numberOfRowsInSection: section)
    let asksForEach =
      table.staticRows != nil || table.delegateImplements("tableView(_:heightForRowAt:)")
      || table.delegateImplements("tableView(_:estimatedHeightForRowAt:)")
    guard asksForEach, let delegate = table.tableDelegate else {
      let height = height(table.rowHeight, estimate: table.estimatedRowHeight, in: table)
      return RowEdges(top: top, rowCount: rowCount, height: height)
    }
    return RowEdges(top: top, rowCount: rowCount) { row in
      let path = IndexPath(row: row, section: section)
      return height(
        delegate.tableView(table, heightForRowAt: path),
        estimate: delegate.tableView(table, estimatedHeightForRowAt: path), in: table)
    }
  }

  /// Nothing is drawn that a height could be measured from: in place of an automatic height stands
  /// the app's estimate, else the standard height.
  @MainActor
  private static func height(
    _ height: CGFloat, estimate: CGFloat, in table: UITableView
  ) -> CGFloat {
    if height >= 0 { return height }
    if table.rowHeight >= 0 { return table.rowHeight }
    return estimate >= 0 ? estimate : standardRowHeight
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
