import Foundation

/// The sections and items of a table or a collection at one moment, by identifiers.
///
/// An identifier that is not there, or is there already, traps, as UIKit raises an exception.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [Section] = []

  /// The items to be shown again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The sections to be shown again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The items whose cells must be filled again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  /// Creates a snapshot of nothing.
  public init() {}

  // MARK: What is there

  /// The number of items of all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  /// The items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(of: identifier)].items }

  /// The section of an item; nil for an item that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { indexPath(of: identifier).map { sections[$0.section].identifier } }

  /// The place of an item among those of all sections; nil for an item that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section; nil for a section that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Items

  /// Adds items behind those of a section, or of the last section where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier.map(place) ?? sections.indices.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    checkThatNew(identifiers)
    sections[section].items += identifiers
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: place(of: beforeIdentifier))
  }

  /// Adds items behind another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    var place = place(of: afterIdentifier)
    place.item += 1
    insert(identifiers, at: place)
  }

  /// Takes items away; those that are not there are left out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
  }

  /// Takes everything away, sections too.
  public mutating func deleteAllItems() {
    sections = []
  }

  /// Takes an item to the place before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    _ = place(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Takes an item to the place behind another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    _ = place(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Shows items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items filled again, without others taking their place.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections behind the others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  /// Adds sections behind another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  /// Takes sections away with their items; those that are not there are left out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Takes a section to the place before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier))
  }

  /// Takes a section to the place behind another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }

  /// Shows sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) as Int }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Places

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) {
        return IndexPath(item: item, section: number)
      }
    }
    return nil
  }

  func itemIdentifier(at place: IndexPath) -> ItemIdentifierType? {
    guard place.count == 2, sections.indices.contains(place.section),
      sections[place.section].items.indices.contains(place.item)
    else { return nil }
    return sections[place.section].items[place.item]
  }

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  /// The same without what must be shown again.
  var withoutReloads: Self {
    var result = self
    result.reloadedItemIdentifiers = []
    result.reloadedSectionIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    return result
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(identifier) else {
      fatalError("Invalid section identifier for this snapshot: \(identifier)")
    }
    return place
  }

  private func place(of identifier: ItemIdentifierType) -> IndexPath {
    guard let place = indexPath(of: identifier) else {
      fatalError("Invalid item identifier for this snapshot: \(identifier)")
    }
    return place
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at place: IndexPath) {
    checkThatNew(identifiers)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    let all = identifiers + sectionIdentifiers
    guard Set(all).count == all.count else {
      fatalError("Supplied section identifiers are not unique.")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }

  private func checkThatNew(_ identifiers: [ItemIdentifierType]) {
    let present = Set(itemIdentifiers)
    guard Set(identifiers).count == identifiers.count, present.isDisjoint(with: identifiers) else {
      fatalError("Supplied item identifiers are not unique.")
    }
  }
}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
