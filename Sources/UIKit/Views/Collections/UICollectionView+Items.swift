public import Foundation

extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int { itemCounts.count }

  /// The number of items of a section.
  public func numberOfItems(inSection section: Int) -> Int { itemCounts[section] }

  /// Where an item is; nil for one that the collection does not have.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    hasItem(indexPath) ? preparedLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Where a header, a footer or another such view is.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return attributes(in: rect).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// The items that are in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    items(in: bounds)
  }

  /// The places of the views of a kind that are in sight, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleAttributes.filter {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind
    }.map(\.indexPath).sorted()
  }

  func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && itemCounts.indices.contains(path.section)
      && (0..<itemCounts[path.section]).contains(path.item)
  }

  /// The items that a rectangle of the content shows a part of, in order.
  func items(in rect: CGRect) -> [IndexPath] {
    attributes(in: rect).filter { $0.representedElementCategory == .cell }
      .map(\.indexPath).sorted()
  }

  /// Everything that is in sight.
  var visibleAttributes: [UICollectionViewLayoutAttributes] { attributes(in: bounds) }

  /// A layout may give more than it was asked for.
  private func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !rect.isEmpty else { return [] }
    return (preparedLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      !$0.isHidden && $0.frame.overlaps(rect)
    }
  }
}
