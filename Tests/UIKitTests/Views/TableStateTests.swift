import KeyedArchive
import RunRecord
import Testing

/// What a table saves by itself (uikit-restoration 4, 4.1, 10.3).
@Suite struct TableStateTests {
  private static let tenLetters = #"["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]"#

  // 10.3: without names index paths and the scroll position are saved directly.
  @Test(.pins("4.table.1", "4.table.3", "6.4.13", "10.3"))
  func restoresRowsByPlaceWithoutModelAssociation() async throws {
    let run = try await AppProgram(
      page: TableApp.page(rows: Self.tenLetters), launches: [TableApp.save, "page.show()"]
    ).run()
    let state = "65.0 d e f g h i [\"e\", \"i\"]\n"
    #expect(run.launches[0].output == state)
    #expect(
      run.launches[0].savedValues("page/table")["kUITableViewSelectedIndexPathsKey"]
        == .array([.array([.integer(0), .integer(4)]), .array([.integer(0), .integer(8)])]))
    #expect(run.launches[1].output == state)
  }

  // 10.3: by place other rows are selected when rows were added above; 8: none where there are fewer.
  @Test(.pins("4.table.3", "10.3"))
  func placesMeanOtherRowsWhenRowsChanged() async throws {
    let run = try await AppProgram(
      page: TableApp.page(
        rows: #"launchNumber == 1 ? \#(Self.tenLetters) : ["z", "a", "b", "c", "d", "e"]"#),
      launches: [TableApp.save, "page.show()"]
    ).run()
    #expect(run.launches[1].output == "20.0 a b c d e [\"d\"]\n")
    #expect(
      run.launches[1].decisions.contains(
        "page/table: row not selected, the table has no row [0, 8]"))
  }

  // 4.1: names are asked for the first visible row and every selected one, and looked up again.
  @Test(.pins("1.5.3", "4.table.2", "4.1.1", "4.1.2"))
  func restoresRowsByNameWithModelAssociation() async throws {
    let run = try await AppProgram(
      page: TableApp.page(
        rows: #"launchNumber == 1 ? \#(Self.tenLetters) : ["x", "y", "z"] + \#(Self.tenLetters)"#,
        association: TableApp.association),
      launches: [TableApp.save, "page.show()"]
    ).run()
    #expect(
      run.launches[0].implementedHooks.filter { $0.contains("modelIdentifier") } == [
        "page: modelIdentifierForElement(at:in:) [0, 3]",
        "page: modelIdentifierForElement(at:in:) [0, 4]",
        "page: modelIdentifierForElement(at:in:) [0, 8]",
      ])
    #expect(
      run.launches[0].savedValues("page/table").filter { $0.key.contains("Model") } == [
        "kUITableViewFirstVisibleModelIdentifierKey": .string("d"),
        "kUITableViewSelectedModelIdentifiersKey": .array([.string("e"), .string("i")]),
      ])
    #expect(
      run.launches[1].implementedHooks.filter { $0.contains("withModelIdentifier") } == [
        "page: indexPathForElement(withModelIdentifier:in:) d",
        "page: indexPathForElement(withModelIdentifier:in:) e",
        "page: indexPathForElement(withModelIdentifier:in:) i",
      ])
    #expect(run.launches[1].output == "120.0 d e f g h [\"e\", \"i\"]\n")
  }

  @Test(.pins("4.table.2"))
  func keepsTheExactOffsetOfANamedRowThatDidNotMove() async throws {
    let run = try await AppProgram(
      page: TableApp.page(rows: Self.tenLetters, association: TableApp.association),
      launches: [TableApp.save, "page.show()"]
    ).run()
    #expect(run.launches[1].output == "65.0 d e f g h i [\"e\", \"i\"]\n")
  }

  // 4.1, 8: an element that is gone is neither scrolled to nor selected.
  @Test(.pins("4.1.3", "8.22"))
  func skipsNamesThatAreGone() async throws {
    let run = try await AppProgram(
      page: TableApp.page(
        rows:
          #"launchNumber == 1 ? \#(Self.tenLetters) : ["a", "b", "c", "f", "g", "h", "i", "j"]"#,
        association: TableApp.association),
      launches: [TableApp.save, "page.show()"]
    ).run()
    #expect(run.launches[1].output == "0.0 a b c f g [\"i\"]\n")
    #expect(
      run.launches[1].decisions.filter { $0.contains("skipped") } == [
        "page/table: element skipped, the data source has none named d",
        "page/table: element skipped, the data source has none named e",
      ])
  }

  // 4.1: an empty table has no row to ask for.
  @Test func asksNothingOfAnEmptyTable() async throws {
    let run = try await AppProgram(
      page: TableApp.page(rows: "[]", association: TableApp.association),
      launches: ["app.enterBackground()", "page.show()"]
    ).run()
    #expect(run.launches[0].implementedHooks.filter { $0.contains("modelIdentifier") } == [])
    #expect(run.launches[1].output == "0.0  []\n")
  }

  // 4.1: the view needs its own identifier; the one of its controller is not enough.
  @Test(.pins("4.1.6"))
  func savesNothingOfATableWithoutIdentifier() async throws {
    let run = try await AppProgram(
      page: Self.tableController,
      launches: [
        "page.tableView.contentOffset.y = 88; app.enterBackground()",
        "print(page.tableView.contentOffset.y)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["page"])
    #expect(run.launches[1].output == "-59.0\n")
  }

  // 4.1: a table view controller takes a restored selection away when its view appears, unless told not
  // to; the position stays.
  @Test(.pins("4.1.8"), arguments: [true, false])
  func aTableControllerMayClearARestoredSelection(clears: Bool) async throws {
    let run = try await AppProgram(
      page: Self.tableController.replacing(
        "/* more */",
        with: """
          tableView.restorationIdentifier = "table"
              clearsSelectionOnViewWillAppear = \(clears)
          """),
      launches: [
        """
        app.tapRow(at: IndexPath(row: 3, section: 0), in: page.tableView)
        page.tableView.contentOffset.y = 88
        app.enterBackground()
        """,
        "print(page.tableView.contentOffset.y, page.tableView.indexPathForSelectedRow as Any)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["page", "page/table"])
    #expect(run.launches[0].output == "selected 3\n")
    #expect(run.launches[1].output == (clears ? "88.0 nil\n" : "88.0 Optional([0, 3])\n"))
    let cleared = run.launches[1].events.filter { $0.text.name == "selection cleared" }
    #expect(
      cleared.map(\.text.detail)
        == (clears
          ? ["clearsSelectionOnViewWillAppear is true, and 1 selected element was restored"] : []))
  }

  private static let tableController = """
    class Page: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        /* more */
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected", indexPath.row) }
    }
    """
}
