import RunRecord
import Testing

/// Where bars are on each device, and the safe areas and insets that follow.
@Suite struct BarLayoutTests {
  @Test func liesBelowTheStatusBarAndAboveTheHomeIndicator() async throws {
    try await Self.phone.check(
      "upright",
      """
      {{0, 59}, {393, 44}} {{0, 720}, {393, 49}} {{0, 769}, {393, 83}}
      {103, 0, 83, 0}
      true true true

      """)
  }

  @Test func isLowOnAPhoneOnItsSide() async throws {
    try await Self.phone.check(
      "turned",
      """
      {{0, 0}, {852, 32}} {{0, 308}, {852, 32}} {{0, 340}, {852, 53}}
      {32, 59, 85, 59} {{0, 0}, {852, 393}}
      {{0, 59}, {393, 44}} {{0, 769}, {393, 83}}

      """)
  }

  @Test func makesRoomWhereItIsHidden() async throws {
    try await Self.phone.check(
      "hidden", "{59, 0, 83, 0}\n{103, 0, 132, 0} {{0, 720}, {393, 49}}\n")
  }

  @Test func leavesWithAPushedControllerThatHidesIt() async throws {
    try await Self.phone.check(
      "pushed", "{103, 0, 34, 0} {{-393, 769}, {393, 83}}\n{103, 0, 83, 0} {{0, 769}, {393, 83}}\n")
  }

  @Test func isAsHighAsALargeTitleUntilContentIsScrolled() async throws {
    try await Self.phone.check(
      "large title",
      """
      {{0, 59}, {393, 96}} {0, -155} {155, 0, 83, 0}
      {{0, 59}, {393, 64}} {123, 0, 83, 0}
      {{0, 59}, {393, 44}} {103, 0, 83, 0}
      {{0, 59}, {393, 96}} {0, -155}
      {{0, 59}, {393, 44}} {{0, 59}, {393, 74}}

      """)
  }

  @Test func keepsContentOutFromUnderIt() async throws {
    try await Self.phone.check(
      "content",
      """
      {0, -103} {103, 0, 83, 0} true
      {0, 103} {0, -59}
      {{0, 103}, {393, 666}} {0, 0, 0, 0}

      """)
  }

  @Test func leavesContentWhereItWasScrolled() async throws {
    try await Self.phone.check("scrolled", "{0, 200}\n{0, 200}\n{0, 231}\n")
  }

  @Test(arguments: [
    ("iPhone SE", "{20, 0, 0, 0} {{0, 20}, {375, 44}} {{0, 618}, {375, 49}} {0, 0, 0, 0} 2.0"),
    (
      "iPhone 15 Pro Max",
      "{59, 0, 34, 0} {{0, 59}, {430, 44}} {{0, 849}, {430, 83}} {0, 59, 21, 59} 3.0"
    ),
    ("iPad mini", "{24, 0, 20, 0} {{0, 24}, {744, 50}} {{0, 1063}, {744, 70}} {24, 0, 20, 0} 2.0"),
    (
      "iPad Pro 13",
      "{24, 0, 20, 0} {{0, 24}, {1032, 50}} {{0, 1306}, {1032, 70}} {24, 0, 20, 0} 2.0"
    ),
  ])
  func followsTheDevice(device: String, expected: String) async throws {
    let run = try await AppProgram(
      root: Self.root, code: Self.page, launches: [Self.launch("device")],
      conditions: [LaunchConditions(device: device)]
    ).run()
    #expect(run.launches[0].output == expected + "\n")
  }

  private static func launch(_ name: String) -> String {
    """
    let tabs = app.rootViewController as! UITabBarController
    let stack = tabs.viewControllers![0] as! UINavigationController
    let page = stack.topViewController as! Page
    func text(_ view: UIView) -> String { NSCoder.string(for: view.frame) }
    func safe(_ view: UIView) -> String { NSCoder.string(for: view.safeAreaInsets) }
    func layout() { app.window!.layoutIfNeeded() }
    \(cases[name] ?? "")
    """
  }

  private static let phone = Cases()

