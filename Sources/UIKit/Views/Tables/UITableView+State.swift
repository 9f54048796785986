import Foundation
import KeyedArchive
import RunRecord

extension UITableView: StatefulList {
  var stateKeys: ListState.Keys {
    ListState.Keys(
      firstVisibleName: .tableFirstVisibleName, selectedNames: .tableSelectedNames,
      selectedPlaces: .tableSelectedRows)
  }

  var listKind: ListKind { .table }
  var dataSourceObject: (any NSObjectProtocol)? { dataSource }
  var selectedElements: [IndexPath] { selection.places }
  var firstVisibleElement: IndexPath? { indexPathsForVisibleRows?.first }

  func firstElement(at offset: CGPoint) -> IndexPath? {
    // Before the content there is room for bars.
    let y = max(0, offset.y)
    return layout.rows(from: y, to: y.nextUp).first
  }

  func hasElement(_ place: IndexPath) -> Bool { layout.contains(place) }

  func makeRoom(forSelected count: Int) { selection.reserveCapacity(count) }

  func selectElement(_ place: IndexPath) {
    selectRow(at: place, animated: false, scrollPosition: .none)
  }

  func scrollToNearEdge(_ place: IndexPath, saved: CGPoint?) {
    guard let rect = layout.rect(forRowAt: place) else { return }
    contentOffset.y = min(max(firstOffset, offset(showing: rect, saved: saved).y), lastOffset)
  }
}
