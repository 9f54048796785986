public import Foundation

/// A view that shows items in sections, placed by a layout.
///
/// Nothing is drawn, but items have sizes and places: what is visible, and what scrolls where, is as it
/// would be on a screen.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    willSet {
      newValue.prepareForTransition(from: collectionViewLayout)
      collectionViewLayout.prepareForTransition(to: newValue)
    }
    didSet {
      layoutWasReplaced(oldValue)
      oldValue.finalizeLayoutTransition()
      collectionViewLayout.finalizeLayoutTransition()
    }
  }

  /// Where the items come from.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { forgetItems() }
  }

  /// The object that learns ahead of time which items will come into sight.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether items are announced ahead of time.
  open var isPrefetchingEnabled = true

  /// The object that UIKit asks and notifies about what the user does.
  ///
  /// In Apple's SDK its type is `UICollectionViewDelegate`; Swift cannot narrow a property's type
  /// without Objective-C.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  /// A view behind all items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether items can be selected by the user.
  open var allowsSelection = true

  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  /// Whether items can be selected by the user while they are edited.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether items are being edited.
  open var isEditing = false

  /// The items that are selected, in the order in which they were.
  var selection = ListSelection()

  /// The cells of the items in sight.
  var cells: [IndexPath: UICollectionViewCell] = [:]

  /// The headers, footers and other such views in sight.
  var supplementaryViews: [SupplementaryPlace: UICollectionReusableView] = [:]
  var isBringingCells = false

  /// The classes registered for cells, those registered for each kind of supplementary view, and
  /// what of them went out of sight.
  var pools: [String: ReusePool<UICollectionReusableView>] = [:]

  /// The cell that `reconfigureItems(at:)` has filled again.
  var cellBeingReconfigured: UICollectionViewCell?

  /// What was inserted and deleted in the batch that is going on.
  var update = ListUpdate()
  var updateDepth = 0
  var announced: Set<IndexPath> = []

  /// The sizes of what was measured.
  var measured = MeasuredSizes()

  private var knownCounts: [Int]?

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection, which flows, from an interface file's data.
  public required init?(coder: NSCoder) {
    collectionViewLayout = ClassAttributes.layout(coder)
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Has items placed by another layout, at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Has items placed by another layout, at once; `completion` is called then.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// The size that the layout gives to all items.
  open override var contentSize: CGSize {
    get { preparedLayout.collectionViewContentSize }
    set { super.contentSize = newValue }
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      if bounds.size != oldValue.size { measured = MeasuredSizes() }
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout()
      }
      setNeedsLayout()
    }
  }

  /// Asks the data source for everything again; the selection is forgotten.
  open func reloadData() {
    selection = ListSelection()
    forgetItems()
    stayInContent()
  }

  /// Where the layout wants the items to come to rest.
  override func restingOffset(near offset: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: .zero)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bringViews()
  }

  /// Saves, beyond what a scroll view does, the selected items and the first one in sight.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.withUIKitKeys {
      ListState(of: self).encode(with: coder)
    }
  }

  /// Selects and scrolls to what was saved, as far as the collection still has it.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.withUIKitKeys {
      ListState(of: self).decode(with: coder)
    }
  }

  /// Left to the items, which may have moved since the offset was saved.
  override func decodeContentOffset(with coder: NSCoder) {}

  /// The number of items of each section; asked for when it is first needed.
  var itemCounts: [Int] {
    if let knownCounts { return knownCounts }
    guard let dataSource else { return [] }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    knownCounts = counts
    return counts
  }

  /// The layout, after it placed the items.
  var preparedLayout: UICollectionViewLayout {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout
  }

  /// Who says which items the user drags.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// Who says what is done with what the user drops on the collection.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// Whether the user drags items; a drag ends at once here.
  open var hasActiveDrag: Bool { false }

  /// Whether the user holds something over the collection; a drop ends at once here.
  open var hasActiveDrop: Bool { false }

  /// Whether the user can drag items: on a tablet, unless something was set.
  open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad

  /// The delegate, as a collection knows it.
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// Forgets how many items there are, but not which are in sight.
  func forgetCounts() {
    knownCounts = nil
    collectionViewLayout.invalidateLayout()
  }

  /// Scrolls back if what is left of the content ends before the far edge.
  func stayInContent() {
    contentOffset = offsetInContent(contentOffset)
  }

  private func forgetItems() {
    recycleCells { _ in false }
    recycleSupplementaryViews { _ in false }
    announced = []
    measured = MeasuredSizes()
    forgetCounts()
  }

  /// Has everything measured again.
  func forgetSizes() {
    measured = MeasuredSizes()
    collectionViewLayout.invalidateLayout()
  }

  private func layoutWasReplaced(_ old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    measured = MeasuredSizes()
    collectionViewLayout.invalidateLayout()
    stayInContent()
  }
}