  /// All cases are launches of one app.
  struct Cases {
    private let outputs = Task {
      let names = BarLayoutTests.cases.keys.filter { $0 != "device" }.sorted()
      let run = try await AppProgram(
        root: BarLayoutTests.root, code: BarLayoutTests.page,
        launches: names.map(BarLayoutTests.launch)
      ).run()
      return Dictionary(uniqueKeysWithValues: zip(names, run.launches.map(\.output)))
    }

    func check(
      _ name: String, _ expected: String,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) async throws {
      let output = try #require(try await outputs.value[name])
      #expect(output == expected, sourceLocation: sourceLocation)
    }
  }

  private static let root = """
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: Page())]
    return tabs
    """

  private static let page = """
    class Page: UIViewController {
      let table = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.rowHeight = 50
      }
      func showTable() {
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        view.window!.layoutIfNeeded()
      }
    }
    extension Page: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    """

  private static let cases = [
    "upright": """
    print(text(stack.navigationBar), text(stack.toolbar), text(tabs.tabBar))
    print(safe(page.view))
    print(stack.navigationBar.isDescendant(of: stack.view), stack.view.subviews.first === page.view, tabs.view.subviews.first === stack.view)
    """,
    "turned": """
    app.rotate(to: .landscape)
    stack.isToolbarHidden = false
    print(text(stack.navigationBar), text(stack.toolbar), text(tabs.tabBar))
    print(safe(page.view), text(page.view))
    app.rotate(to: .portrait)
    print(text(stack.navigationBar), text(tabs.tabBar))
    """,
    "hidden": """
    stack.isNavigationBarHidden = true
    print(safe(page.view))
    stack.isNavigationBarHidden = false
    stack.isToolbarHidden = false
    print(safe(page.view), text(stack.toolbar))
    """,
    "pushed": """
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    stack.pushViewController(next, animated: false)
    layout()
    print(safe(next.view), text(tabs.tabBar))
    stack.popViewController(animated: false)
    layout()
    print(safe(page.view), text(tabs.tabBar))
    """,
    "large title": """
    page.showTable()
    stack.navigationBar.prefersLargeTitles = true
    layout()
    func tell() { print(text(stack.navigationBar), NSCoder.string(for: page.table.contentOffset), NSCoder.string(for: page.table.adjustedContentInset)) }
    tell()
    page.table.contentOffset.y = -123
    print(text(stack.navigationBar), NSCoder.string(for: page.table.adjustedContentInset))
    page.table.contentOffset.y = 300
    print(text(stack.navigationBar), NSCoder.string(for: page.table.adjustedContentInset))
    app.scrollToTop(page.table)
    print(text(stack.navigationBar), NSCoder.string(for: page.table.contentOffset))
    page.navigationItem.largeTitleDisplayMode = .never
    layout()
    let small = text(stack.navigationBar)
    page.navigationItem.prompt = "Prompt"
    layout()
    print(small, text(stack.navigationBar))
    """,
    "content": """
    page.showTable()
    print(NSCoder.string(for: page.table.contentOffset), NSCoder.string(for: page.table.adjustedContentInset), page.table.indexPathsForVisibleRows!.first == IndexPath(row: 0, section: 0))
    page.table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .top, animated: false)
    let scrolled = NSCoder.string(for: CGPoint(x: 0, y: page.table.contentOffset.y + 6))
    page.table.setContentOffset(CGPoint(x: 0, y: -103), animated: false)
    stack.isNavigationBarHidden = true
    layout()
    print(scrolled, NSCoder.string(for: page.table.contentOffset))
    stack.isNavigationBarHidden = false
    page.edgesForExtendedLayout = []
    layout()
    print(text(page.view), NSCoder.string(for: page.table.adjustedContentInset))
    """,
    "scrolled": """
    page.showTable()
    page.table.contentOffset.y = 200
    layout()
    print(NSCoder.string(for: page.table.contentOffset))
    stack.isNavigationBarHidden = true
    layout()
    print(NSCoder.string(for: page.table.contentOffset))
    page.table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
    print(NSCoder.string(for: page.table.contentOffset))
    """,
    "device": """
    let upright = safe(app.window!.rootViewController!.view)
    let bars = text(stack.navigationBar) + " " + text(tabs.tabBar)
    app.rotate(to: .landscape)
    print(upright, bars, safe(app.window!.rootViewController!.view), UIScreen.main.scale)
    """,
  ]
}
