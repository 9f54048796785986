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

  /// Says that this many elements will be selected.
  func makeRoom(forSelected count: Int)

  /// Scrolls until an element is the first in sight, as far as the content goes.
  ///
  /// - Parameter saved: The offset of the list that was saved.
  func scrollToNearEdge(_ place: IndexPath, saved: CGPoint?)
  func stayInContent()
}

extension StatefulList {
  /// The offset that shows an element where the first one in sight was, at the view's edge, under bars that reach over it; a list that was
  /// at its beginning has it behind the bars.
  ///
  /// What is the first in sight is found from the view's edge too, so that a list does not move a little each time.
  func offset(showing frame: CGRect, saved: CGPoint?) -> CGPoint {
    CGPoint(
      x: frame.minX + min(0 - contentInset.left, saved?.x ?? 0),
      y: frame.minY + min(0 - contentInset.top, saved?.y ?? 0))
  }
}
