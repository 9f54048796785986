import RunRecord
import Testing

@Suite struct TableHeaderTests {
  private static let page = """
    class Page: UIViewController, UITableViewDataSource, UITableViewDelegate {
      lazy var tableView = UITableView(frame: CGRect(x: 0, y: 100, width: 100, height: 100), style: .grouped)
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.rowHeight = 20
        tableView.sectionHeaderHeight = 30
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
      }
      func numberOfSections(in tableView: UITableView) -> Int { 26 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section != 1 else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as! Header
        header.title = "section \\(section)"
        return header
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title \\(section)" }
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { print("header", section) }
      func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { print("gone", section) }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "M", "Z"] }
      func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index == 1 ? 12 : 25 }
    }
    class Header: UITableViewHeaderFooterView {
      var title = ""
      override func prepareForReuse() { super.prepareForReuse(); print("again", title) }
    }
    """

  @Test func bringsHeadersIntoSightAndUsesThemAgain() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        print((page.tableView.headerView(forSection: 0) as! Header).title, page.tableView.headerView(forSection: 1)!.textLabel!.text!)
        page.tableView.contentOffset.y = 180
        await app.settle()
        print((page.tableView.headerView(forSection: 2) as! Header).title, page.tableView.headerView(forSection: 0) == nil)
        app.tapIndex(titled: "M", in: page.tableView)
        print(page.tableView.contentOffset.y, page.tableView.indexPathsForVisibleRows![0])
        app.tapIndex(titled: "Z", in: page.tableView)
        print(page.tableView.contentOffset.y, NSCoder.string(for: page.tableView.rect(forSection: 25)))
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        header 0
        header 1
        section 0 title 1
        gone 0
        gone 1
        again section 0
        header 2
        header 3
        section 2 true
        1080.0 [12, 0]
        2240.0 {{0, 2250}, {100, 90}}

        """)
  }

  @Test func theHeaderOfAPlainTableStaysInSight() async throws {
    let run = try await AppProgram(
      page: Self.page.replacing("style: .grouped", with: "style: .plain"),
      launches: [
        """
        page.tableView.contentOffset.y = 40
        print(page.tableView.headerView(forSection: 0)!.frame.minY)
        page.tableView.contentOffset.y = 70
        print(page.tableView.headerView(forSection: 0)!.frame.minY, page.tableView.rectForHeader(inSection: 0).minY)
        """
      ]
    ).run()
    #expect(run.launches[0].output.contains("40.0\n60.0 0.0\n"))
  }

  @Test func announcesRowsAheadOnce() async throws {
    let run = try await AppProgram(
      page: TableApp.page(
        rows: #"(0..<30).map { "\($0)" }"#,
        association: """
          extension Page: UITableViewDataSourcePrefetching {
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { print(indexPaths.map(\\.row)) }
          }
          """),
      launches: [
        """
        page.tableView.prefetchDataSource = page
        _ = page.tableView.visibleCells
        page.tableView.contentOffset.y = 40
        _ = page.tableView.visibleCells
        """
      ]
    ).run()
    #expect(run.launches[0].output == "[5, 6, 7, 8, 9]\n[10, 11]\n")
  }
}
