import Foundation

/// The sizes of the views of a collection that find out theirs by themselves and have been in sight.
@MainActor
struct MeasuredSizes {
  var items: [IndexPath: CGSize] = [:]
  var others: [SupplementaryPlace: CGSize] = [:]

  subscript(attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    get {
      guard let place = attributes.supplementaryPlace else { return items[attributes.indexPath] }
      return others[place]
    }
    set {
      if let place = attributes.supplementaryPlace {
        others[place] = newValue
      } else {
        items[attributes.indexPath] = newValue
      }
    }
  }
}

/// The sides of a view that have the length that its content asks for.
struct MeasuredAxes: OptionSet {
  let rawValue: Int
  static let width = MeasuredAxes(rawValue: 1)
  static let height = MeasuredAxes(rawValue: 2)
}
