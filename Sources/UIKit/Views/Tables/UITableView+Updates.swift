public import Foundation

extension UITableView {
  /// Shows rows that the data source has now and had not before.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Takes rows away that the data source had before and has no longer.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Gets rows anew; their selection is forgotten.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for row in indexPaths { deselectRow(at: row, animated: false) }
    recycleCells { !indexPaths.contains($0) }
    change { _ in }
  }

  /// Takes a row to another place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.deletedRows.insert(indexPath)
      $0.insertedRows.insert(newIndexPath)
    }
  }

  /// Shows sections that the data source has now and had not before.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source had before and has no longer.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Gets sections anew, with whatever number of rows they have now.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }

  /// Begins changes that take place together at the outermost `endUpdates()`.
  public func beginUpdates() {
    if updateDepth == 0 { _ = layout }
    updateDepth += 1
  }

  /// Ends what `beginUpdates()` began.
  ///
  /// Traps if the data source's numbers do not fit the changes, as UIKit raises an exception.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { performUpdate() }
  }

  /// Makes several changes together; nothing moves here, so `completion` is called at once.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  private func change(_ body: (inout TableUpdate) -> Void) {
    beginUpdates()
    body(&update)
    endUpdates()
  }

  private func performUpdate() {
    let (old, update) = (layout, update)
    self.update = TableUpdate()
    forgetLayout()
    if let contradiction = update.contradiction(from: old, to: layout) { fatalError(contradiction) }
    selectedRows = selectedRows.compactMap(update.newPlace)
    recycleCells { update.newPlace(of: $0) != nil }
    cells = Dictionary(
      cells.compactMap { row, cell in update.newPlace(of: row).map { ($0, cell) } },
      uniquingKeysWith: { first, _ in first })
    stayInContent()
  }
}
