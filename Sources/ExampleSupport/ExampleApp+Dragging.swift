public import Foundation
public import UIKit

// What the user drags.
extension ExampleApp {
  /// Drags an item out of a collection, and lets go where nothing takes it.
  ///
  /// Traps where there is no such item.
  ///
  /// - Returns: What was dragged; nothing where the app does not let it be.
  @discardableResult
  public func drag(itemAt indexPath: IndexPath, in collectionView: UICollectionView)
    -> [UIDragItem]
  {
    collectionView.requireItem(at: indexPath)
    return collectionView.userDragsItem(at: indexPath)
  }

  /// Drags a row out of a table, and lets go where nothing takes it.
  ///
  /// Traps where there is no such row.
  ///
  /// - Returns: What was dragged; nothing where the app does not let it be.
  @discardableResult
  public func drag(rowAt indexPath: IndexPath, in tableView: UITableView) -> [UIDragItem] {
    tableView.requireRow(at: indexPath)
    return tableView.userDragsRow(at: indexPath)
  }

  /// Drags what a view offers by a `UIDragInteraction`, and lets go where nothing takes it.
  ///
  /// - Returns: What was dragged; nothing where the app does not let it be.
  @discardableResult
  public func drag(_ view: UIView) -> [UIDragItem] {
    view.userDragsContent()
  }
}
