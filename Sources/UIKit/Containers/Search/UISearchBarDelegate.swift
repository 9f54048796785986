public import Foundation

/// What a search bar asks and tells; every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called before editing begins; false refuses.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Called before editing ends; false refuses.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called after the user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Called before the user changes the text; false refuses.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when the search key is pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user taps the button for bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user taps the button that cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user taps the button for the results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// Called after the user chose a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
