import RunRecord
import Testing

/// Asking objects which messages they take.
@Suite struct RespondingTests {
  @Test func anObjectMaySayItselfWhichMessagesItTakes() async throws {
    let run = try await AppProgram(
      root: "Page()",
      code: """
        class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
          var isPlain = true
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
          func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
          @objc func fill() {}
          override func responds(to aSelector: Selector!) -> Bool {
            if aSelector == #selector(UITableViewDelegate.tableView(_:heightForRowAt:)) { return !isPlain }
            if aSelector == #selector(fill) { print("asked") }
            return super.responds(to: aSelector)
          }
        }
        class MoreRows: Rows {
          override func responds(to aSelector: Selector!) -> Bool {
            aSelector == Selector("pour") || super.responds(to: aSelector)
          }
        }
        class Page: UIViewController {
          let rows = MoreRows()
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
          func show() {
            let place = IndexPath(row: 0, section: 0)
            print(table.delegate?.tableView?(table, heightForRowAt: place) as Any)
            table.reloadData()
            table.layoutIfNeeded()
            print(table.rectForRow(at: place).height)
          }
        }
        """,
      launches: [
        """
        let page = app.rootViewController as! Page
        page.table.rowHeight = 20
        page.table.dataSource = page.rows
        page.table.delegate = page.rows
        page.show()
        page.rows.isPlain = false
        page.show()
        let object: NSObject = page.rows
        print(object.responds(to: #selector(Rows.fill)), object.responds(to: Selector("spill")), object.responds(to: Selector("pour")))
        print(page.table.delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))) as Any)
        print(page.responds(to: Selector("setTitle:")), page.responds(to: nil))
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        nil
        20.0
        Optional(60.0)
        60.0
        asked
        true false true
        Optional(true)
        true false

        """)
  }
}
