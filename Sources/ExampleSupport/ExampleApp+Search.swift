public import UIKit

extension ExampleApp {
  /// Taps a search bar and types a text into it.
  ///
  /// Traps where the app does not let it be edited.
  public func search(for text: String, in searchBar: UISearchBar) {
    // A statement that cannot be carried out ends the launch; it is reported at its line in the guide.
    guard searchBar.becomeFirstResponder() else { fatalError("The search bar cannot be edited") }
    for character in text { searchBar.searchTextField.insertText(String(character)) }
  }

  /// Presses the search key.
  public func pressSearch(in searchBar: UISearchBar) {
    searchBar.userPressesSearch()
  }

  /// Taps a scope of a search bar.
  ///
  /// Traps where there is no such scope.
  public func tapScope(_ index: Int, in searchBar: UISearchBar) {
    let count = searchBar.scopeButtonTitles?.count ?? 0
    RequiredPlace(kind: "scope", container: "the search bar", count: count).require(index)
    searchBar.userSelectsScope(index)
  }

  /// Taps the cancel button of a search bar.
  public func cancelSearch(in searchBar: UISearchBar) {
    searchBar.userCancels()
  }
}
