import RunRecord
import Testing

/// Bars, lists and what an app draws itself.
struct DrawnBarTests {
  private static let cases = ScreenCases(
    [
      "bars": """
      page.title = "Page"
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      let second = UIViewController()
      second.title = "Second"
      let stack = UINavigationController(rootViewController: page.detached())
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, second]
      app.window?.rootViewController = tabs
      await app.settle()
      stack.pushViewController(UIViewController(), animated: false)
      stack.topViewController?.title = "Detail"
      """,
      "tab called like the way back": """
      let list = UIViewController()
      list.title = "Shelf"
      let stack = UINavigationController(rootViewController: list)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      app.window?.rootViewController = tabs
      await app.settle()
      let detail = UIViewController()
      detail.title = "Detail"
      stack.pushViewController(detail, animated: false)
      // @step Pushed
      app.tapTab("Shelf")
      await app.settle()
      """,
      "rows": """
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
      let source = Rows()
      table.dataSource = source
      page.view.addSubview(table)
      await app.settle()
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      """,
      "drawn": """
      let chart = Chart(frame: CGRect(x: 10, y: 100, width: 100, height: 50))
      page.view.addSubview(chart)
      // @step First
      // @step Second
      chart.setNeedsDisplay()
      """,
      "unknown": """
      page.view.addSubview(Silent(frame: CGRect(x: 10, y: 100, width: 100, height: 50)))
      """,
    ],
    beside: """
      extension UIViewController {
        func detached() -> UIViewController {
          let copy = UIViewController()
          copy.title = title
          copy.navigationItem.rightBarButtonItem = navigationItem.rightBarButtonItem
          return copy
        }
      }

      class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
          cell.textLabel?.text = "Row"
          cell.detailTextLabel?.text = "\\(indexPath.row)"
          let toggle = UISwitch()
          toggle.accessibilityLabel = "On"
          if indexPath.row == 0 { cell.accessoryView = toggle }
          return cell
        }
      }

      class Chart: UIView {
        override func draw(_ rect: CGRect) {
          print("draws")
          UIColor.red.setFill()
          UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
        }
      }

      class Silent: UIView {
        override func draw(_ rect: CGRect) {}
      }
      """)

  @Test func keepsTheNamesByWhichALaunchTapsThings() async throws {
    let bars = try #require(
      try await Self.cases.launch("tab called like the way back").drawing(at: .step("Pushed")))
    #expect(bars.all.first { $0.role == .button }?.names == ["Back", "Shelf"])
    // What VoiceOver reads of the tab is its name.
    let tab = try #require(bars.all.first { $0.role == .tab })
    #expect(tab.names == nil && tab.spoken?.label == "Shelf")
    let rows = try #require(try await Self.cases.launch("rows").drawing(at: .ended))
    #expect(
      rows.all.filter { $0.role == .row }.map(\.names) == [["Row", "0"], ["Row", "1"]])
  }

  @Test func tapsATabWhoseNameTheWayBackHasToo() async throws {
    let launch = try await Self.cases.launch("tab called like the way back")
    let headings = [ScreenMoment.step("Pushed"), .ended].map { moment in
      launch.drawing(at: moment)?.all.first { $0.spoken?.traits == [.heading] }?.spoken?.label
    }
    #expect(headings == ["Detail", "Shelf"])
  }

  @Test func haveTheWayBackTheTitleAndTheTabs() async throws {
    try await Self.cases.check(
      "bars",
      """
        navigation bar
          button "Page"
          heading "Detail"
        tab bar
          tab "Page", selected
          tab "Second"
      """)
  }

  @Test func rowsAreReadAtOnceAndWhatIsInThemByItself() async throws {
    try await Self.cases.check(
      "rows",
      """
        table
          row "Row, 0"
            switch "On", value "off"
          row "Row, 1", selected
      """)
  }

  @Test func outlinesThatAnAppFillsAreDrawnWhereTheViewIs() async throws {
    let launch = try await Self.cases.launch("drawn")
    let paths = try #require(launch.drawing(at: .ended)?.all.compactMap(\.paths).first)
    #expect(paths.map(\.outline) == ["M 11 102 L 14 102 L 14 106 L 11 106 Z"])
    #expect(paths.map(\.fill) == [DrawnColor(light: 0xFF00_00FF, dark: 0xFF00_00FF)])
  }

  @Test func aViewIsDrawnAgainOnlyWhereItAsksForIt() async throws {
    let launch = try await Self.cases.launch("drawn")
    #expect(launch.output == "draws\ndraws\n")
  }

  @Test func whatIsNotKnownHasTheNameOfItsClass() async throws {
    try await Self.cases.check("unknown", #"  drawing "Silent""#)
  }
}
