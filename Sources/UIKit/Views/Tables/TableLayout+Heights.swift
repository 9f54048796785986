import Foundation

extension TableLayout {
  /// Asks a table's data source and delegate for all rows and heights.
  @MainActor
  init(of table: UITableView) {
    width = table.bounds.width
    inset = table.style == .insetGrouped ? CardEdges.inset : 0
    top = table.tableHeaderView?.frame.height ?? 0
    guard let dataSource = table.dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: table) {
      let header = Self.headerHeight(of: section, in: table)
      let (edges, automaticRows) = Self.edges(
        ofRowsIn: section, from: bottom + header.height, of: table, dataSource)
      let footer = Self.footerHeight(of: section, in: table)
      sections.append(
        Section(
          top: bottom, rowEdges: edges, footerHeight: footer.height, automaticRows: automaticRows,
          hasAutomaticHeader: header.isAutomatic, hasAutomaticFooter: footer.isAutomatic))
    }
  }

  /// What a header or footer with one line of text takes on a phone.
  private static let standardTitleHeight: CGFloat = 28

  /// Who is asked for the heights of a section's rows is found out once, because a table may have a
  /// hundred thousand rows.
  @MainActor
  private static func edges(
    ofRowsIn section: Int, from top: CGFloat, of table: UITableView,
    _ dataSource: any UITableViewDataSource
  ) -> (RowEdges, AutomaticRows) {
    let rowCount = dataSource.tableView(table, numberOfRowsInSection: section)
    let asksForEach =
      table.staticRows != nil || table.delegateImplements("tableView(_:heightForRowAt:)")
      || table.delegateImplements("tableView(_:estimatedHeightForRowAt:)")
    guard asksForEach, let delegate = table.tableDelegate else {
      let height = height(table.rowHeight, estimate: table.estimatedRowHeight, in: table)
      let edges = RowEdges(top: top, rowCount: rowCount, height: height)
      return (edges, table.rowHeight < 0 ? .all : .none)
    }
    var automatic: Set<Int> = []
    let edges = RowEdges(top: top, rowCount: rowCount) { row in
      let path = IndexPath(row: row, section: section)
      let asked = delegate.tableView(table, heightForRowAt: path)
      if asked < 0, table.rowHeight < 0 { automatic.insert(row) }
      return height(
        asked, estimate: delegate.tableView(table, estimatedHeightForRowAt: path), in: table)
    }
    return (edges, automatic.isEmpty ? .none : .some(automatic))
  }

  /// In place of an automatic height stands the app's estimate, else the standard height, until the row comes into sight and
  /// is measured.
  @MainActor
  private static func height(
    _ height: CGFloat, estimate: CGFloat, in table: UITableView
  ) -> CGFloat {
    if height >= 0 { return height }
    if table.rowHeight >= 0 { return table.rowHeight }
    return estimate > 0 ? estimate : RowContentLayout.standardHeight
  }

  @MainActor
  private static func headerHeight(
    of section: Int, in table: UITableView
  ) -> (height: CGFloat, isAutomatic: Bool) {
    if table.delegateImplements("tableView(_:heightForHeaderInSection:)"),
      let asked = table.tableDelegate?.tableView(table, heightForHeaderInSection: section),
      asked >= 0
    {
      return (asked, false)
    }
    let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
    let hasHeader = title != nil || table.delegateImplements("tableView(_:viewForHeaderInSection:)")
    if let height = table.height(table.sectionHeaderHeight, isShown: hasHeader) {
      return (height, false)
    }
    let estimate = table.tableDelegate?.tableView(table, estimatedHeightForHeaderInSection: section)
    return (automatic(estimate ?? table.estimatedSectionHeaderHeight), true)
  }

  @MainActor
  private static func footerHeight(
    of section: Int, in table: UITableView
  ) -> (height: CGFloat, isAutomatic: Bool) {
    if table.delegateImplements("tableView(_:heightForFooterInSection:)"),
      let asked = table.tableDelegate?.tableView(table, heightForFooterInSection: section),
      asked >= 0
    {
      return (asked, false)
    }
    let title = table.dataSource?.tableView(table, titleForFooterInSection: section)
    let hasFooter = title != nil || table.delegateImplements("tableView(_:viewForFooterInSection:)")
    if let height = table.height(table.sectionFooterHeight, isShown: hasFooter) {
      return (height, false)
    }
    let estimate = table.tableDelegate?.tableView(table, estimatedHeightForFooterInSection: section)
    return (automatic(estimate ?? table.estimatedSectionFooterHeight), true)
  }

  private static func automatic(_ estimate: CGFloat) -> CGFloat {
    estimate > 0 ? estimate : standardTitleHeight
  }
}

extension UITableView {
  /// The height of a section's header or footer that the table itself gives; nil where the content decides.
  ///
  /// In a plain table a section without a header begins with its first row, whatever the table's height of headers is:
  /// storyboards write 28 into each table, and no app shows a gap there. In a grouped table it is the room between groups.
  fileprivate func height(_ own: CGFloat, isShown: Bool) -> CGFloat? {
    guard isShown || (style != .plain && own >= 0) else { return 0 }
    return own >= 0 ? own : nil
  }
}
