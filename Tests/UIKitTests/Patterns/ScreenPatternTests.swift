import KeyedArchive
import RunRecord
import Testing

/// What real apps do with stacks and views while they restore (ios-code-in-the-wild 5, patterns 9, 10, 15, 17,
/// 22).
///
/// What web views save is their own tests' business.
@Suite struct ScreenPatternTests {
  private static let pages = """
    class Page: UIViewController, UIViewControllerRestoration {
      func restored() {}
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decoded()
      }
      func decoded() {}
      override func applicationFinishedRestoringState() { restored() }
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        make(identifierComponents.last!)
      }
      static func make(_ identifier: String) -> Self {
        let page = named(self.init(), identifier)
        page.restorationClass = self
        return page
      }
      required override init(nibName: String? = nil, bundle: Bundle? = nil) { super.init(nibName: nibName, bundle: bundle) }
      required init?(coder: NSCoder) { fatalError() }
    }

    """

  private static let root =
    #"return named(UINavigationController(rootViewController: named(UIViewController(), "list")), "nav")"#

  private static let push = """
    let stack = app.rootViewController as! UINavigationController
    for page in pages() { stack.pushViewController(page, animated: false) }
    app.enterBackground()
    """

  private static let show =
    "print((app.rootViewController as! UINavigationController).viewControllers.map { $0.restorationIdentifier! })"

  // Pattern 9: a controller finds that its subject is gone and pops itself, or removes another.
  @Test(.pins("3.4.6"))
  func aControllerMayPopItselfWhileItDecodes() async throws {
    let run = try await AppProgram(
      root: Self.root,
      code: Self.pages + """
        @MainActor func pages() -> [UIViewController] { [Page.make("item"), Gone.make("gone")] }
        class Gone: Page {
          override func decoded() {
            print(navigationController!.viewControllers.count)
            navigationController!.popViewController(animated: false)
          }
        }
        """,
      launches: [Self.push, Self.show],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "3\n[\"list\", \"item\"]\n")
  }

  @Test func aControllerMayTakeItselfOutOfTheMiddle() async throws {
    let run = try await AppProgram(
      root: Self.root,
      code: Self.pages + """
        @MainActor func pages() -> [UIViewController] { [Gone.make("gone"), Page.make("item")] }
        class Gone: Page {
          override func decoded() { navigationController!.viewControllers.removeAll { $0 === self } }
        }
        """,
      launches: [Self.push, Self.show + "\napp.enterBackground()"],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "[\"list\", \"item\"]\n")
    #expect(run.launches[1].savedPaths == ["nav", "nav/:[0]:/list", "nav/:[1]:/item"])
  }

  // Pattern 10: when restoration has finished, every controller finds its neighbors.
  @Test(.pins("3.5.3"))
  func theWholeStackStandsWhenRestorationHasFinished() async throws {
    let run = try await AppProgram(
      root: Self.root,
      code: Self.pages + """
        @MainActor func pages() -> [UIViewController] { [Page.make("folder"), Note.make("note")] }
        class Note: Page {
          override func restored() {
            let children = navigationController!.children
            print(children[children.count - 2].restorationIdentifier!, navigationController!.topViewController === self)
          }
        }
        """,
      launches: [Self.push, ""],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "folder true\n")
  }

  // Pattern 15: a controller hands its coder to a view, and views with identifiers just work.
  @Test func aViewsStateCanBeWrittenIntoTheControllersCoder() async throws {
    let run = try await AppProgram(
      root: #"named(Reader(), "reader")"#,
      code: """
        class Reader: UIViewController {
          let text = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          let side = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          override func viewDidLoad() {
            super.viewDidLoad()
            side.restorationIdentifier = "side"
            for scrollView in [text, side] {
              scrollView.contentSize = CGSize(width: 100, height: 1000)
              view.addSubview(scrollView)
            }
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            text.encodeRestorableState(with: coder)
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            text.decodeRestorableState(with: coder)
          }
        }
        """,
      launches: [
        """
        let reader = app.rootViewController as! Reader
        reader.text.contentOffset.y = 200
        reader.side.contentOffset.y = 300
        app.enterBackground()
        """,
        "let reader = app.rootViewController as! Reader\nprint(reader.text.contentOffset.y, reader.side.contentOffset.y)",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[0].savedPaths == ["reader", "reader/side"])
    #expect(run.launches[1].output == "200.0 300.0\n")
  }

  // Pattern 17: on some systems the table in a stack lost its place, and index paths were nil.
  @Test func aTableInAStackKeepsItsRowAndNeverAsksForNone() async throws {
    let run = try await AppProgram(
      root: Self.root,
      code: Self.pages + """
        @MainActor func pages() -> [UIViewController] { [Table.make("table")] }
        class Table: Page, UITableViewDataSource, UIDataSourceModelAssociation {
          static var rowCount = 50
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
          override func viewDidLoad() {
            super.viewDidLoad()
            table.restorationIdentifier = "rows"
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            view.addSubview(table)
          }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Table.rowCount }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          }
          func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
            let path: IndexPath? = idx
            guard let path else { fatalError("a nil index path") }
            return "\\(path.row)"
          }
          func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            Int(identifier).map { IndexPath(row: $0, section: 0) }
          }
        }
        """,
      launches: [
        """
        let page = Table.make("table")
        (app.rootViewController as! UINavigationController).pushViewController(page, animated: false)
        page.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        app.enterBackground()
        """,
        """
        print((app.visibleViewController as! Table).table.indexPathsForVisibleRows!.first!.row)
        Table.rowCount = 0
        (app.visibleViewController as! Table).table.reloadData()
        app.enterBackground()
        """,
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    // Row 20 is below the bar, and three rows are under it.
    #expect(run.launches[1].output == "17\n")
    #expect(run.launches[1].savedPaths?.last == "nav/:[1]:/table/rows")
  }

  // Pattern 22: an app that left state restoration, but for an identifier here and there.
  @Test(.pins("8.3"))
  func aLoneIdentifierDoesNothing() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        class Root: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) { fatalError("asked to encode") }
          override func decodeRestorableState(with coder: NSCoder) { fatalError("asked to decode") }
        }
        """,
      launches: ["app.enterBackground()", ""], optingIn: ""
    ).run()
    #expect(run.launches[0].savedPaths == nil)
    #expect(run.launches[1].implementedHooks.allSatisfy { !$0.contains("RestorableState") })
  }

  // Pattern 22: what made that app give up: a crash, and the switcher, discard the state.
  @Test(.pins("8.13"))
  func aForceQuitDiscardsWhatWasSaved() async throws {
    let run = try await AppProgram(
      encode: #"coder.encode("page", forKey: "url")"#,
      decode: #"print(coder.decodeObject(forKey: "url")!)"#
    ).with(launches: ["app.enterBackground(); app.forceQuit()", "print(\"clean\")"]).run()
    #expect(run.launches[1].output == "clean\n")
  }
}

extension AppProgram {
  fileprivate func with(launches: [String?]) -> AppProgram {
    var program = self
    program.launches = launches
    return program
  }
}
