public import Foundation

/// Who shows what a search finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when searching begins or ends, and when the text or the scope changes meanwhile.
  func updateSearchResults(for searchController: UISearchController)
}
