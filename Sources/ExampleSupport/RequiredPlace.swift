import Foundation
import UIKit

// A statement that cannot be carried out ends the launch; it is reported at its line in the guide.

/// A number of things of a kind, for a statement that needs one of them.
struct RequiredPlace {
  /// What there is: `row`.
  var kind: String

  /// What has it: `the table`.
  var container: String
  var count: Int

  /// Ends the launch where there is no such place.
  func require(_ place: Int) {
    guard (0..<count).contains(place) else {
      fatalError("There is no \(kind) \(place): \(container) has \(text)")
    }
  }

  /// `3 rows`, `1 row`, `no rows`.
  private var text: String {
    switch count {
    case 0: "no \(kind)s"
    case 1: "1 \(kind)"
    default: "\(count) \(kind)s"
    }
  }

  /// What there is instead of something, by name: `it has "Flag", "Delete"`.
  static func offered(_ names: [String]) -> String {
    guard !names.isEmpty else { return "it has none" }
    return "it has " + names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension UITableView {
  /// Ends the launch where the table has no such row.
  ///
  /// - Parameter source: The row that is moved there, if one is: it may also go behind the last row of another section.
  func requireRow(at indexPath: IndexPath, movedFrom source: IndexPath? = nil) {
    indexPath.require("row", in: "the table", movedFrom: source, sections: numberOfSections) {
      numberOfRows(inSection: $0)
    }
  }
}

extension UICollectionView {
  /// Ends the launch where the collection has no such item.
  ///
  /// - Parameter source: The item that is moved there, if one is: it may also go behind the last item of another section.
  func requireItem(at indexPath: IndexPath, movedFrom source: IndexPath? = nil) {
    indexPath.require("item", in: "the collection", movedFrom: source, sections: numberOfSections) {
      numberOfItems(inSection: $0)
    }
  }
}

extension IndexPath {
  fileprivate func require(
    _ kind: String, in container: String, movedFrom source: IndexPath?, sections: Int,
    count: (Int) -> Int
  ) {
    guard self.count == 2 else {
      fatalError("\(self) names no \(kind): it needs a section and a \(kind)")
    }
    let (section, place) = (self[0], self[1])
    RequiredPlace(kind: "section", container: container, count: sections).require(section)
    let existing = count(section)
    let isEndOfAnotherSection = source.map { $0.first != section } ?? false && place == existing
    guard !isEndOfAnotherSection else { return }
    RequiredPlace(kind: kind, container: "section \(section) of \(container)", count: existing)
      .require(place)
  }
}
