public import Foundation

extension UICollectionView {
  /// Makes several changes together; nothing moves here, so `completion` is called at once.
  ///
  /// Traps if the data source's numbers do not fit the changes, as UIKit raises an exception.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Shows items that the data source has now and had not before.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedElements.formUnion(indexPaths) }
  }

  /// Takes items away that the data source had before and has no longer.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedElements.formUnion(indexPaths) }
  }

  /// Gets items again; their selection is forgotten.
  public func reloadItems(at indexPaths: [IndexPath]) {
    for item in indexPaths { deselectItem(at: item, animated: false) }
    recycleCells { !indexPaths.contains($0) }
    change { _ in }
  }

  /// Has the cells of items in sight filled again, without others taking their place.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for item in indexPaths {
      guard let cell = cells[item] else { continue }
      cellBeingReconfigured = cell
      _ = dataSource?.collectionView(self, cellForItemAt: item)
      cellBeingReconfigured = nil
      measured.items[item] = nil
    }
    if collectionViewLayout.measuresViews { setNeedsLayout() }
  }

  /// Takes an item to another place.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves[indexPath] = newIndexPath }
  }

  /// Shows sections that the data source has now and had not before.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source had before and has no longer.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Gets sections again, with whatever number of items they have now.
  public func reloadSections(_ sections: IndexSet) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }

  /// Takes a section to another place.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.sectionMoves[section] = newSection }
  }

  private func change(_ body: (inout ListUpdate) -> Void) {
    beginUpdates()
    body(&update)
    endUpdates()
  }

  private func beginUpdates() {
    if updateDepth == 0 { _ = itemCounts }
    updateDepth += 1
  }

  private func endUpdates() {
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let (old, update) = (itemCounts, update)
    self.update = ListUpdate()
    forgetCounts()
    if let contradiction = update.contradiction(from: old, to: itemCounts, of: "items") {
      fatalError(contradiction)
    }
    follow(update.newPlace, section: update.newPlace)
  }

  /// Lets cells, headers and the selection follow to new places; nil is the place of what is gone.
  func follow(_ newPlace: (IndexPath) -> IndexPath?, section newSection: (Int) -> Int?) {
    selection = ListSelection(selection.places.compactMap(newPlace))
    func newSupplementaryPlace(_ place: SupplementaryPlace) -> SupplementaryPlace? {
      newSection(place.indexPath.section).map {
        SupplementaryPlace(
          kind: place.kind, indexPath: IndexPath(item: place.indexPath.item, section: $0))
      }
    }
    recycleCells { newPlace($0) != nil }
    recycleSupplementaryViews { newSupplementaryPlace($0) != nil }
    cells = cells.moved(to: newPlace)
    supplementaryViews = supplementaryViews.moved(to: newSupplementaryPlace)
    measured.items = measured.items.moved(to: newPlace)
    measured.others = measured.others.moved(to: newSupplementaryPlace)
    if collectionViewLayout.measuresViews { collectionViewLayout.invalidateLayout() }
    announced = []
    stayInContent()
    setNeedsLayout()
  }
}
