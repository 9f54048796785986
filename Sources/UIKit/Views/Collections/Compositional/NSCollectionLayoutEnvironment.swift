public import Foundation

/// What a compositional layout is in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What the section is in.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// A rectangle that a section of a compositional layout is in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }

  /// The size without insets.
  var effectiveContentSize: CGSize { get }
}

final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let effectiveContentSize: CGSize
  let traitCollection: UITraitCollection

  init(of collection: UICollectionView) {
    let inset = collection.contentInset
    contentSize = collection.bounds.size
    traitCollection = collection.traitCollection
    effectiveContentSize = CGSize(
      width: max(0, contentSize.width - inset.left - inset.right),
      height: max(0, contentSize.height - inset.top - inset.bottom))
  }

  var container: any NSCollectionLayoutContainer { self }
}
