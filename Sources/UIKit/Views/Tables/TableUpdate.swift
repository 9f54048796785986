import Foundation

/// Rows and sections that are inserted and deleted together: what is deleted is named by its place
/// before, what is inserted by its place after.
struct TableUpdate {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()

  /// Where a row is after the update; nil for one that was deleted.
  func newPlace(of row: IndexPath) -> IndexPath? {
    guard !deletedRows.contains(row), let section = newPlace(ofSection: row.section) else {
      return nil
    }
    let deleted = deletedRows.filter { $0.section == row.section && $0.row < row.row }.count
    let inserted = insertedRows.filter { $0.section == section }.map(\.row)
    return IndexPath(
      row: Self.place(of: row.row - deleted, among: inserted.sorted()), section: section)
  }

  func newPlace(ofSection section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    let deleted = deletedSections.count(in: 0..<section)
    return Self.place(of: section - deleted, among: Array(insertedSections))
  }

  /// Says what UIKit's exception does of numbers that do not fit the update; nil where they do.
  func contradiction(from old: TableLayout, to new: TableLayout) -> String? {
    let expected = old.sections.count - deletedSections.count + insertedSections.count
    guard new.sections.count == expected else {
      return "Invalid update: invalid number of sections: \(new.sections.count) after the update, "
        + "\(expected) by what was inserted and deleted"
    }
    for (number, section) in old.sections.enumerated() {
      guard let place = newPlace(ofSection: number) else { continue }
      let rows =
        section.rowCount - deletedRows.filter { $0.section == number }.count
        + insertedRows.filter { $0.section == place }.count
      guard new.sections[place].rowCount == rows else {
        return "Invalid update: invalid number of rows in section \(place): "
          + "\(new.sections[place].rowCount) after the update, \(rows) by what was inserted and "
          + "deleted"
      }
    }
    return nil
  }

  /// Where something goes that others are inserted before or at, one after the other.
  private static func place(of index: Int, among inserted: [Int]) -> Int {
    inserted.reduce(index) { place, other in other <= place ? place + 1 : place }
  }
}
