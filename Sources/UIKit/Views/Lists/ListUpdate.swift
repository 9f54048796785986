import Foundation

/// Rows, or items, and sections that are inserted, deleted and moved together: what is deleted is
/// named by its place before, what is inserted by its place after.
struct ListUpdate {
  var deletedElements: Set<IndexPath> = []
  var insertedElements: Set<IndexPath> = []
  var moves: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var sectionMoves: [Int: Int] = [:]

  /// Where an element is after the update; nil for one that was deleted.
  func newPlace(of element: IndexPath) -> IndexPath? {
    if let place = moves[element] { return place }
    guard !deletedElements.contains(element), let section = newPlace(ofSection: element.section)
    else { return nil }
    let leaving = allLeaving.filter { $0.section == element.section && $0.row < element.row }.count
    let arriving = allArriving.filter { $0.section == section }.map(\.row)
    return IndexPath(
      row: Self.place(of: element.row - leaving, among: arriving.sorted()), section: section)
  }

  func newPlace(ofSection section: Int) -> Int? {
    if let place = sectionMoves[section] { return place }
    guard !deletedSections.contains(section) else { return nil }
    let leaving = deletedSections.union(IndexSet(sectionMoves.keys)).count(in: 0..<section)
    let arriving = insertedSections.union(IndexSet(sectionMoves.values))
    return Self.place(of: section - leaving, among: Array(arriving))
  }

  /// Says what UIKit's exception does of numbers that do not fit the update; nil where they do.
  ///
  /// - Parameters:
  ///   - old: The number of elements of each section before.
  ///   - new: The number of elements of each section after.
  ///   - elements: What the elements are called: `rows`.
  func contradiction(from old: [Int], to new: [Int], of elements: String) -> String? {
    let expected = old.count - deletedSections.count + insertedSections.count
    guard new.count == expected else {
      return "Invalid update: invalid number of sections: \(new.count) after the update, "
        + "\(expected) by what was inserted and deleted"
    }
    for (number, count) in old.enumerated() {
      guard let place = newPlace(ofSection: number), new.indices.contains(place) else { continue }
      let expected =
        count - allLeaving.filter { $0.section == number }.count
        + allArriving.filter { $0.section == place }.count
      guard new[place] == expected else {
        return "Invalid update: invalid number of \(elements) in section \(place): "
          + "\(new[place]) after the update, \(expected) by what was inserted and deleted"
      }
    }
    return nil
  }

  private var allLeaving: Set<IndexPath> { deletedElements.union(moves.keys) }
  private var allArriving: Set<IndexPath> { insertedElements.union(moves.values) }

  /// Where something goes that others are inserted before or at, one after the other.
  private static func place(of index: Int, among inserted: [Int]) -> Int {
    inserted.reduce(index) { place, other in other <= place ? place + 1 : place }
  }
}
