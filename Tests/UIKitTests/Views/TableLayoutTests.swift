import RunRecord
import Testing

@Suite struct TableLayoutTests {
  @Test func placesRowsByTheHeightsThatItIsGiven() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UITableViewController {
          override func numberOfSections(in tableView: UITableView) -> Int { 3 }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { [2, 0, 1][section] }
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 2 ? "last" : nil }
          override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { section == 1 ? 7 : 0 }
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath == [0, 1] ? 100 : tableView.rowHeight }
        }
        """,
      launches: [
        """
        page.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
        page.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 5))
        for path: IndexPath in [[0, 0], [0, 1], [2, 0], [1, 0]] { print(NSCoder.string(for: page.tableView.rectForRow(at: path))) }
        print(NSCoder.string(for: page.tableView.rectForHeader(inSection: 2)), page.tableView.contentSize.height)
        print(page.tableView.indexPathForRow(at: CGPoint(x: 0, y: 54)) as Any, page.tableView.indexPathForRow(at: CGPoint(x: 0, y: 155)) as Any)
        page.tableView.estimatedRowHeight = 60
        print(page.tableView.contentSize.height)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        {{0, 10}, {393, 44}}
        {{0, 54}, {393, 100}}
        {{0, 189}, {393, 44}}
        {{0, 0}, {0, 0}}
        {{0, 161}, {393, 28}} 238.0
        Optional([0, 1]) nil
        270.0

        """)
  }

  @Test func scrollsToRowsAsFarAsTheContentGoes() async throws {
    let run = try await AppProgram(
      page: TableApp.page(rows: #"(1...50).map { "\($0)" }"#),
      launches: [
        """
        let table = page.tableView
        func scroll(_ row: Int, _ position: UITableView.ScrollPosition) {
          table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: true)
          print(table.contentOffset.y)
        }
        scroll(10, .top)
        scroll(10, .bottom)
        scroll(10, .middle)
        scroll(49, .top)
        scroll(49, .none)
        scroll(3, .none)
        scroll(0, .bottom)
        scroll(99, .top)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "200.0\n120.0\n160.0\n900.0\n900.0\n60.0\n0.0\n0.0\n")
  }

  @Test func selectionAndCellsFollowTheirRows() async throws {
    let run = try await AppProgram(
      page: TableApp.page(rows: #"["a", "b", "c", "d", "e", "f", "g", "h"]"#),
      launches: [
        """
        page.select(1, 3)
        let cell = page.tableView.cellForRow(at: [0, 3])!
        page.tableView.beginUpdates()
        page.names.remove(at: 1)
        page.tableView.deleteRows(at: [[0, 1]], with: .fade)
        page.names.insert("new", at: 0)
        page.names.insert("newer", at: 0)
        page.tableView.insertRows(at: [[0, 0], [0, 1]], with: .automatic)
        page.tableView.endUpdates()
        page.show()
        print(page.tableView.indexPath(for: cell) as Any, cell.isSelected, page.tableView.cellForRow(at: [0, 0])!.textLabel!.text!)
        page.tableView.contentOffset.y = 80
        page.names = ["only"]
        page.tableView.reloadData()
        page.show()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        0.0 newer new a c d ["d"]
        Optional([0, 4]) true newer
        0.0 only []

        """)
  }

  // UIKit raises an exception.
  @Test func trapsIfTheRowsDoNotFitTheUpdate() async throws {
    let termination = try await AppProgram(
      page: TableApp.page(rows: #"["a", "b"]"#),
      launches: ["page.tableView.deleteRows(at: [[0, 0]], with: .fade)"]
    ).termination()
    #expect(
      "\(termination)"
        == "Fatal error: Invalid update: invalid number of rows in section 0: "
        + "2 after the update, 1 by what was inserted and deleted")
  }
}
