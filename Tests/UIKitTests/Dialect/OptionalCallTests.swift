import RunRecord
import Testing

/// Calls that ask whether a data source or a delegate has a method.
@Suite struct OptionalCallTests {
  @Test func callsOptionalMethodsOfUIKitsProtocols() async throws {
    let run = try await AppProgram(
      root: "Table()",
      code: """
        class Table: UITableViewController {
          var completion: ((Bool) -> Void)?
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \\(section)" }
          func header(_ section: Int) -> String {
            tableView.dataSource?.tableView?(tableView, titleForHeaderInSection: section) ?? "-"
          }
          func finish() { completion?(true) }
        }
        """,
      launches: [
        """
        let table = app.rootViewController as! Table
        table.completion = { print($0) }
        print(table.header(2), table.tableView.dataSource?.tableView?(table.tableView, titleForFooterInSection: 0) ?? "-")
        table.finish()
        print((IndexPath(row: 3, section: 4) as NSIndexPath).row, NSIndexPath(row: 5, section: 6).section)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "Section 2 -\ntrue\n3 6\n")
  }

  // A class that overrides the two initialisers that must be overridden inherits the others.
  @Test func barButtonsOfTheAppInheritInitialisers() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        class MenuButton: UIBarButtonItem {
          let note: String
          override init() {
            note = "menu"
            super.init()
          }
          required init?(coder: NSCoder) {
            note = "coder"
            super.init(coder: coder)
          }
          convenience init(note: String) { self.init(customView: UIView()) }
        }
        """,
      launches: [
        "let button = MenuButton(note: \"\")\nprint(button.note, button.customView != nil, MenuButton(barButtonSystemItem: .add, target: nil, action: nil).note)"
      ]
    ).run()
    #expect(run.launches[0].output == "menu true menu\n")
  }
}
