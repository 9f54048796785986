import RunRecord
import Testing

/// Tables that are edited, that wait for new rows, or that have an index, on screens.
struct DrawnEditingTests {
  private static let cases = ScreenCases(
    [
      "editing": """
      let list = page.show(List(style: .plain))
      list.setEditing(true, animated: false)
      await app.settle()
      """,
      "several": """
      let list = page.show(List(style: .plain))
      list.tableView.allowsMultipleSelectionDuringEditing = true
      list.setEditing(true, animated: false)
      list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      await app.settle()
      """,
      "refreshing": """
      let list = page.show(List(style: .plain))
      list.refreshControl = UIRefreshControl()
      await app.settle()
      print(list.tableView.contentOffset.y, list.tableView.adjustedContentInset.top)
      app.pullToRefresh(list.tableView)
      await app.settle()
      print(list.tableView.contentOffset.y, list.tableView.adjustedContentInset.top)
      // @step Waiting
      list.refreshControl?.endRefreshing()
      await app.settle()
      print(list.tableView.contentOffset.y, list.tableView.adjustedContentInset.top)
      """,
      "index": """
      let list = page.show(List(style: .plain))
      list.titles = ["A", "B", "C"]
      list.tableView.reloadData()
      await app.settle()
      """,
      "footer": """
      page.show(List(style: .grouped))
      await app.settle()
      """,
      "name before text": """
      let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "Text"
      cell.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
      cell.layoutIfNeeded()
      print(cell.textLabel!.frame.maxX.rounded(), cell.detailTextLabel!.frame.minX.rounded(), cell.textLabel!.textColor == cell.tintColor)
      """,
    ],
    beside: """
      class List: UITableViewController {
        var titles: [String]?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Row \\(indexPath.row)"
          cell.editingAccessoryType = .detailButton
          return cell
        }
        override func tableView(
          _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { [.delete, .insert, .none][indexPath.row] }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
        override func tableView(
          _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
      }

      extension UIViewController {
        @discardableResult
        func show(_ list: List) -> List {
          addChild(list)
          list.view.frame = view.bounds
          view.addSubview(list.view)
          list.didMove(toParent: self)
          return list
        }
      }
      """)

  private func rows(_ name: String) async throws -> [DrawnElement] {
    let drawing = try #require(try await Self.cases.launch(name).drawing(at: nil))
    return drawing.all.filter { $0.role == .row }.sorted { $0.frame.y < $1.frame.y }
  }

  @Test func showsTheSignsAndTheHandlesOfRowsThatAreEdited() async throws {
    let states = try await rows("editing").map(\.state)
    #expect(states.map { $0?.editControl } == [.delete, .insert, nil])
    #expect(states.map { $0?.isMovable } == [nil, true, true])
    #expect(states.map { $0?.accessory } == [.detail, .detail, .detail])
    try await Self.cases.check(
      "editing",
      """
        table
          row "Row 0"
            button "Delete Row 0"
          row "Row 1"
            button "Insert Row 1"
            button "Reorder Row 1"
          row "Row 2"
            button "Reorder Row 2"
          footer "Footer"
      """)
  }

  @Test func showsRingsWhereSeveralRowsAreChosen() async throws {
    let states = try await rows("several").map(\.state)
    #expect(states.map { $0?.editControl } == [.select, .select, .select])
    #expect(states.map { $0?.isSelected } == [nil, true, nil])
  }

  @Test func keepsRowsDownWhileNewOnesAreLoaded() async throws {
    let launch = try await Self.cases.launch("refreshing")
    let lines = launch.output.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Double($0) }
    }
    #expect(lines.count == 3 && lines[0] == lines[2])
    #expect(lines[1] == [lines[0][0] - 60, lines[0][1] + 60])
    let waiting = try #require(launch.drawing(at: .step("Waiting")))
    #expect(waiting.all.contains { $0.role == .activity })
    #expect(try #require(launch.drawing(at: nil)).all.allSatisfy { $0.role != .activity })
  }

  @Test func showsTheIndexInFrontOfTheRows() async throws {
    let drawing = try #require(try await Self.cases.launch("index").drawing(at: nil))
    let table = try #require(drawing.all.first { $0.role == .table })
    let index = try #require(table.children?.last)
    #expect(index.spoken?.label == "Section index")
    #expect(index.texts?.map(\.text) == ["A", "B", "C"])
  }

  @Test func readsAFooterAsAFooter() async throws {
    let drawing = try #require(try await Self.cases.launch("footer").drawing(at: nil))
    #expect(drawing.all.filter { $0.role == .footer }.map { $0.spoken?.label } == ["Footer"])
  }

  @Test func placesANameBeforeTheTextInAColumn() async throws {
    let output = try await Self.cases.launch("name before text").output
    #expect(output == "111.0 119.0 true\n")
  }
}
