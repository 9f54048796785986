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

  // Whether the object has the method is what such a call asks.
  @Test func aMethodThatIsLeftOutAnswersNil() async throws {
    let run = try await AppProgram(
      root: "Page()",
      code: """
        class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected") }
        }
        class Page: UIViewController {
          let rows = Rows()
          let table = UITableView()
          let place = IndexPath(row: 0, section: 0)
          /// A closure of the app's under the name of a method.
          var scrollViewDidScroll: ((UIScrollView) -> Void)?
          func ask() {
            table.dataSource = rows
            table.delegate = rows
            if let count = table.dataSource?.numberOfSections?(in: table) { print(count) } else { print("no sections") }
            if let height = table.delegate?.tableView?(table, heightForRowAt: place) { print(height) }
            let delegate: UITableViewDelegate = rows
            print(delegate.tableView?(table, heightForHeaderInSection: 0) ?? 28, delegate.tableView?(table, viewForHeaderInSection: 0)?.frame ?? .zero)
            if delegate.tableView?(table, didSelectRowAt: place) != nil { print("has it") }
            if delegate.tableView?(table, didDeselectRowAt: place) == nil { print("has it not") }
            table.delegate?.scrollViewDidScroll?(table)
            scrollViewDidScroll?(table)
            if let height = delegate.tableView(_:heightForRowAt:) { print("as a function", height(table, place)) }
          }
        }
        """,
      launches: [
        """
        let page = app.rootViewController as! Page
        page.ask()
        page.scrollViewDidScroll = { _ in print("closure") }
        page.scrollViewDidScroll?(page.table)
        print(page.table.delegate?.tableView?(page.table, heightForFooterInSection: 0) as Any)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        no sections
        60.0
        28.0 (0.0, 0.0, 0.0, 0.0)
        selected
        has it
        has it not
        as a function 60.0
        closure
        nil

        """)
  }

  // Both are optional in Objective-C's protocols: whether there is the property, and what it holds.
  @Test func theWindowOfADelegateIsAnOptionalTwice() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        var own: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
        func look() {
          UIApplication.shared.delegate?.window??.tag = 3
          print(UIApplication.shared.delegate!.window!!.tag, own.window!.tag, own.window?.tag ?? 0)
          if let window = UIApplication.shared.delegate?.window { print(window?.tag ?? 0) }
          let delegate: UIApplicationDelegate = own
          print(delegate.window??.rootViewController === (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController)
          guard let window = UIApplication.shared.delegate?.window ?? nil else { return }
          print(window.tag, (UIApplication.shared.connectedScenes.first?.delegate as? UIWindowSceneDelegate)?.window??.tag ?? 0)
        }
        """,
      launches: ["look()\nprint(UIApplication.shared.delegate?.window??.tag ?? 0)"]
    ).run()
    #expect(run.launches[0].output == "3 3 3\n3\ntrue\n3 0\n3\n")
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
