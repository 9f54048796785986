public import Foundation

extension UITableView {
  /// The selected row; of several, the one that was selected first.
  public var indexPathForSelectedRow: IndexPath? { selection.places.first }

  /// The selected rows in the order in which they were selected; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.places.isEmpty ? nil : selection.places
  }

  /// Selects a row without asking or telling the delegate; nil takes every selection away.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for row in selection.places { deselectRow(at: row, animated: animated) }
      return
    }
    guard layout.contains(indexPath) else { return }
    for row in allowsSeveral ? [] : selection.places where row != indexPath {
      deselectRow(at: row, animated: animated)
    }
    selection.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes a row's selection away without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Selects a row as the user's tap does, or takes its selection away where several can be
  /// selected; the delegate's methods are called.
  package func userTapsRow(at indexPath: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || allowsSeveral : allowsSelection,
      layout.contains(indexPath)
    else { return }
    bringIntoSight(indexPath)
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    cells[indexPath]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: indexPath)
    cells[indexPath]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
    if selection.contains(indexPath), allowsSeveral {
      userDeselects(indexPath)
      return
    }
    let answer = tableDelegate.map { $0.tableView(self, willSelectRowAt: indexPath) }
    guard let row = answer ?? indexPath else { return }
    for other in selection.places where !allowsSeveral && other != row {
      userDeselects(other)
    }
    selectRow(at: row, animated: true, scrollPosition: .none)
    // A segue is prepared before the delegate is told, with the row selected.
    if let cell = cells[row] { cell.selectionSegue?.perform(sender: cell, isAsked: true) }
    tableDelegate?.tableView(self, didSelectRowAt: row)
  }

  /// Gets the cell that the user is about to touch: a user does not touch a row before it is drawn, and one who
  /// wants one further down scrolls to it first.
  private func bringIntoSight(_ indexPath: IndexPath) {
    guard cellForRow(at: indexPath) == nil, window != nil else { return }
    scrollToRow(at: indexPath, at: .none, animated: false)
    bringCells()
  }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func userDeselects(_ indexPath: IndexPath) {
    let answer = tableDelegate.map { $0.tableView(self, willDeselectRowAt: indexPath) }
    guard let row = answer ?? indexPath else { return }
    deselectRow(at: row, animated: true)
    tableDelegate?.tableView(self, didDeselectRowAt: row)
  }
}
