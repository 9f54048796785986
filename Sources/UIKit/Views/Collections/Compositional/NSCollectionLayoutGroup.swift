import Foundation

/// Items of a compositional layout in a line.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The room between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items, which are repeated until the line is full.
  open private(set) var subitems: [NSCollectionLayoutItem] = []

  private(set) var isHorizontal = true

  /// How many equal parts the line has; nil for as many as fit.
  private(set) var count: Int?

  /// A row of items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, subitems, isHorizontal: true) }

  /// A row of an item several times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], isHorizontal: true, count: count) }

  /// A row of an item several times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], isHorizontal: true, count: count) }

  /// A column of items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, subitems, isHorizontal: false) }

  /// A column of an item several times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], isHorizontal: false, count: count) }

  /// A column of an item several times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], isHorizontal: false, count: count) }

  private class func make(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) -> Self {
    let group = Self(layoutSize: size)
    group.subitems = subitems
    group.isHorizontal = isHorizontal
    group.count = count
    return group
  }
}
