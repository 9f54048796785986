import RunRecord
import Testing

/// What a table's data has to be for its state to come back (uikit-restoration 4.1).
@Suite struct TableDataTests {
  private static let rows =
    #"launchNumber == 1 ? ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] : ["z", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]"#

  // A row's number is not a name: other rows come back where rows were added.
  @Test(.pins("4.1.4"))
  func numbersOfRowsAreNoNames() async throws {
    let run = try await AppProgram(
      page: TableApp.page(
        rows: Self.rows,
        association: """
          extension Page: UIDataSourceModelAssociation {
            func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { "\\(idx.row)" }
            func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { IndexPath(row: Int(identifier)!, section: 0) }
          }
          """),
      launches: [TableApp.save, "page.show()"]
    ).run()
    #expect(run.launches[0].output == "65.0 d e f g h i [\"e\", \"i\"]\n")
    #expect(run.launches[1].output == "65.0 c d e f g h [\"d\", \"h\"]\n")
  }

  // Data that arrives behind decode comes too late.
  @Test(.pins("4.1.9"))
  func dataThatComesLaterLosesThePosition() async throws {
    let run = try await AppProgram(
      page: TableApp.page(
        rows: "launchNumber == 1 ? allNames : []", association: TableApp.association)
        + "\n" + #"let allNames = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]"#,
      launches: [
        TableApp.save,
        """
        page.names = allNames
        page.tableView.reloadData()
        page.show()
        """,
      ]
    ).run()
    #expect(run.launches[1].output == "0.0 a b c d e []\n")
  }
}
