public import Foundation

extension UITableView {
  /// The cell of a row that is in sight; nil for others.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    bringCells()
    return cells[indexPath]
  }

  /// The cells of the rows in sight, in order.
  public var visibleCells: [UITableViewCell] {
    bringCells()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The same by their rows.
  var cellsInSight: [IndexPath: UITableViewCell] {
    bringCells()
    return cells
  }

  /// The row of a cell that is in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Gets a cell for each row in sight, and lets those of other rows be used again.
  func bringCells() {
    // The data source may ask for cells while it makes one.
    guard !isBringingCells else { return }
    isBringingCells = true
    defer { isBringingCells = false }
    bringRows()
    if bringHeaders() {
      bringRows()
      _ = bringHeaders()
    }
    announceRowsBehind()
  }

  /// Rows that have the height of their content are measured as they come, one below the other, until there is no more
  /// room.
  private func bringRows() {
    let visible = indexPathsForVisibleRows ?? []
    recycleCells(except: Set(visible).contains)
    guard layout.hasAutomaticRows else {
      for row in visible { bringCell(row) }
      return
    }
    var brought: Set<IndexPath> = []
    var next = visible.first
    while let row = next, rectForRow(at: row).minY < bounds.maxY {
      bringCell(row)
      brought.insert(row)
      next = layout.contains(row) ? layout.row(after: row) : nil
    }
    recycleCells(except: brought.contains)
    if measured.hasChanged {
      measured.hasChanged = false
      stayInContent()
    }
  }

  private func bringCell(_ row: IndexPath) {
    if let cell = cells[row] {
      measure(cell, at: row)
      cell.frame = rectForRow(at: row)
      return
    }
    guard let cell = dataSource?.tableView(self, cellForRowAt: row) else { return }
    cell.setSelected(selection.contains(row), animated: false)
    cell.indentationLevel = indentationLevel(of: cell, at: row)
    updateEditing(of: cell, at: row, animated: false)
    measured.rows[row] = nil
    measure(cell, at: row)
    cell.frame = rectForRow(at: row)
    cells[row] = cell
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row)
    addSubview(cell)
  }

  func recycleCells(except stays: (IndexPath) -> Bool) {
    for row in cells.keys.filter({ !stays($0) }).sorted() {
      guard let cell = cells.removeValue(forKey: row) else { continue }
      cell.removeFromSuperview()
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
      if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) }
    }
  }

  private func indentationLevel(of cell: UITableViewCell, at row: IndexPath) -> Int {
    guard delegateImplements("tableView(_:indentationLevelForRowAt:)") else {
      return cell.indentationLevel
    }
    return tableDelegate?.tableView(self, indentationLevelForRowAt: row) ?? 0
  }

  /// Tells ahead of time of the rows of the next screen, each once; how far ahead UIKit looks is not
  /// documented.
  private func announceRowsBehind() {
    guard let prefetchDataSource else { return }
    let new = layout.rows(from: bounds.maxY, to: bounds.maxY + bounds.height).filter {
      cells[$0] == nil && !announced.contains($0)
    }
    guard !new.isEmpty else { return }
    announced.formUnion(new)
    prefetchDataSource.tableView(self, prefetchRowsAt: new)
  }
}
