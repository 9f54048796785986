import RunRecord
import Testing

@Suite struct SearchTests {
  private static let page = """
    class Page: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
      let search = UISearchController(searchResultsController: nil)
      override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.scopeButtonTitles = ["All", "New"]
        navigationItem.searchController = search
        definesPresentationContext = true
      }
      override func viewWillDisappear(_ animated: Bool) { print("page disappears") }
      func updateSearchResults(for searchController: UISearchController) {
        print("update", searchController.searchBar.text!, searchController.searchBar.selectedScopeButtonIndex, searchController.isActive)
      }
      func willPresentSearchController(_ searchController: UISearchController) { print("will present") }
      func didPresentSearchController(_ searchController: UISearchController) { print("did present") }
      func willDismissSearchController(_ searchController: UISearchController) { print("will dismiss") }
      func didDismissSearchController(_ searchController: UISearchController) { print("did dismiss") }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { print("begins") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { print("ends") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { print("changed to", searchText) }
      func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { text != "!" }
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { print("scope", selectedScope) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { print("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { print("cancel") }
    }
    """

  private func run(_ launch: String) async throws -> LaunchRecord {
    try await AppProgram(
      root: "UINavigationController(rootViewController: Page())", code: Self.page,
      launches: [
        """
        let stack = app.rootViewController as! UINavigationController
        let page = stack.viewControllers[0] as! Page
        \(launch)
        """
      ]
    ).run().launches[0]
  }

  @Test func tokensStandBeforeTheText() async throws {
    let launch = try await run(
      """
      let field = page.search.searchBar.searchTextField
      app.search(for: "a", in: page.search.searchBar)
      let red = UISearchToken(icon: nil, text: "Red"), blue = UISearchToken(icon: nil, text: "Blue")
      red.representedObject = 1
      field.insertToken(red, at: 0)
      field.replaceTextualPortion(of: field.textualRange, with: blue, at: 0)
      print(field.tokens.map { $0.representedObject as? Int ?? 0 }, field.text!.isEmpty)
      field.deleteBackward()
      print(field.tokens.first === blue, field.tokens.count)
      field.allowsDeletingTokens = false
      field.deleteBackward()
      print(field.tokens.count)
      """)
    #expect(
      launch.output.hasSuffix(
        """
        update  0 true
        [0, 1] true
        changed to \("")
        update  0 true
        true 1
        1

        """))
  }

  @Test func tellsOfWhatTheUserSearches() async throws {
    let launch = try await run(
      """
      app.search(for: "ab!", in: page.search.searchBar)
      print(page.search.isActive, page.presentedViewController === page.search, page.search.searchBar.isFirstResponder, page.search.searchBar.showsCancelButton)
      app.tapScope(1, in: page.search.searchBar)
      app.pressSearch(in: page.search.searchBar)
      app.cancelSearch(in: page.search.searchBar)
      print(page.search.isActive, page.presentedViewController == nil, page.search.searchBar.isFirstResponder, page.search.searchBar.text!)
      """)
    #expect(
      launch.output == """
        begins
        will present
        did present
        update  0 true
        changed to a
        update a 0 true
        changed to ab
        update ab 0 true
        true true true true
        scope 1
        update ab 1 true
        search
        cancel
        ends
        will dismiss
        update  1 false
        did dismiss
        false true false 

        """)
  }

  @Test func isActivatedByTheAppWithoutKeyboard() async throws {
    let launch = try await run(
      """
      page.search.searchBar.text = "x"
      page.search.isActive = true
      print(page.search.searchBar.isFirstResponder)
      page.search.searchBar.text = "xy"
      page.search.isActive = false
      """)
    #expect(
      launch.output == """
        will present
        did present
        update x 0 true
        false
        update xy 0 true
        will dismiss
        update  0 false
        did dismiss

        """)
  }

  @Test func isNotActivatedWhereItsBarIsNotOnScreen() async throws {
    let launch = try await run(
      """
      let other = Page()
      _ = other.view
      other.search.isActive = true
      print(other.search.isActive)
      """)
    #expect(launch.output == "false\n")
    #expect(
      launch.decisions.contains {
        $0.hasSuffix(
          "not activated, the view with its search bar is not in the window hierarchy")
      })
  }

  @Test func isActivatedFromABarInATable() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UITableViewController {
          let search = UISearchController(searchResultsController: UITableViewController())
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.tableHeaderView = search.searchBar
          }
        }
        """,
      launches: [
        """
        app.search(for: "a", in: page.search.searchBar)
        print(page.search.isActive, page.search.searchResultsController!.viewIfLoaded?.window != nil)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true true\n")
  }
}
