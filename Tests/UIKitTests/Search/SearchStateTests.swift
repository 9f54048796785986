import RunRecord
import Testing

/// What comes back of a search over a kill (uikit-restoration 4).
@Suite struct SearchStateTests {
  /// A table that is searched, and saves its search as Apple's sample does: each part under a key of
  /// its own, text and scope set while decoding, activity only when the view appeared.
  private static let list = """
    class List: UITableViewController, UISearchResultsUpdating {
      struct SearchState { var wasActive = false, wasFirstResponder = false }
      enum RestorationKeys: String { case isActive, isFirstResponder, text, scope }

      lazy var searchController = UISearchController(searchResultsController: nil)
      var restored = SearchState()
      let products = ["apple", "banana", "apricot", "cherry"]
      var found: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        searchController.searchResultsUpdater = self
        searchController.searchBar.scopeButtonTitles = ["All", "Fruit"]
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        found = products
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard restored.wasActive else { return }
        searchController.isActive = true
        restored.wasActive = false
        if restored.wasFirstResponder {
          searchController.searchBar.becomeFirstResponder()
          restored.wasFirstResponder = false
        }
      }

      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(searchController.isActive, forKey: RestorationKeys.isActive.rawValue)
        coder.encode(searchController.searchBar.isFirstResponder, forKey: RestorationKeys.isFirstResponder.rawValue)
        coder.encode(searchController.searchBar.text, forKey: RestorationKeys.text.rawValue)
        coder.encode(searchController.searchBar.selectedScopeButtonIndex, forKey: RestorationKeys.scope.rawValue)
      }

      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restored.wasActive = coder.decodeBool(forKey: RestorationKeys.isActive.rawValue)
        restored.wasFirstResponder = coder.decodeBool(forKey: RestorationKeys.isFirstResponder.rawValue)
        searchController.searchBar.selectedScopeButtonIndex = coder.decodeInteger(forKey: RestorationKeys.scope.rawValue)
        searchController.searchBar.text = coder.decodeObject(forKey: RestorationKeys.text.rawValue) as? String
        /* too early */
      }

      func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        found = products.filter { text.isEmpty || $0.hasPrefix(text) }
        tableView.reloadData()
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

      func show() {
        let bar = searchController.searchBar
        print(searchController.isActive, bar.isFirstResponder, bar.text!, bar.selectedScopeButtonIndex, found)
      }
    }
    """

  private func program(
    _ code: String, delegate: String = "", launches: [String]
  ) -> AppProgram {
    AppProgram(
      root: #"""
        let list = List()
            list.restorationIdentifier = "list"
            return named(UINavigationController(rootViewController: list), "stack")
        """#, delegate: delegate, code: code,
      launches: launches.map {
        """
        let stack = app.rootViewController as! UINavigationController
        let list = stack.viewControllers[0] as! List
        \($0)
        """
      })
  }

  private static let search = """
    app.tapScope(1, in: list.searchController.searchBar)
    app.search(for: "ap", in: list.searchController.searchBar)
    list.show()
    app.enterBackground()
    """

  @Test(.pins("4.search.2"))
  func theAppBringsItsSearchBack() async throws {
    let run = try await program(Self.list, launches: [Self.search, "list.show()"]).run()
    let state = "true true ap 1 [\"apple\", \"apricot\"]\n"
    #expect(run.launches[0].output == state)
    #expect(run.launches[0].savedPaths == ["stack", "stack/:[0]:/list"])
    #expect(run.launches[1].output == state)
  }

  // At that time the search controller is not in the hierarchy.
  @Test(.pins("4.search.2"))
  func aSearchCannotBeActivatedWhileDecoding() async throws {
    let code = Self.list.replacing(
      "/* too early */", with: "searchController.isActive = true; restored.wasActive = false")
    let run = try await program(code, launches: [Self.search, "list.show()"]).run()
    #expect(
      run.launches[1].output
        == "false false ap 1 [\"apple\", \"banana\", \"apricot\", \"cherry\"]\n")
    #expect(run.launches[1].decisions.contains { $0.contains("not activated") })
  }

  // Even where the app gives the search controller back for its path.
  @Test(.pins("4.search.1"), arguments: [true, false])
  func aSearchControllerSavesNothingOfItself(hasIdentifier: Bool) async throws {
    let identifier = hasIdentifier ? #"searchController.restorationIdentifier = "search""# : ""
    let code = """
      class List: UIViewController {
        let searchController = UISearchController(searchResultsController: nil)
        override func viewDidLoad() {
          super.viewDidLoad()
          searchController.searchBar.scopeButtonTitles = ["All", "New"]
          \(identifier)
          navigationItem.searchController = searchController
          definesPresentationContext = true
        }
      }
      """
    let run = try await program(
      code,
      delegate: """
        func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            guard identifierComponents.last == "search" else { return nil }
            return ((window?.rootViewController as? UINavigationController)?.viewControllers.first as? List)?.searchController
          }
        """,
      launches: [
        Self.search.replacing("list.show()", with: "print(list.searchController.isActive)"),
        """
        let bar = list.searchController.searchBar
        print(list.searchController.isActive, bar.text!, bar.selectedScopeButtonIndex)
        """,
      ]
    ).run()
    #expect(run.launches[0].output == "true\n")
    #expect(run.launches[1].output == "false  0\n")
  }
}
