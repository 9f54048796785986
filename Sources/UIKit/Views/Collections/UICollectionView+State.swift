import Foundation
import KeyedArchive
import RunRecord

extension UICollectionView: StatefulList {
  var stateKeys: ListState.Keys {
    ListState.Keys(
      firstVisibleName: .collectionFirstVisibleName, selectedNames: .collectionSelectedNames,
      selectedPlaces: .collectionSelectedItems)
  }

  var listKind: ListKind { .collection }
  var dataSourceObject: (any NSObjectProtocol)? { dataSource }
  var selectedElements: [IndexPath] { selection.places }
  var firstVisibleElement: IndexPath? { indexPathsForVisibleItems.first }

  func firstElement(at offset: CGPoint) -> IndexPath? {
    items(in: CGRect(origin: offset, size: bounds.size)).first
  }

  func hasElement(_ place: IndexPath) -> Bool { hasItem(place) }

  func makeRoom(forSelected count: Int) { selection.reserveCapacity(count) }

  func selectElement(_ place: IndexPath) {
    selectItem(at: place, animated: false, scrollPosition: [])
  }

  /// To the left where items go on to the right, else to the top.
  func scrollToNearEdge(_ place: IndexPath, saved: CGPoint?) {
    guard let frame = layoutAttributesForItem(at: place)?.frame else { return }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    var offset = offset(showing: frame, saved: saved)
    if isHorizontal { offset.y = contentOffset.y } else { offset.x = contentOffset.x }
    contentOffset = offsetInContent(offset)
  }
}
