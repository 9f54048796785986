public import Foundation

/// An item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size, in what the item is in.
  public let layoutSize: NSCollectionLayoutSize

  /// Room between the item's edges and its content.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public required init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }
}
