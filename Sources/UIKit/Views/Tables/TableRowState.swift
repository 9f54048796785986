import Foundation

/// What a table saves of its rows: the selected ones and the first one in sight, by the data
/// source's names where it has names, else by place (uikit-restoration 4.1, 10.3).
@MainActor
struct TableRowState {
  private let table: UITableView
  private let association: ModelAssociation?

  init(of table: UITableView) {
    self.table = table
    association = ModelAssociation(dataSource: table.dataSource, view: table)
  }

  func encode(with coder: NSCoder) {
    guard let association else {
      coder.encode(table.selectedRows.map { Array($0) }, forKey: Key.selectedRows)
      return
    }
    if let first = table.indexPathsForVisibleRows?.first, let name = association.name(of: first) {
      coder.encode(name, forKey: Key.firstVisibleName)
    }
    coder.encode(table.selectedRows.compactMap(association.name), forKey: Key.selectedNames)
  }

  func decode(with coder: NSCoder) {
    restorePosition(coder)
    for row in selectedRows(coder) {
      if table.layout.contains(row) {
        table.selectRow(at: row, animated: false, scrollPosition: .none)
      } else {
        Trace.decision(table, "row not selected", "the table has no row \(row)")
      }
    }
  }

  /// A named row is scrolled to the top edge, unless it did not move: then the offset that was saved is
  /// right to the point.
  private func restorePosition(_ coder: NSCoder) {
    let offset = table.savedContentOffset(in: coder)
    guard let association, let name = text(Key.firstVisibleName, coder) else {
      if let offset { scroll(to: offset) }
      return
    }
    guard let row = association.place(named: name), table.layout.contains(row) else { return }
    if let offset, table.layout.rows(from: offset.y, to: offset.y.nextUp).first == row {
      scroll(to: offset)
    } else {
      table.scrollToRow(at: row, at: .top, animated: false)
    }
  }

  private func scroll(to offset: CGPoint) {
    table.contentOffset = offset
    table.stayInContent()
  }

  private func selectedRows(_ coder: NSCoder) -> [IndexPath] {
    if let association {
      guard coder.containsValue(forKey: Key.selectedNames) else { return [] }
      let names = coder.decodeObject(forKey: Key.selectedNames) as? [String] ?? []
      return names.compactMap(association.place)
    }
    guard coder.containsValue(forKey: Key.selectedRows) else { return [] }
    let rows = coder.decodeObject(forKey: Key.selectedRows) as? [[Int]] ?? []
    return rows.map { IndexPath(indexes: $0) }
  }

  private func text(_ key: String, _ coder: NSCoder) -> String? {
    coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? String : nil
  }

  /// UIKit's own names for these are not known (uikit-restoration 6.4).
  private enum Key {
    static let firstVisibleName = ChosenArchiveKey.tableFirstVisibleName.rawValue
    static let selectedNames = ChosenArchiveKey.tableSelectedNames.rawValue
    static let selectedRows = ChosenArchiveKey.tableSelectedRows.rawValue
  }
}
