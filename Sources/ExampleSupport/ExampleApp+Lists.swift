public import Foundation
public import UIKit

// A statement that cannot be carried out ends the launch; it is reported at its line in the guide.
extension ExampleApp {
  /// Drags the content of a scroll view until a point of it is at the upper left corner, as far as it
  /// goes.
  public func scroll(_ scrollView: UIScrollView, to point: CGPoint) {
    scrollView.userDrags(to: point)
  }

  /// Taps the status bar, so that a scroll view goes to its top.
  public func scrollToTop(_ scrollView: UIScrollView) {
    scrollView.userTapsStatusBar()
  }

  /// Taps a row, as the user does: UIKit calls its table's delegate.
  ///
  /// Traps where there is no such row.
  public func tapRow(at indexPath: IndexPath, in tableView: UITableView) {
    tableView.requireRow(at: indexPath)
    tableView.userTapsRow(at: indexPath)
  }

  /// Taps an item, as the user does: UIKit calls its collection's delegate.
  ///
  /// Traps where there is no such item.
  public func tapItem(at indexPath: IndexPath, in collectionView: UICollectionView) {
    collectionView.requireItem(at: indexPath)
    collectionView.userTapsItem(at: indexPath)
  }

  /// Moves an item to another place, as the user does, as far as the app allows.
  ///
  /// Traps where there is no such item or place.
  public func moveItem(
    at indexPath: IndexPath, to newIndexPath: IndexPath, in collectionView: UICollectionView
  ) {
    collectionView.requireItem(at: indexPath)
    collectionView.requireItem(at: newIndexPath, movedFrom: indexPath)
    collectionView.userMovesItem(at: indexPath, to: newIndexPath)
  }

  /// Swipes an item of a list and taps the action of this title.
  ///
  /// Traps where there is no such item, or the app offers no such action.
  public func tapAction(
    titled title: String, ofItemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) {
    collectionView.requireItem(at: indexPath)
    let others = collectionView.userPerformsAction(titled: title, onItemAt: indexPath)
    guard let others else { return }
    fatalError(
      "The item \(indexPath) has no action \"\(title)\": \(RequiredPlace.offered(others))")
  }

  /// Deletes a row, as the user does by a swipe or in editing, if the app allows it: the data source commits it.
  ///
  /// Traps where there is no such row.
  public func deleteRow(at indexPath: IndexPath, in tableView: UITableView) {
    tableView.requireRow(at: indexPath)
    tableView.userDeletesRow(at: indexPath)
  }

  /// Inserts a row, as the user does in editing by the button of a row that has one.
  ///
  /// Traps where there is no such row.
  public func insertRow(at indexPath: IndexPath, in tableView: UITableView) {
    tableView.requireRow(at: indexPath)
    tableView.userInsertsRow(at: indexPath)
  }

  /// Moves a row to another place, as the user does, as far as the app allows.
  ///
  /// Traps where there is no such row or place.
  public func moveRow(
    at indexPath: IndexPath, to newIndexPath: IndexPath, in tableView: UITableView
  ) {
    tableView.requireRow(at: indexPath)
    tableView.requireRow(at: newIndexPath, movedFrom: indexPath)
    tableView.userMovesRow(at: indexPath, to: newIndexPath)
  }

  /// Swipes a row and taps the action of this title.
  ///
  /// Traps where there is no such row, or the app offers no such action.
  public func tapAction(
    titled title: String, ofRowAt indexPath: IndexPath, in tableView: UITableView
  ) {
    tableView.requireRow(at: indexPath)
    let others = tableView.userPerformsAction(titled: title, onRowAt: indexPath)
    guard let others else { return }
    fatalError("The row \(indexPath) has no action \"\(title)\": \(RequiredPlace.offered(others))")
  }

  /// Taps the button at the right of a row.
  ///
  /// Traps where there is no such row.
  public func tapAccessoryButton(ofRowAt indexPath: IndexPath, in tableView: UITableView) {
    tableView.requireRow(at: indexPath)
    tableView.userTapsAccessory(ofRowAt: indexPath)
  }

  /// Touches a title of a table's index.
  ///
  /// Traps where there is no such title.
  public func tapIndex(titled title: String, in tableView: UITableView) {
    guard let others = tableView.userTapsIndex(titled: title) else { return }
    fatalError("The table's index has no title \"\(title)\": \(RequiredPlace.offered(others))")
  }

  /// Pulls the content down, so that the app gets new content.
  public func pullToRefresh(_ scrollView: UIScrollView) {
    scrollView.refreshControl?.userPulls()
  }
}
