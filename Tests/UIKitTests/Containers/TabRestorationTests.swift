import KeyedArchive
import RunRecord
import Testing

/// What a tab bar controller needs to get its tabs back (uikit-restoration 4, 10.4).
@Suite struct TabRestorationTests {
  private static let code = """
    let launchNumber = ProcessInfo.processInfo.environment["REPRISE_LAUNCH"].flatMap { Int($0) }!
    class Tabs: UITabBarController, UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { named(Tabs(), "tabs") }
    }
    class Page: UIViewController {
      var text = "new"
      override func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
      override func decodeRestorableState(with coder: NSCoder) { text = coder.decodeObject(of: NSString.self, forKey: "text")! as String }
    }
    """

  // The children are the launch's to supply: a controller that a factory makes stays empty.
  @Test(.pins("4.tab.3"))
  func aNewTabBarControllerStaysEmpty() async throws {
    let run = try await AppProgram(
      root:
        #"named(UINavigationController(rootViewController: named(UIViewController(), "base")), "stack")"#,
      code: Self.code,
      launches: [
        """
        let tabs = named(Tabs(), "tabs")
        tabs.restorationClass = Tabs.self
        tabs.viewControllers = [named(Page(), "a"), named(Page(), "b")]
        app.rootViewController!.present(tabs, animated: false)
        app.enterBackground()
        """,
        "print(type(of: app.visibleViewController!), app.visibleViewController!.children.count)",
      ]
    ).run()
    #expect(
      run.launches[0].savedPaths == [
        "stack", "stack/:[0]:/base", "stack/tabs", "stack/tabs/:[0]:/a", "stack/tabs/:[1]:/b",
      ])
    #expect(run.launches[1].output == "Tabs 0\n")
  }

  // UIKit loads the view of a tab bar controller while it is initialized: who sets the identifier and
  // adds the tabs in `viewDidLoad()` has done so before anything is looked for.
  @Test func viewDidLoadOfATabBarControllerRunsInsideItsInitialiser() async throws {
    let run = try await AppProgram(
      root: "OwnTabs()",
      code: """
        class OwnTabs: UITabBarController {
          init() {
            super.init(nibName: nil, bundle: nil)
            print("initialized", restorationIdentifier ?? "-", children.count)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            restorationIdentifier = "tabs"
            addChild(named(UIViewController(), "a"))
            addChild(named(UIViewController(), "b"))
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print("decoded", selectedIndex)
          }
        }
        """,
      launches: [
        """
        (app.rootViewController as! UITabBarController).selectedIndex = 1
        app.enterBackground()
        """, "",
      ]
    ).run()
    #expect(run.launches[0].output == "initialized tabs 2\n")
    #expect(run.launches[1].output == "initialized tabs 2\ndecoded 1\n")
  }

  private static let save = """
    let tabs = app.rootViewController as! UITabBarController
    tabs.selectedIndex = 1
    for page in tabs.viewControllers! { (page as! Page).text = page.restorationIdentifier! }
    app.enterBackground()
    """

  private static let show = """
    let tabs = app.rootViewController as! UITabBarController
    print(tabs.viewControllers!.map { ($0 as! Page).text }, tabs.selectedViewController!.restorationIdentifier!)
    """

  // In another order, factories that return the right instances do not care, implicit search misses all.
  @Test(
    .pins("4.tab.2", "4.tab.5", "4.tab.6", "10.4"),
    arguments: [(true, #"["c", "a", "b"] b"#), (false, #"["new", "new", "new"] c"#)])
  func tabsInAnotherOrderAreFoundByFactoriesAlone(hasFactory: Bool, output: String) async throws {
    let run = try await AppProgram(
      root: """
        let tabs = named(UITabBarController(), "tabs")
            let pages = [named(Page(), "a"), named(Page(), "b"), named(Page(), "c")]
            tabs.viewControllers = launchNumber == 1 ? pages : [pages[2], pages[0], pages[1]]
            return tabs
        """,
      delegate: !hasFactory
        ? ""
        : """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            window!.rootViewController!.children.first { $0.restorationIdentifier == identifierComponents.last }
          }
        """,
      code: Self.code, launches: [Self.save, Self.show]
    ).run()
    #expect(run.launches[1].output == output + "\n")
    let missing = run.launches[1].decisions.filter { $0.contains("not found") }
    #expect(missing.count == (hasFactory ? 0 : 3))
  }

  // Six tabs on a phone: the bar has room for four and More.
  @Test func theMoreStackListsWhatTheBarHasNoRoomFor() async throws {
    let run = try await AppProgram(
      root: """
        let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = (1...6).map { number in
              let page = UIViewController()
              page.title = "Page \\(number)"
              return page
            }
            return tabs
        """,
      launches: [
        """
        let tabs = app.rootViewController as! UITabBarController
        let more = tabs.moreNavigationController
        print(more === tabs.moreNavigationController, more.tabBarController === tabs, tabs.viewControllers!.contains(more))
        app.tap("More")
        print(tabs.selectedIndex == NSNotFound, tabs.selectedViewController === more)
        let list = more.topViewController as! UITableViewController
        print(list.tableView.numberOfRows(inSection: 0))
        app.tap("Page 6")
        print(tabs.selectedIndex, app.visibleViewController!.title!, tabs.tabBar.items!.map { $0.title! })
        tabs.selectedViewController = more
        print(tabs.selectedViewController === more)
        tabs.viewControllers = Array(tabs.viewControllers!.prefix(3))
        print(tabs.selectedIndex, app.visibleViewController!.title!)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true true false
        true true
        2
        5 Page 6 ["Page 1", "Page 2", "Page 3", "Page 4", "More"]
        true
        0 Page 1

        """)
  }

  @Test func noSelectionIsSavedOfTheMoreList() async throws {
    let run = try await AppProgram(
      root: """
        let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = (1...6).map { named(UIViewController(), "page \\($0)") }
            return tabs
        """,
      launches: [
        "(app.rootViewController as! UITabBarController).selectedIndex = 5\napp.enterBackground()",
        """
        let tabs = app.rootViewController as! UITabBarController
        print(tabs.selectedIndex)
        tabs.selectedViewController = tabs.moreNavigationController
        app.enterBackground()
        """,
        "print((app.rootViewController as! UITabBarController).selectedIndex)",
      ]
    ).run()
    let selection = "kTabBarSelectedViewControllerKey"
    #expect(
      run.launches[0].savedValues("tabs")[selection] == .reference(path: "tabs/:[5]:/page 6"))
    #expect(run.launches[1].savedPaths?.first == "tabs")
    #expect(run.launches[1].savedValues("tabs")[selection] == nil)
    #expect(run.launches[1].output == "5\n")
    #expect(run.launches[2].output == "0\n")
  }

  // Two stacks: one with an item of its own, one that shows its root's.
  @Test func aStackShowsTheTabItemOfItsRoot() async throws {
    let run = try await AppProgram(
      root: """
        let first = UIViewController()
            first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 1)
            let second = UIViewController()
            second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 2)
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second].map(UINavigationController.init(rootViewController:))
            tabs.viewControllers![0].tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 3)
            return tabs
        """,
      launches: [
        """
        let tabs = app.rootViewController as! UITabBarController
        print(tabs.tabBar.items!.map { $0.title! })
        app.tap("Second")
        print(tabs.selectedIndex)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "[\"Own\", \"Second\"]\n1\n")
  }
}
