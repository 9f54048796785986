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

  /// Drags a row to another place of its table, or past its last row where `destination` is nil, and lets go.
  ///
  /// Traps where there is no row to drag.
  ///
  /// - Returns: What the app did with it; `cancel` for nothing.
  @discardableResult
  public func drag(
    rowAt indexPath: IndexPath, in tableView: UITableView, to destination: IndexPath?
  ) -> UIDropOperation {
    tableView.requireRow(at: indexPath)
    return tableView.userDragsRow(at: indexPath, to: destination)
  }

  /// Drags an item to another place of its collection, or past its last item where `destination` is nil, and lets go.
  ///
  /// Traps where there is no item to drag.
  ///
  /// - Returns: What the app did with it; `cancel` for nothing.
  @discardableResult
  public func drag(
    itemAt indexPath: IndexPath, in collectionView: UICollectionView, to destination: IndexPath?
  ) -> UIDropOperation {
    collectionView.requireItem(at: indexPath)
    return collectionView.userDragsItem(at: indexPath, to: destination)
  }

  /// Drags what a view offers by a `UIDragInteraction` over another view, and lets go.
  ///
  /// - Returns: What was dragged; nothing where the app does not let it be.
  @discardableResult
  public func drag(_ view: UIView, to target: UIView) -> [UIDragItem] {
    view.userDragsContent(to: target)
  }

  /// Drops what another app offers on a view with a `UIDropInteraction`, or on one in such a view.
  ///
  /// - Returns: What the app did with it; `cancel` for nothing.
  @discardableResult
  public func drop(_ items: [NSItemProvider], on view: UIView) -> UIDropOperation {
    view.userDrops(items.map { UIDragItem(itemProvider: $0) })
  }

  /// Drops what another app offers on a row of a table, or past its last row where `indexPath` is nil.
  ///
  /// - Returns: What the app did with it; `cancel` for nothing.
  @discardableResult
  public func drop(
    _ items: [NSItemProvider], onRowAt indexPath: IndexPath?, in tableView: UITableView
  ) -> UIDropOperation {
    tableView.userDrops(items.map { UIDragItem(itemProvider: $0) }, at: indexPath)
  }

  /// Drops what another app offers on an item of a collection, or past its last item where `indexPath` is nil.
  ///
  /// - Returns: What the app did with it; `cancel` for nothing.
  @discardableResult
  public func drop(
    _ items: [NSItemProvider], onItemAt indexPath: IndexPath?, in collectionView: UICollectionView
  ) -> UIDropOperation {
    collectionView.userDrops(items.map { UIDragItem(itemProvider: $0) }, at: indexPath)
  }
}
