import RunRecord
import Testing

@Suite struct CollectionUpdateTests {
  @Test func selectionAndCellsFollowTheirItems() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(items: #"["a", "b", "c", "d", "e"]"#),
      launches: [
        """
        page.select(1, 3, 4)
        let cell = page.grid.cellForItem(at: [0, 3])!
        page.grid.performBatchUpdates {
          page.names = ["new", "e", "a", "c", "d"]
          page.grid.deleteItems(at: [[0, 1]])
          page.grid.insertItems(at: [[0, 0]])
          page.grid.moveItem(at: [0, 4], to: [0, 1])
        } completion: { print("completed", $0) }
        page.show()
        print(page.grid.indexPath(for: cell)!, cell.isSelected, (page.grid.cellForItem(at: [0, 0]) as! Cell).name)
        page.names[4] = "other"
        page.grid.reloadItems(at: [[0, 4]])
        page.show()
        page.names = []
        page.grid.reloadData()
        page.show()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        completed true
        0.0 new e a c d ["d", "e"]
        [0, 4] true new
        0.0 new e a c other ["e"]
        0.0  []

        """)
  }

  // UIKit raises an exception.
  @Test func trapsIfTheItemsDoNotFitTheUpdate() async throws {
    let termination = try await AppProgram(
      page: CollectionApp.page(items: #"["a", "b"]"#),
      launches: ["page.grid.deleteItems(at: [[0, 0]])"]
    ).termination()
    #expect(
      "\(termination)"
        == "Fatal error: Invalid update: invalid number of items in section 0: "
        + "2 after the update, 1 by what was inserted and deleted")
  }

  // The order is that of Apple's header.
  @Test func asksAndTellsTheDelegateOfTaps() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(
        items: #"["a", "b", "c"]"#, more: "grid.allowsMultipleSelection = launchNumber == 2")
          + """

          extension Page {
            func collectionView(_ c: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { indexPath.item != 2 }
            func collectionView(_ c: UICollectionView, didHighlightItemAt indexPath: IndexPath) { print("highlighted", indexPath.item, c.cellForItem(at: indexPath)!.isHighlighted) }
            func collectionView(_ c: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { print("unhighlighted", indexPath.item) }
            func collectionView(_ c: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { print("should"); return true }
            func collectionView(_ c: UICollectionView, didSelectItemAt indexPath: IndexPath) { print("selected", indexPath.item) }
            func collectionView(_ c: UICollectionView, didDeselectItemAt indexPath: IndexPath) { print("deselected", indexPath.item) }
          }
          """,
      launches: [
        "_ = page.grid.visibleCells; for item in [0, 1, 2] { app.tapItem(at: [0, item], in: page.grid) }",
        "_ = page.grid.visibleCells; for item in [0, 1, 0] { app.tapItem(at: [0, item], in: page.grid) }; print(page.grid.indexPathsForSelectedItems!)",
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        highlighted 0 true
        should
        selected 0
        unhighlighted 0
        highlighted 1 true
        should
        deselected 0
        selected 1
        unhighlighted 1

        """)
    #expect(run.launches[1].output.hasSuffix("deselected 0\nunhighlighted 0\n[[0, 1]]\n"))
  }
}
