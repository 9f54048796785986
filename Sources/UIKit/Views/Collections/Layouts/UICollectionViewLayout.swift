public import Foundation

/// What places the items of a collection; a subclass says where.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection whose items are placed.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether `prepare()` was called since the layout was invalidated.
  private var isPrepared = false

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout from an interface file's data.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes the layout to an interface file's data; there is nothing to write.
  open func encode(with coder: NSCoder) {}

  /// The class of the attributes; a subclass may say another.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what is told of an invalidation; a subclass may say another.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Called before the layout is asked for places for the first time, and again after it was
  /// invalidated.
  open func prepare() {}

  /// Called before the collection view changes from another layout to this one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called before the collection view changes from this layout to another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called after the collection view has changed from or to this layout.
  open func finalizeLayoutTransition() {}

  /// The size of all items; zero unless a subclass says otherwise.
  open var collectionViewContentSize: CGSize { .zero }

  /// The places of everything that a rectangle shows a part of.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The place of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a header, a footer or another view of the data source.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a view of the layout's own.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Has everything placed again the next time it is needed.
  open func invalidateLayout() {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = type?.init() ?? UICollectionViewLayoutInvalidationContext()
    invalidateLayout(with: context)
  }

  /// Has everything placed again the next time it is needed; all of it, whatever the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Called when the collection scrolls or changes its size: whether that changes places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where the collection stops after the user scrolled, if the layout wants another place than the user's.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the collection is after an animated change of places.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Whether the layout has sizes of views that the views find out by themselves.
  var measuresViews: Bool { false }

  /// Which sides of a view have the length that its content asks for.
  func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> MeasuredAxes { [] }

  /// Called after views were measured: places them again.
  func sizesWereMeasured() {}

  func prepareIfNeeded() {
    guard !isPrepared, collectionView != nil else { return }
    // The layout may ask the collection for what depends on it while it prepares.
    isPrepared = true
    prepare()
  }
}
