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
  func requireRow(at indexPath: IndexPath) {
    indexPath.require("row", in: "the table", sections: numberOfSections) {
      numberOfRows(inSection: $0)
    }
  }

  /// Ends the launch where a row could not be moved there: a row of the table, or behind the last one of
  /// another section.
  func requirePlace(at indexPath: IndexPath, forRowAt source: IndexPath) {
    guard indexPath.first != source.first else { return requireRow(at: indexPath) }
    indexPath.require("row", in: "the table", sections: numberOfSections) {
      numberOfRows(inSection: $0) + 1
    }
  }
}

extension UICollectionView {
  /// Ends the launch where the collection has no such item.
  func requireItem(at indexPath: IndexPath) {
    indexPath.require("item", in: "the collection", sections: numberOfSections) {
      numberOfItems(inSection: $0)
    }
  }

  /// Ends the launch where an item could not be moved there: an item of the collection, or behind the last one
  /// of another section.
  func requirePlace(at indexPath: IndexPath, forItemAt source: IndexPath) {
    guard indexPath.first != source.first else { return requireItem(at: indexPath) }
    indexPath.require("item", in: "the collection", sections: numberOfSections) {
      numberOfItems(inSection: $0) + 1
    }
  }
}

extension IndexPath {
  fileprivate func require(
    _ kind: String, in container: String, sections: Int, count: (Int) -> Int
  ) {
    guard self.count == 2 else {
      fatalError("\(self) names no \(kind): it needs a section and a \(kind)")
    }
    RequiredPlace(kind: "section", container: container, count: sections).require(self[0])
    RequiredPlace(
      kind: kind, container: "section \(self[0]) of \(container)", count: count(self[0])
    )
    .require(self[1])
  }
}
