import RunRecord
import Testing

@Suite struct TableEditingTests {
  private static let page = """
    class Page: UITableViewController {
      var names = ["a", "b", "c", "d"]
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
      }
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 0 }
      override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        indexPath.row == names.count - 1 && isEditing ? .insert : .delete
      }
      override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete {
          names.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .fade)
        } else {
          names.insert("new", at: indexPath.row)
          tableView.insertRows(at: [indexPath], with: .automatic)
        }
      }
      override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { print("begins", indexPath.row) }
      override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { print("ends", indexPath!.row) }
      override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      }
      override func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
        proposedDestinationIndexPath.row == 0 ? sourceIndexPath : proposedDestinationIndexPath
      }
      override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { print("accessory", indexPath.row) }
      override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let flag = UIContextualAction(style: .normal, title: "Flag") { action, view, done in
          print(action.title!, view is UITableViewCell)
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [flag])
      }
      func show() {
        let texts = tableView.visibleCells.map { (($0.contentConfiguration as! UIListContentConfiguration).text)! }
        print(names, texts == names, tableView.visibleCells.map(\\.isEditing))
      }
    }
    """

  @Test func deletesInsertsAndMovesRowsAsTheAppAllows() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        app.deleteRow(at: [0, 0], in: page.tableView)
        app.deleteRow(at: [0, 1], in: page.tableView)
        page.show()
        page.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        app.moveRow(at: [0, 2], to: [0, 1], in: page.tableView)
        app.moveRow(at: [0, 2], to: [0, 0], in: page.tableView)
        page.show()
        print(page.tableView.indexPathForSelectedRow!)
        app.insertRow(at: [0, 2], in: page.tableView)
        page.setEditing(true, animated: true)
        print(page.tableView.isEditing, page.tableView.indexPathForSelectedRow == nil)
        app.insertRow(at: [0, 2], in: page.tableView)
        app.deleteRow(at: [0, 1], in: page.tableView)
        page.show()
        app.tapRow(at: [0, 1], in: page.tableView)
        print(page.tableView.indexPathForSelectedRow == nil)
        app.tapAccessoryButton(ofRowAt: [0, 1], in: page.tableView)
        page.tableView.isEditing = false
        app.tapAction(titled: "Flag", ofRowAt: [0, 1], in: page.tableView)
        page.show()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        begins 1
        ends 1
        ["a", "c", "d"] true [false, false, false]
        ["a", "d", "c"] true [false, false, false]
        [0, 1]
        true true
        ["a", "new", "c"] true [false, true, true]
        true
        accessory 1
        begins 1
        Flag true
        ends 1
        ["a", "new", "c"] true [false, false, false]

        """)
  }

  @Test func offersActionsAsTheyWereWrittenBefore() async throws {
    let run = try await AppProgram(
      page: TableApp.page(
        rows: #"["a", "b"]"#,
        association: """
          extension Page {
            func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
              let delete = UITableViewRowAction(style: .destructive, title: "Delete") { action, indexPath in
                self.names.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
              }
              return [delete]
            }
          }
          """),
      launches: [
        "app.tapAction(titled: \"Delete\", ofRowAt: [0, 0], in: page.tableView); page.show()"
      ]
    ).run()
    #expect(run.launches[0].output == "0.0 b []\n")
  }

  // Rows can be moved where the data source has the method for it; no other row can.
  @Test func movesNoRowOfADataSourceThatCannot() async throws {
    let run = try await AppProgram(
      page: TableApp.page(rows: #"["a", "b"]"#),
      launches: ["app.moveRow(at: [0, 0], to: [0, 1], in: page.tableView); page.show()"]
    ).run()
    #expect(run.launches[0].output == "0.0 a b []\n")
  }

  @Test func aHighlightThatIsRefusedSelectsNothing() async throws {
    let run = try await AppProgram(
      page: TableApp.page(
        rows: #"["a", "b"]"#,
        association: """
          extension Page {
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { print("highlighted") }
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { print("unhighlighted") }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected") }
          }
          """),
      launches: ["for row in 0...1 { app.tapRow(at: [0, row], in: page.tableView) }; page.show()"]
    ).run()
    #expect(
      run.launches[0].output == "highlighted\nunhighlighted\nselected\n0.0 a b [\"b\"]\n")
  }

  @Test func tellsWhoGetsNewContentOfAPull() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in print("primary") })
            refreshControl?.addAction(UIAction { [weak self] _ in print("refresh", self!.tableView.refreshControl!.isRefreshing) }, for: .valueChanged)
          }
        }
        """,
      launches: [
        """
        app.pullToRefresh(page.tableView)
        app.pullToRefresh(page.tableView)
        page.refreshControl?.endRefreshing()
        app.pullToRefresh(page.tableView)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "primary\nrefresh true\nprimary\nrefresh true\n")
  }
}
