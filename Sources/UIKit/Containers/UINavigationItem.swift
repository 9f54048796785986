public import Foundation

/// What a navigation bar shows while its controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String?

  /// A line above the title.
  open var prompt: String?

  /// The controller whose search bar is below the title.
  open var searchController: UISearchController? {
    didSet {
      if oldValue?.navigationItemOfBar === self { oldValue?.navigationItemOfBar = nil }
      searchController?.navigationItemOfBar = self
    }
  }

  /// Whether the search bar goes out of sight when the content scrolls.
  open var hidesSearchBarWhenScrolling = true

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }
}
