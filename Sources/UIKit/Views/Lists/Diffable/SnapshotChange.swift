import Foundation

/// What becomes of the elements of one snapshot in another.
struct SnapshotChange<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  private let old: Snapshot
  private let places: [ItemIdentifier: IndexPath]
  private let sections: [SectionIdentifier: Int]
  let new: Snapshot

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    var places: [ItemIdentifier: IndexPath] = [:]
    for (number, section) in new.sectionIdentifiers.enumerated() {
      for (item, identifier) in new.itemIdentifiers(inSection: section).enumerated() {
        places[identifier] = IndexPath(item: item, section: number)
      }
    }
    self.places = places
    sections = Dictionary(
      uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($1, $0) })
  }

  /// Where an element is now; nil for one that is gone or shown again.
  func newPlace(of place: IndexPath) -> IndexPath? {
    guard let item = old.itemIdentifier(at: place), !reloaded.contains(item),
      let newPlace = places[item],
      let section = new.sectionIdentifier(at: newPlace.section),
      !new.reloadedSectionIdentifiers.contains(section)
    else { return nil }
    return newPlace
  }

  func newPlace(ofSection section: Int) -> Int? {
    guard let identifier = old.sectionIdentifier(at: section),
      !new.reloadedSectionIdentifiers.contains(identifier)
    else { return nil }
    return sections[identifier]
  }

  /// The places of the items whose cells are filled again.
  var reconfigured: [IndexPath] { new.reconfiguredItemIdentifiers.compactMap { places[$0] } }

  private var reloaded: Set<ItemIdentifier> { Set(new.reloadedItemIdentifiers) }
}
