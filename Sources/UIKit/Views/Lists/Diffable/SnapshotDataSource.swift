public import Foundation

/// What the data sources of tables and collections have in common whose elements are given as snapshots.
///
/// A snapshot takes effect at once: nothing moves here. The selection follows its items.
@preconcurrency @MainActor
open class SnapshotDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject
{
  private weak var list: (any SnapshotList)?
  private(set) var current =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  init(of list: any SnapshotList) {
    self.list = list
    super.init()
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Shows another snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change = SnapshotChange(from: current, to: snapshot)
    current = snapshot.withoutReloads
    list?.follow(change)
    completion?()
  }

  /// Shows another snapshot, as `apply` does without animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows another snapshot and gets every cell again; the selection is forgotten.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutReloads
    list?.reloadData()
    completion?()
  }

  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.itemIdentifier(at: indexPath)
  }

  /// The place of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  /// The section at a place; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifier(at: index)
  }

  /// The place of a section; nil for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// How many items the section at a place has.
  func itemCount(ofSectionAt index: Int) -> Int {
    current.sectionIdentifier(at: index).map(current.numberOfItems) ?? 0
  }
}
