public import Foundation

/// How the items of a section of a compositional layout are grouped.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// Room around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The room between groups.
  open var interGroupSpacing: CGFloat = 0

  /// Whether the groups go to the right, where the user scrolls to them.
  ///
  /// That scrolling is not modeled: the groups beyond the right edge stay out of sight.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  let group: NSCollectionLayoutGroup

  /// How the section looks if it looks like a table.
  private(set) var list: UICollectionLayoutListConfiguration?

  /// Creates a section of a group that is repeated.
  public required init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// A section that looks like a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Self {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = Self(group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    if configuration.appearance == .insetGrouped {
      section.contentInsets.leading = CardEdges.inset
      section.contentInsets.trailing = CardEdges.inset
    }
    let edges = [
      (
        configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader,
        NSRectAlignment.top
      ),
      (
        configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter,
        NSRectAlignment.bottom
      ),
    ]
    let titleSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    section.boundarySupplementaryItems = edges.filter(\.0).map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: titleSize, elementKind: $0.1, alignment: $0.2)
    }
    return section
  }
}

/// How the groups of a section scroll that go to the right.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They go down, and do not scroll by themselves.
  case none
  /// Freely.
  case continuous
  /// Freely, to where a group begins.
  case continuousGroupLeadingBoundary
  /// By pages.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, which are in the middle.
  case groupPagingCentered
}
