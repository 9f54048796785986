import RunRecord
import Testing

/// Where a search in a navigation bar is, and what is seen of it.
struct SearchLayoutTests {
  private static let code = """
    class Rows: UITableViewController {
      var rows = ["Apple", "Apricot", "Banana"]
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = rows[indexPath.row]
        return cell
      }
    }

    class Page: Rows, UISearchResultsUpdating {
      let found = Rows(style: .plain)
      lazy var search = UISearchController(searchResultsController: found)
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruit"
        search.searchResultsUpdater = self
        search.searchBar.scopeButtonTitles = ["All", "New"]
        navigationItem.searchController = search
        definesPresentationContext = true
      }
      func updateSearchResults(for searchController: UISearchController) {
        found.rows = rows.filter { $0.hasPrefix(searchController.searchBar.text!) }
        found.tableView.reloadData()
      }
    }

    class Still: UIViewController {
      let search = UISearchController(searchResultsController: nil)
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
      }
    }
    """

  private static let launches: [(String, String)] = [
    (
      "bar",
      """
      let bar = stack.navigationBar
      await app.settle()
      print(bar.frame.height)
      page.navigationItem.hidesSearchBarWhenScrolling = false
      await app.settle()
      print(bar.frame.height, page.tableView.contentOffset.y)
      page.search.isActive = true
      await app.settle()
      print(bar.frame.height)
      page.search.searchBar.scopeButtonTitles = nil
      page.search.searchBar.showsScopeBar = false
      await app.settle()
      print(bar.frame.height)
      page.search.isActive = false
      await app.settle()
      print(bar.frame.height)
      stack.pushViewController(Still(), animated: false)
      await app.settle()
      print(bar.frame.height)
      """
    ),
    (
      "drawn",
      """
      page.navigationItem.hidesSearchBarWhenScrolling = false
      await app.settle()
      // @step Before
      page.search.searchBar.becomeFirstResponder()
      await app.settle()
      // @step Empty
      print(page.found.view.isHidden)
      app.search(for: "Ap", in: page.search.searchBar)
      await app.settle()
      // @step Found
      print(page.found.view.isHidden, page.found.view.frame)
      page.search.obscuresBackgroundDuringPresentation = false
      page.search.searchBar.text = ""
      await app.settle()
      // @step Clear
      page.search.showsSearchResultsController = true
      await app.settle()
      // @step Always
      page.search.isActive = false
      await app.settle()
      // @step After
      """
    ),
  ]

  private static let run = Task {
    try await AppProgram(
      root: "UINavigationController(rootViewController: Page(style: .plain))", code: code,
      launches: launches.map { _, launch in
        """
        let stack = app.rootViewController as! UINavigationController
        let page = stack.viewControllers[0] as! Page
        \(launch)
        """
      }
    ).run()
  }

  private func launch(_ name: String) async throws -> LaunchRecord {
    let index = try #require(Self.launches.firstIndex { $0.0 == name })
    return try await Self.run.value.launches[index]
  }

  private func check(at step: String, _ expected: String) async throws {
    let drawing = try #require(try await launch("drawn").drawing(at: .step(step)))
    let lines = ScreenDump.text(drawing).split(separator: "\n").dropFirst()
    #expect(lines.joined(separator: "\n") == expected)
  }

  // 44 points and 52 for the search bar, which has 40 more with scopes; 52 alone in the place of the title.
  @Test func makesTheNavigationBarHigher() async throws {
    let output = try await launch("bar").output
    #expect(output == "44.0\n96.0 -155.0\n92.0\n52.0\n96.0\n96.0\n")
  }

  @Test func isTheLowestPartOfTheBar() async throws {
    try await check(
      at: "Before",
      """
        navigation bar
          heading "Fruit"
          search bar
            search field "Search"
        table
          row "Apple"
          row "Apricot"
          row "Banana"
      """)
  }

  @Test func hasTheListOutOfReachWhileItIsEmpty() async throws {
    try await check(
      at: "Empty",
      """
        navigation bar
          search bar
            search field "Search", editing
            button "Cancel"
            segmented control
              segment "All", selected
              segment "New"
        table
        keyboard
      """)
  }

  @Test func showsWhatIsFoundInPlaceOfTheList() async throws {
    try await check(
      at: "Found",
      """
        navigation bar
          search bar
            search field "Search", value "Ap", editing
            button "Cancel"
            segmented control
              segment "All", selected
              segment "New"
        table
          row "Apple"
          row "Apricot"
        keyboard
      """)
    #expect(
      try await launch("drawn").output == "true\nfalse (0.0, 151.0, 393.0, 701.0)\n")
  }

  @Test func leavesTheListInReachWhereTheAppSaysSo() async throws {
    let drawing = try #require(try await launch("drawn").drawing(at: .step("Clear")))
    #expect(ScreenDump.text(drawing).contains("row \"Banana\""))
    #expect(!drawing.all.contains { $0.role == .dimming })
  }

  @Test func showsResultsWithoutTextWhereTheAppSaysSo() async throws {
    let drawing = try #require(try await launch("drawn").drawing(at: .step("Always")))
    #expect(drawing.all.count { $0.role == .table } == 1)
    #expect(!ScreenDump.text(drawing).contains("Clear"))
    let table = try #require(drawing.all.first { $0.role == .table })
    #expect(table.frame.y == 151)
  }

  @Test func hasTheTitleAgainAfterwards() async throws {
    try await check(
      at: "After",
      """
        navigation bar
          heading "Fruit"
          search bar
            search field "Search"
        table
          row "Apple"
          row "Apricot"
          row "Banana"
      """)
  }
}
