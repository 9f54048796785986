import RunRecord
import Testing

/// What a list under bars saves of its position: it ends at the row where it was, however often it is restored.
@Suite struct ListUnderBarsTests {
  private static func page(association: String, rows: String) -> String {
    """
    class Page: UITableViewController\(association) {
      let names = \(rows)
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
        tableView.rowHeight = 50
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      func modelIdentifierForElement(at indexPath: IndexPath, in view: UIView) -> String? { names[indexPath.row] }
      func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { names.firstIndex(of: identifier).map { [0, $0] } }
      func show() { print(tableView.contentOffset.y, names[tableView.indexPathsForVisibleRows![0].row]) }
    }
    """
  }

  private static let letters = #"(1...100).map { "Letter \($0)" }"#

  @Test(arguments: ["", ", UIDataSourceModelAssociation"])
  func comesBackToTheSavedOffset(association: String) async throws {
    let run = try await AppProgram(
      page: Self.page(association: association, rows: Self.letters),
      launches: [
        "page.show(); app.enterBackground()",
        "page.show(); app.scroll(page.tableView, to: CGPoint(x: 0, y: 0)); app.enterBackground()",
        "page.show(); app.scroll(page.tableView, to: CGPoint(x: 0, y: 530)); app.enterBackground()",
        "page.show(); app.scroll(page.tableView, to: CGPoint(x: 0, y: 9000)); app.enterBackground()",
        "page.show()",
      ]
    ).run()
    #expect(
      run.launches.map(\.output) == [
        "-59.0 Letter 1\n", "-59.0 Letter 1\n", "0.0 Letter 1\n", "530.0 Letter 11\n",
        "4182.0 Letter 84\n",
      ])
  }

  @Test func followsItsFirstRow() async throws {
    let rows = #"Array((launchNumber > 1 ? ["New 1", "New 2"] : []) + \#(Self.letters))"#
    let run = try await AppProgram(
      page: Self.page(association: ", UIDataSourceModelAssociation", rows: rows),
      launches: [
        "app.scroll(page.tableView, to: CGPoint(x: 0, y: 530)); app.enterBackground()",
        "page.show(); app.enterBackground()", "page.show()",
      ]
    ).run()
    #expect(run.launches[1].output == "600.0 Letter 11\n")
    #expect(run.launches[2].output == "600.0 Letter 11\n")
  }

  @Test func keepsARowBelowBarsThatWasThere() async throws {
    let rows = #"Array((launchNumber > 1 ? ["New 1", "New 2"] : []) + \#(Self.letters))"#
    let run = try await AppProgram(
      page: Self.page(association: ", UIDataSourceModelAssociation", rows: rows),
      launches: ["app.enterBackground()", "page.show()"]
    ).run()
    #expect(run.launches[1].output == "41.0 New 1\n")
  }
}
