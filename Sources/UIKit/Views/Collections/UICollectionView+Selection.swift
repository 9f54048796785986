public import Foundation

extension UICollectionView {
  /// The selected items in the order in which they were selected; empty for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.places }

  /// Selects an item without asking or telling the delegate; nil takes every selection away.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for item in selection.places { deselectItem(at: item, animated: animated) }
      return
    }
    guard allowsSelection, hasItem(indexPath) else { return }
    for item in allowsSeveral ? [] : selection.places where item != indexPath {
      deselectItem(at: item, animated: animated)
    }
    selection.insert(indexPath)
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes an item's selection away without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  /// Selects an item as the user's tap does, or takes its selection away where several can be
  /// selected; the delegate's methods are called, in the order that Apple's header gives.
  package func userTapsItem(at indexPath: IndexPath) {
    guard hasItem(indexPath), isEditing ? allowsSelectionDuringEditing : allowsSelection
    else { return }
    bringIntoSight(indexPath)
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    highlight(indexPath, true)
    collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    if allowsSeveral, selection.contains(indexPath) {
      userDeselects(indexPath)
    } else {
      userSelects(indexPath)
    }
    highlight(indexPath, false)
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// Gets the cell that the user is about to touch: a user does not touch an item before it is drawn, and one who
  /// wants one further down scrolls to it first.
  private func bringIntoSight(_ indexPath: IndexPath) {
    guard cellForItem(at: indexPath) == nil, window != nil else { return }
    scrollToItem(at: indexPath, at: [], animated: false)
    bringViews()
  }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func highlight(_ item: IndexPath, _ isHighlighted: Bool) {
    cells[item]?.isHighlighted = isHighlighted
  }

  private func userSelects(_ item: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: item) ?? true else {
      return
    }
    for other in selection.places where !allowsSeveral && other != item {
      deselectItem(at: other, animated: true)
      collectionDelegate?.collectionView(self, didDeselectItemAt: other)
    }
    selectItem(at: item, animated: true, scrollPosition: [])
    if let cell = cells[item] { cell.selectionSegue?.perform(sender: cell, isAsked: true) }
    collectionDelegate?.collectionView(self, didSelectItemAt: item)
  }

  private func userDeselects(_ item: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else {
      return
    }
    deselectItem(at: item, animated: true)
    collectionDelegate?.collectionView(self, didDeselectItemAt: item)
  }
}
