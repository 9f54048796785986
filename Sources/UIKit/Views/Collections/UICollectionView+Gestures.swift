import Foundation

extension UICollectionView {
  /// Takes an item to another place as the user does, as far as data source and delegate allow.
  package func userMovesItem(at source: IndexPath, to proposed: IndexPath) {
    guard let dataSource, hasItem(source),
      hasItem(proposed) || isEnd(proposed, ofAnotherSectionThan: source),
      dataSource.collectionView(self, canMoveItemAt: source)
    else { return }
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed) ?? proposed
    dataSource.collectionView(self, moveItemAt: source, to: target)
    moveItem(at: source, to: target)
  }

  /// Whether a place is behind the last item of another section than an item's.
  private func isEnd(_ place: IndexPath, ofAnotherSectionThan item: IndexPath) -> Bool {
    place.section != item.section && (0..<numberOfSections).contains(place.section)
      && place.item == numberOfItems(inSection: place.section)
  }

  /// Swipes an item of a list and taps one of the actions that come up.
  ///
  /// - Returns: The titles of those that come up, where none is this one; else nil.
  package func userPerformsAction(titled title: String, onItemAt indexPath: IndexPath) -> [String]?
  {
    guard hasItem(indexPath),
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return [] }
    let actions = layout.swipeActions(ofItemAt: indexPath)
    guard let action = actions.first(where: { $0.title == title }) else {
      return actions.map { $0.title ?? "" }
    }
    action.handler(action, cells[indexPath] ?? self) { _ in }
    return nil
  }
}
