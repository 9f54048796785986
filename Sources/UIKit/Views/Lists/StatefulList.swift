import Foundation
import RunRecord

/// A scroll view of elements in sections whose selection and position are saved.
@MainActor
protocol StatefulList: UIScrollView {
  var stateKeys: ListState.Keys { get }

  /// What a trace calls the list and its elements.
  var listKind: ListKind { get }

  var dataSourceObject: (any NSObjectProtocol)? { get }

  /// In the order in which they were selected.
  var selectedElements: [IndexPath] { get }
  var firstVisibleElement: IndexPath? { get }

  /// The first element that would be in sight at an offset.
  func firstElement(at offset: CGPoint) -> IndexPath?
  func hasElement(_ place: IndexPath) -> Bool
  func selectElement(_ place: IndexPath)

  /// Says that so many elements will be selected.
  func makeRoom(forSelected count: Int)

  /// Scrolls until an element is the first in sight, as far as the content goes.
  func scrollToNearEdge(_ place: IndexPath)
  func stayInContent()
}
