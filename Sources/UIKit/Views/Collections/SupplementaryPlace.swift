import Foundation

/// Where a header, a footer or another such view is in a collection.
struct SupplementaryPlace: Hashable, Comparable {
  var kind: String
  var indexPath: IndexPath

  static func < (one: Self, other: Self) -> Bool {
    (one.indexPath, one.kind) < (other.indexPath, other.kind)
  }
}
