import Foundation

extension UITableViewCell {
  /// The table that the cell is in, and where.
  var placeInTable: (table: UITableView, indexPath: IndexPath)? {
    let table = sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? UITableView }.first
    return table.flatMap { table in table.indexPath(for: self).map { (table, $0) } }
  }
}

extension UICollectionViewCell {
  /// The collection that the cell is in, and where.
  var placeInCollection: (collection: UICollectionView, indexPath: IndexPath)? {
    let collection = sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? UICollectionView }.first
    return collection.flatMap { collection in
      collection.indexPath(for: self).map { (collection, $0) }
    }
  }
}

extension UIView {
  /// What the delegate of a table or collection has for a long press on this view, if it is a cell.
  var contextMenuConfigurationOfCell: UIContextMenuConfiguration? {
    if let row = (self as? UITableViewCell)?.placeInTable {
      return row.table.tableDelegate?.tableView(
        row.table, contextMenuConfigurationForRowAt: row.indexPath, point: middle(in: row.table))
    }
    guard let item = (self as? UICollectionViewCell)?.placeInCollection,
      let delegate = item.collection.collectionDelegate
    else { return nil }
    let point = middle(in: item.collection)
    return delegate.collectionView(
      item.collection, contextMenuConfigurationForItemsAt: [item.indexPath], point: point)
      ?? delegate.collectionView(
        item.collection, contextMenuConfigurationForItemAt: item.indexPath, point: point)
  }

  private func middle(in view: UIView) -> CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
  }

  /// The texts of the labels in the view, outside other cells.
  var textsOfLabels: [String] {
    subviews.filter { !$0.isHidden && !($0 is UITableViewCell || $0 is UICollectionReusableView) }
      .flatMap { view in
        [(view as? UILabel)?.text].compactMap { $0 }.filter { !$0.isEmpty } + view.textsOfLabels
      }
  }
}
