public import UIKit

extension ExampleApp {
  /// Taps a search bar and types a text into it.
  public func search(for text: String, in searchBar: UISearchBar) {
    guard searchBar.becomeFirstResponder() else { return }
    for character in text { searchBar.searchTextField.insertText(String(character)) }
  }

  /// Presses the search key.
  public func pressSearch(in searchBar: UISearchBar) {
    searchBar.userPressesSearch()
  }

  /// Taps a scope of a search bar.
  public func tapScope(_ index: Int, in searchBar: UISearchBar) {
    searchBar.userSelectsScope(index)
  }

  /// Taps the button of a search bar that cancels.
  public func cancelSearch(in searchBar: UISearchBar) {
    searchBar.userCancels()
  }
}
