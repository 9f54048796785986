public import Foundation

/// A layout that puts items one after the other into lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least room between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The least room between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The size of items for which the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

  /// The size that stands in for what cells would find out by themselves; zero has none do so.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The direction in which the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// The size of headers; only the extent in the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The size of footers; only the extent in the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// Room around the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  /// What section insets are measured from; safe areas and margins are the content's edges here.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  /// Whether headers stay in sight with their sections.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// Whether footers stay in sight with their sections.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var places = FlowPlaces()

  /// The size of items that find out theirs by themselves.
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// What section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's edges.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The margins.
    case fromLayoutMargins
  }

  /// Cells are measured where there is an estimate.
  override var measuresViews: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> MeasuredAxes {
    measuresViews && attributes.representedElementCategory == .cell ? [.width, .height] : []
  }

  override func sizesWereMeasured() {
    guard let collectionView else { return }
    places = FlowMeasures(of: self, in: collectionView).places
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    places = FlowMeasures(of: self, in: collectionView).places
  }

  open override var collectionViewContentSize: CGSize {
    placesWhenPrepared.contentSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let places = placesWhenPrepared
    let items = places.items(in: rect).compactMap(layoutAttributesForItem)
    let others = places.sections.indices.flatMap { section in
      [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ].compactMap {
        layoutAttributesForSupplementaryView(
          ofKind: $0, at: IndexPath(item: 0, section: section))
      }
    }
    return items + others.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = placesWhenPrepared.frame(ofItemAt: indexPath) else { return nil }
    let attributes = newAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let places = placesWhenPrepared
    guard places.sections.indices.contains(indexPath.section) else { return nil }
    let section = places.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let frame = isHeader ? section.header : section.footer
    guard !frame.isEmpty else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    attributes.frame = isPinned ? pinned(frame, isHeader: isHeader, in: section) : frame
    return attributes
  }

  /// Asks for places again when lines get longer or shorter.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let size = places.lineLength
    return scrollDirection == .vertical ? newBounds.width != size : newBounds.height != size
  }

  /// A subclass's `prepare()` may forget to call the one here, as UIKit's layout bears.
  private var placesWhenPrepared: FlowPlaces {
    prepareIfNeeded()
    return places
  }

  private func newAttributes(forCellWith path: IndexPath) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.init() ?? UICollectionViewLayoutAttributes()
    attributes.indexPath = path
    return attributes
  }

  /// The header's or footer's place nearest to its own that is in sight and in its section.
  private func pinned(_ frame: CGRect, isHeader: Bool, in section: FlowPlaces.Section) -> CGRect {
    guard let collectionView else { return frame }
    let (sight, inset) = (collectionView.bounds, collectionView.adjustedContentInset)
    var frame = frame
    switch (scrollDirection, isHeader) {
    case (.vertical, true):
      let last = section.footer.minY - frame.height
      frame.origin.y = min(max(frame.minY, sight.minY + inset.top), last)
    case (.vertical, false):
      let bottom = sight.maxY - inset.bottom - frame.height
      frame.origin.y = max(min(frame.minY, bottom), section.header.maxY)
    case (.horizontal, true):
      let last = section.footer.minX - frame.width
      frame.origin.x = min(max(frame.minX, sight.minX + inset.left), last)
    case (.horizontal, false):
      let right = sight.maxX - inset.right - frame.width
      frame.origin.x = max(min(frame.minX, right), section.header.maxX)
    }
    return frame
  }
}
