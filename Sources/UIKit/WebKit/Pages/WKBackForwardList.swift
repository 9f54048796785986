public import Foundation

/// The pages that were visited, before and behind the one that is shown.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  var items: [WKBackForwardListItem] {
    get {
      noteRead(.visitedPages)
      return visited.items
    }
    set { changing(.visitedPages) { visited.items = newValue } }
  }

  var index: Int {
    get {
      noteRead(.visitedPages)
      return visited.index
    }
    set { changing(.visitedPages) { visited.index = newValue } }
  }

  private var visited = (items: [WKBackForwardListItem](), index: -1)

  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }

  /// The page before.
  open var backItem: WKBackForwardListItem? { item(at: -1) }

  /// The page behind.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }

  /// The pages before, the first visited first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }

  /// The pages behind, the next one first.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// A page by its distance from the one that is shown.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  /// Adds a page behind the one that is shown, in place of those that were behind.
  func add(_ item: WKBackForwardListItem) {
    changing(.visitedPages) {
      items = items.prefix(index + 1) + [item]
      index = items.count - 1
    }
  }
}
