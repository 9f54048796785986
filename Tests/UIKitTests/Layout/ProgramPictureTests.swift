import RunRecord
import Testing

/// What the pictures of public programs show, in programs of our own; `Tests/Programs/pictures.md` names them.
@Suite struct ProgramPictureTests {
  @Test func aPlainListBeginsWithItsFirstRow() async throws {
    try await Self.check("plain list", "0.0 88.0\n40.0 148.0\n10.0 128.0\n")
  }

  @Test func aTextIsInItsCellBeforeTheCellIsShown() async throws {
    try await Self.check("text of a cell", "true true\n")
  }

  @Test func aTextInTheMiddleHasTheWidthOfItsRow() async throws {
    try await Self.check("aligned text", "20.0 353.0 true\n")
  }

  @Test func bothTextsAreInTheMiddleOfALowRow() async throws {
    try await Self.check("low row", "true true\n")
  }

  @Test func aWindowWithoutAFrameFillsTheScreen() async throws {
    try await Self.check("window", "true true\n")
  }

  @Test func contentBelowALargeTitleMovesItOnlyWhenItIsScrolled() async throws {
    try await Self.check(
      "large title",
      """
      {{0, 59}, {393, 96}} {{0, 155}, {393, 663}} {155, 0, 34, 0}
      {{0, 59}, {393, 66}}
      {{0, 59}, {393, 44}} {{0, 103}, {393, 715}}
      {{0, 59}, {393, 96}} {{0, 155}, {393, 663}}

      """)
  }

  @Test func aConfigurationWithoutATitleLeavesTheButtonsOwn() async throws {
    try await Self.check("button", "Go\nNow\nnil\n")
  }

  @Test func aPictureIsNoLargerThanItsButton() async throws {
    let drawing = try await Self.cases.launch("picture").drawing(at: .ended)
    #expect(
      drawing?.all.compactMap(\.image).map(\.frame)
        == [DrawnRect(x: 20, y: 100, width: 12, height: 10)])
  }

  @Test func aBarHasTheColoursOfTheItemInFront() async throws {
    let launch = try await Self.cases.launch("bar")
    func bar(_ moment: ScreenMoment) throws -> DrawnElement {
      try #require(launch.drawing(at: moment)?.all.first { $0.role == .navigationBar })
    }
    let atEdge = try bar(.step("At the edge"))
    #expect(atEdge.look?.fill == DrawnColor(light: 0xFF00_00FF, dark: 0xFF00_00FF))
    #expect(
      atEdge.children?.first?.texts?.first?.color
        == DrawnColor(light: 0xFFFF_FFFF, dark: 0xFFFF_FFFF))
    #expect(
      try bar(.ended).look?.fill == DrawnColor(light: 0x0000_FFFF, dark: 0x0000_FFFF))
  }

  @Test func aWayBackThatTheTitleLeavesNoRoomIsCalledBack() async throws {
    let launch = try await Self.cases.launch("way back")
    let words = [ScreenMoment.step("Short"), .ended].map { moment in
      launch.drawing(at: moment)?.all.first { $0.role == .button }?.texts?.first?.text
    }
    #expect(words == ["Storm Viewer", "Back"])
  }

  private static func check(
    _ name: String, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    #expect(try await cases.launch(name).output == expected, sourceLocation: sourceLocation)
  }

  private static let cases = ScreenCases(
    [
      "plain list": """
      func tell(_ style: UITableView.Style, _ rows: Rows) {
        let table = UITableView(frame: page.view.bounds, style: style)
        table.sectionHeaderHeight = 40
        table.sectionFooterHeight = 20
        table.dataSource = rows
        table.delegate = rows as? any UITableViewDelegate
        print(table.rectForRow(at: [0, 0]).minY, table.contentSize.height)
      }
      tell(.plain, Rows())
      tell(.grouped, Rows())
      tell(.plain, RowsWithHeights())
      """,
      "text of a cell": """
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Log out"
      cell.textLabel?.centerXAnchor.constraint(equalTo: cell.centerXAnchor).isActive = true
      print(cell.textLabel?.superview === cell.contentView, cell.detailTextLabel?.isDescendant(of: cell) == true)
      """,
      "aligned text": """
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
      cell.textLabel?.text = "Log out"
      cell.layoutIfNeeded()
      let natural = cell.textLabel!.frame.width
      cell.textLabel?.textAlignment = .center
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      print(cell.textLabel!.frame.minX, cell.textLabel!.frame.width, natural < 100)
      """,
      "low row": """
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
      cell.textLabel?.text = "Jaw breaker"
      cell.detailTextLabel?.text = "Hard"
      cell.layoutIfNeeded()
      let (first, second) = (cell.textLabel!.frame, cell.detailTextLabel!.frame)
      print(cell.bounds.contains(first) && cell.bounds.contains(second), abs(first.minY - (44 - second.maxY)) < 1)
      """,
      "window": """
      print(UIWindow().frame == UIScreen.main.bounds, UIWindow(frame: .zero).frame == .zero)
      """,
      "large title": """
      let list = UIViewController()
      let rows = Rows()
      rows.count = 100
      let table = UITableView()
      table.dataSource = rows
      table.translatesAutoresizingMaskIntoConstraints = false
      list.view.addSubview(table)
      let safe = list.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: safe.topAnchor), table.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: safe.leadingAnchor), table.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      ])
      let stack = UINavigationController(rootViewController: list)
      stack.navigationBar.prefersLargeTitles = true
      app.window?.rootViewController = stack
      await app.settle()
      func text(_ view: UIView) -> String { NSCoder.string(for: view.frame) }
      print(text(stack.navigationBar), text(table), NSCoder.string(for: list.view.safeAreaInsets))
      table.contentOffset.y = 30
      print(text(stack.navigationBar))
      table.contentOffset.y = 300
      await app.settle()
      print(text(stack.navigationBar), text(table))
      table.contentOffset.y = 0
      await app.settle()
      print(text(stack.navigationBar), text(table))
      """,
      "button": """
      let button = UIButton()
      button.setTitle("Go", for: .normal)
      button.configuration = .filled()
      print(button.currentTitle ?? "nil")
      button.configuration?.title = "Now"
      print(button.currentTitle ?? "nil")
      button.configuration?.title = nil
      print(button.currentTitle ?? "nil")
      """,
      "picture": """
      let button = UIButton(frame: CGRect(x: 20, y: 100, width: 12, height: 10))
      button.setImage(UIImage(systemName: "star"), for: .normal)
      page.view.addSubview(button)
      """,
      "way back": """
      let first = UIViewController()
      first.title = "Storm Viewer"
      let stack = UINavigationController(rootViewController: first)
      app.window?.rootViewController = stack
      let second = UIViewController()
      second.title = "1/10"
      stack.pushViewController(second, animated: false)
      // @step Short
      second.title = "nssl0091.jpg - 10/10"
      """,
      "bar": """
      func look(_ color: UIColor) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.backgroundColor = color
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        return look
      }
      let rows = Rows()
      rows.count = 100
      let list = UITableViewController()
      list.title = "Home"
      list.tableView.dataSource = rows
      list.navigationItem.standardAppearance = look(.blue)
      list.navigationItem.scrollEdgeAppearance = look(.red)
      app.window?.rootViewController = UINavigationController(rootViewController: list)
      await app.settle()
      // @step At the edge
      list.tableView.contentOffset.y = 300
      """,
    ],
    beside: """
      class Rows: NSObject, UITableViewDataSource {
        var count = 2
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      }

      class RowsWithHeights: Rows, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
      }
      """)
}
