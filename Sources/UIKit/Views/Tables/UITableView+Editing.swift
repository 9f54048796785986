import Foundation

extension UITableView {
  /// Deletes a row as the user does, by a swipe or in editing; nothing happens where the row cannot be
  /// deleted.
  package func userDeletesRow(at indexPath: IndexPath) {
    guard canEdit(indexPath), editingStyle(of: indexPath) == .delete else { return }
    guard !isEditing else {
      dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
      return
    }
    tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
    dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
    tableDelegate?.tableView(self, didEndEditingRowAt: indexPath)
  }

  /// Inserts a row as the user does, by the button of a row in editing.
  package func userInsertsRow(at indexPath: IndexPath) {
    guard isEditing, canEdit(indexPath), editingStyle(of: indexPath) == .insert else { return }
    dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
  }

  /// Takes a row to another place as the user does, as far as data source and delegate allow.
  package func userMovesRow(at source: IndexPath, to proposed: IndexPath) {
    guard let dataSource, layout.contains(source), canMove(source),
      layout.contains(proposed) || isEnd(proposed, ofAnotherSectionThan: source)
    else { return }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    dataSource.tableView(self, moveRowAt: source, to: target)
    moveRow(at: source, to: target)
  }

  /// Whether a place is behind the last row of another section than a row's.
  private func isEnd(_ place: IndexPath, ofAnotherSectionThan row: IndexPath) -> Bool {
    place.section != row.section && layout.sections.indices.contains(place.section)
      && place.row == numberOfRows(inSection: place.section)
  }

  /// Taps the button at the right of a row.
  package func userTapsAccessory(ofRowAt indexPath: IndexPath) {
    guard layout.contains(indexPath) else { return }
    if let cell = cells[indexPath] { cell.accessorySegue?.perform(sender: cell, isAsked: true) }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Swipes a row and taps one of the actions that come up.
  ///
  /// - Returns: The titles of those that come up, where none is this one; else nil.
  package func userPerformsAction(titled title: String, onRowAt indexPath: IndexPath) -> [String]? {
    guard canEdit(indexPath) else { return [] }
    let actions = swipeActions(ofRowAt: indexPath)
    guard let action = actions.first(where: { $0.title == title }) else {
      return actions.map(\.title)
    }
    tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
    action.perform()
    tableDelegate?.tableView(self, didEndEditingRowAt: indexPath)
    return nil
  }

  private func swipeActions(ofRowAt row: IndexPath) -> [(title: String, perform: () -> Void)] {
    guard let delegate = tableDelegate else { return [] }
    let trailing = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    let leading = delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
    let actions = (trailing?.actions ?? []) + (leading?.actions ?? [])
    // A trailing configuration takes the place of the older actions.
    let older = trailing == nil ? delegate.tableView(self, editActionsForRowAt: row) : nil
    return actions.map { action in
      (action.title ?? "", { action.handler(action, self.cells[row] ?? self) { _ in } })
    } + (older ?? []).map { action in (action.title ?? "", { action.handler(action, row) }) }
  }

  /// Whether a row can be edited.
  func canEdit(_ row: IndexPath) -> Bool {
    layout.contains(row) && dataSource?.tableView(self, canEditRowAt: row) ?? false
  }

  /// Without an answer, rows can be moved where the data source can move them.
  private func canMove(_ row: IndexPath) -> Bool {
    guard let source = dataSource as? NSObject else { return false }
    guard AppClasses.implement("tableView(_:canMoveRowAt:)", by: source) else {
      return AppClasses.implement("tableView(_:moveRowAt:to:)", by: source)
    }
    return dataSource?.tableView(self, canMoveRowAt: row) ?? false
  }

  func editingStyle(of row: IndexPath) -> UITableViewCell.EditingStyle {
    tableDelegate?.tableView(self, editingStyleForRowAt: row) ?? .delete
  }

  /// Tells a cell whether its row is being edited.
  func updateEditing(of cell: UITableViewCell, at row: IndexPath, animated: Bool) {
    let isEdited = isEditing && canEdit(row)
    cell.editingStyle = isEdited ? editingStyle(of: row) : .none
    cell.shouldIndentWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: row) ?? true
    cell.hasHandle = isEdited && canMove(row)
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }
}
