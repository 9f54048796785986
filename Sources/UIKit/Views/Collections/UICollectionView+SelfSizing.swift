import Foundation

/// Cells, headers and footers that have the size of their content (Apple: `estimatedItemSize`, `NSCollectionLayoutDimension.estimated`).
extension UICollectionView {
  /// Has the view that came into sight, or whose content has changed, say how large it would like to be.
  ///
  /// - Returns: Its place, with the size that it has now.
  func measured(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = collectionViewLayout.measuredAxes(of: attributes)
    guard !axes.isEmpty, measured[attributes] == nil,
      let asked = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    asked.measuredAxes = axes
    let preferred = view.preferredLayoutAttributesFitting(asked).size
    let size = CGSize(
      width: axes.contains(.width) ? preferred.width.upToPixel : attributes.size.width,
      height: axes.contains(.height) ? preferred.height.upToPixel : attributes.size.height)
    measured[attributes] = size
    guard size != attributes.size else { return attributes }
    collectionViewLayout.sizesWereMeasured()
    return place(of: attributes) ?? attributes
  }

  private func place(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = attributes.supplementaryPlace else {
      return collectionViewLayout.layoutAttributesForItem(at: attributes.indexPath)
    }
    return collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: place.kind, at: place.indexPath)
  }

  /// Brings one view after the other until nothing more is in sight: each that is measured may move the others.
  func bringMeasuredViews(_ bring: (UICollectionViewLayoutAttributes) -> Void) {
    var brought: Set<SupplementaryPlace> = []
    func key(_ attributes: UICollectionViewLayoutAttributes) -> SupplementaryPlace {
      attributes.supplementaryPlace
        ?? SupplementaryPlace(kind: "", indexPath: attributes.indexPath)
    }
    while let next = attributesInSight.first(where: { !brought.contains(key($0)) }) {
      brought.insert(key(next))
      bring(next)
    }
    let inSight = attributesInSight
    for attributes in inSight { bring(attributes) }
    let places = Set(inSight.map(key))
    recycleCells { places.contains(SupplementaryPlace(kind: "", indexPath: $0)) }
    recycleSupplementaryViews(except: places.contains)
  }

  /// Cells first, each kind in order.
  private var attributesInSight: [UICollectionViewLayoutAttributes] {
    let visible = visibleAttributes.sorted { $0.indexPath < $1.indexPath }
    return visible.filter { $0.representedElementCategory == .cell }
      + visible.filter { $0.representedElementCategory == .supplementaryView }
  }
}
