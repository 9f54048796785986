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
    let visible = indexPathsForVisibleRows ?? []
    recycleCells(except: Set(visible).contains)
    for row in visible { bringCell(row) }
  }

  private func bringCell(_ row: IndexPath) {
    if let cell = cells[row] {
      cell.frame = rectForRow(at: row)
      return
    }
    guard let cell = dataSource?.tableView(self, cellForRowAt: row) else { return }
    cell.setSelected(selectedRows.contains(row), animated: false)
    cell.frame = rectForRow(at: row)
    cells[row] = cell
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: row)
    addSubview(cell)
  }

  func recycleCells(except stays: (IndexPath) -> Bool) {
    for row in cells.keys.filter({ !stays($0) }).sorted() {
      guard let cell = cells.removeValue(forKey: row) else { continue }
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier {
        reusableCells[identifier, default: []].append(cell)
      }
    }
  }
}
