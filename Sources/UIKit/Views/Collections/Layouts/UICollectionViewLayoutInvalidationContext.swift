public import Foundation

/// What of a layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is.
  open var invalidateEverything: Bool { true }

  /// Whether the number of items is.
  open var invalidateDataSourceCounts: Bool { false }

  /// The items that were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context.
  public required override init() {
    super.init()
  }

  /// Names items whose places are no longer right.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
