import Foundation

extension UICollectionView {
  /// Takes an item to another place as the user does, as far as data source and delegate allow.
  package func userMovesItem(at source: IndexPath, to proposed: IndexPath) {
    guard let dataSource, hasItem(source), hasItem(proposed),
      dataSource.collectionView(self, canMoveItemAt: source)
    else { return }
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed) ?? proposed
    dataSource.collectionView(self, moveItemAt: source, to: target)
    moveItem(at: source, to: target)
  }

  /// Swipes an item of a list and taps one of the actions that come up; nothing happens where none has
  /// the title.
  package func userPerformsAction(titled title: String, onItemAt indexPath: IndexPath) {
    guard hasItem(indexPath),
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let action = layout.swipeActions(ofItemAt: indexPath).first(where: { $0.title == title })
    else { return }
    action.handler(action, cells[indexPath] ?? self) { _ in }
  }
}
