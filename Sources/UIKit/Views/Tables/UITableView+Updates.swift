public import Foundation

extension UITableView {
  /// Shows rows that the data source has now and had not before.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedElements.formUnion(indexPaths) }
  }

  /// Takes rows away that the data source had before and has no longer.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedElements.formUnion(indexPaths) }
  }

  /// Gets rows again; their selection is forgotten.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for row in indexPaths { deselectRow(at: row, animated: false) }
    recycleCells { !indexPaths.contains($0) }
    change { _ in }
  }

  /// Takes a row to another place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves[indexPath] = newIndexPath }
  }

  /// Shows sections that the data source has now and had not before.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source had before and has no longer.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Gets sections again, with whatever number of rows they have now.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }

  /// Takes a section to another place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.sectionMoves[section] = newSection }
  }

  /// Has the cells of rows in sight filled again, without others taking their place.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for row in indexPaths {
      guard let cell = cells[row] else { continue }
      cellBeingReconfigured = cell
      _ = dataSource?.tableView(self, cellForRowAt: row)
      cellBeingReconfigured = nil
      measured.rowsToMeasure.insert(row)
    }
    setNeedsLayout()
  }

  /// Whether changes were begun that have not taken place yet.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }

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

  private func change(_ body: (inout ListUpdate) -> Void) {
    beginUpdates()
    body(&update)
    endUpdates()
  }

  private func performUpdate() {
    let (old, update) = (layout.rowCounts, update)
    self.update = ListUpdate()
    forgetLayout()
    if let contradiction = update.contradiction(from: old, to: layout.rowCounts, of: "rows") {
      fatalError(contradiction)
    }
    follow(update.newPlace, section: update.newPlace)
  }

  /// Lets cells, headers and the selection follow to new places; nil is the place of what is gone.
  func follow(_ newPlace: (IndexPath) -> IndexPath?, section newSection: (Int) -> Int?) {
    selection = ListSelection(selection.places.compactMap(newPlace))
    recycleCells { newPlace($0) != nil }
    cells = cells.moved(to: newPlace)
    measured.follow(newPlace, section: newSection, inSight: cells.keys)
    forgetLayout()
    followHeaders(newSection)
    announced = []
    stayInContent()
  }
}
