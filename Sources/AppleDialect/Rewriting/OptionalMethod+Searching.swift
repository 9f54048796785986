extension OptionalMethod {
  /// The optional methods of the delegates of a search bar and a search controller.
  static let searching: [OptionalMethod] =
    ["searchBarShouldBeginEditing", "searchBarShouldEndEditing"].map {
      searchBar($0, returning: Result(type: "Bool", value: "true"))
    }
    + [
      "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "searchBarSearchButtonClicked",
      "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
      "searchBarResultsListButtonClicked",
    ].map { searchBar($0) }
    + [
      searchBar("searchBar", Parameter(label: "textDidChange", name: "text", type: "String")),
      searchBar(
        "searchBar",
        Parameter(label: "selectedScopeButtonIndexDidChange", name: "index", type: "Int")
      ),
      searchBar(
        "searchBar",
        Parameter(label: "shouldChangeTextIn", name: "range", type: "Foundation.NSRange"),
        Parameter(label: "replacementText", name: "text", type: "String"),
        returning: Result(type: "Bool", value: "true")),
    ]
    + [
      "willPresentSearchController", "didPresentSearchController", "willDismissSearchController",
      "didDismissSearchController", "presentSearchController",
    ].map { name in
      OptionalMethod(
        protocolName: "UISearchControllerDelegate", baseName: name,
        parameters: [
          .init(label: "_", name: "searchController", type: "UIKit.UISearchController")
        ])
    }

  private static func searchBar(
    _ name: String, _ parameters: Parameter..., returning result: Result? = nil
  ) -> OptionalMethod {
    let bar = Parameter(label: "_", name: "searchBar", type: "UIKit.UISearchBar")
    return OptionalMethod(
      protocolName: "UISearchBarDelegate", baseName: name, parameters: [bar] + parameters,
      result: result)
  }
}
