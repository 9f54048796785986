public import Foundation
public import UIKit

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

  /// Taps an item, as the user does: UIKit calls its collection's delegate.
  public func tapItem(at indexPath: IndexPath, in collectionView: UICollectionView) {
    collectionView.userTapsItem(at: indexPath)
  }

  /// Takes an item to another place, as the user does, as far as the app allows.
  public func moveItem(
    at indexPath: IndexPath, to newIndexPath: IndexPath, in collectionView: UICollectionView
  ) {
    collectionView.userMovesItem(at: indexPath, to: newIndexPath)
  }

  /// Swipes an item of a list and taps the action of this title, if the app offers it.
  public func tapAction(
    titled title: String, ofItemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) {
    collectionView.userPerformsAction(titled: title, onItemAt: indexPath)
  }

  /// Deletes a row, as the user does by a swipe or in editing, if the app allows it: the data source is
  /// told.
  public func deleteRow(at indexPath: IndexPath, in tableView: UITableView) {
    tableView.userDeletesRow(at: indexPath)
  }

  /// Inserts a row, as the user does in editing by the button of a row that has one.
  public func insertRow(at indexPath: IndexPath, in tableView: UITableView) {
    tableView.userInsertsRow(at: indexPath)
  }

  /// Takes a row to another place, as the user does, as far as the app allows.
  public func moveRow(
    at indexPath: IndexPath, to newIndexPath: IndexPath, in tableView: UITableView
  ) {
    tableView.userMovesRow(at: indexPath, to: newIndexPath)
  }

  /// Swipes a row and taps the action of this title, if the app offers it.
  public func tapAction(
    titled title: String, ofRowAt indexPath: IndexPath, in tableView: UITableView
  ) {
    tableView.userPerformsAction(titled: title, onRowAt: indexPath)
  }

  /// Taps the button at the right of a row.
  public func tapAccessoryButton(ofRowAt indexPath: IndexPath, in tableView: UITableView) {
    tableView.userTapsAccessory(ofRowAt: indexPath)
  }

  /// Touches a title of a table's index.
  public func tapIndex(titled title: String, in tableView: UITableView) {
    tableView.userTapsIndex(titled: title)
  }

  /// Pulls the content down, so that the app gets new content.
  public func pullToRefresh(_ scrollView: UIScrollView) {
    scrollView.refreshControl?.userPulls()
  }
}
