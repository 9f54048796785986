import RunRecord
import Testing

/// Lists whose sections stand as cards, on screens.
struct DrawnCardTests {
  private static let cases = ScreenCases(
    [
      "table": """
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .insetGrouped)
      let rows = Rows()
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = rows
      page.view.addSubview(table)
      await app.settle()
      print(table.rectForRow(at: [0, 1]), table.rectForHeader(inSection: 0))
      withExtendedLifetime(rows) {}
      """,
      "list": """
      let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 852),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let rows = Rows()
      list.contentInsetAdjustmentBehavior = .never
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = rows
      page.view.addSubview(list)
      await app.settle()
      withExtendedLifetime(rows) {}
      """,
      "corners": """
      for corners: CACornerMask in [[.layerMinXMinYCorner, .layerMinXMaxYCorner], [.layerMaxXMaxYCorner]] {
        let box = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        box.backgroundColor = .red
        box.layer.cornerRadius = 8
        box.layer.maskedCorners = corners
        page.view.addSubview(box)
      }
      """,
    ],
    beside: """
      class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        let counts = [3, 1]
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = "Row"
          return cell
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
      }
      """)

  private func elements(_ name: String, _ role: DrawnElement.Role) async throws -> [DrawnElement] {
    let drawing = try #require(try await Self.cases.launch(name).drawing(at: nil))
    return drawing.all.filter { $0.role == role }.sorted { $0.frame.y < $1.frame.y }
  }

  @Test func keepsRowsAndHeadersFromTheEdgesOfATable() async throws {
    let output = try await Self.cases.launch("table").output
    #expect(output == "(20.0, 72.0, 353.0, 44.0) (20.0, 0.0, 353.0, 28.0)\n")
  }

  @Test(arguments: [("table", DrawnElement.Role.row), ("list", .item)])
  func roundsTheFirstAndTheLastRowOfACard(name: String, role: DrawnElement.Role) async throws {
    let rows = try await elements(name, role)
    #expect(rows.allSatisfy { $0.frame.x == 20 && $0.frame.width == 353 })
    #expect(rows.map(\.look?.cornerRadius) == [10, nil, 10, 10])
    #expect(rows.map(\.look?.roundCorners) == [.top, nil, .bottom, nil])
    #expect(rows.map(\.state?.separator) == [40, 40, nil, nil])
    #expect(rows.allSatisfy { $0.look?.fill == DrawnColor(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF) })
  }

  @Test func standsOnTheGroundOfGroupedLists() async throws {
    let ground = DrawnColor(light: 0xF2F2_F7FF, dark: 0x0000_00FF)
    #expect(try await elements("table", .table).first?.look?.fill == ground)
    #expect(try await elements("list", .collection).first?.look?.fill == ground)
  }

  @Test func roundsTheCornersThatALayerHas() async throws {
    let boxes = try await elements("corners", .box).compactMap(\.look).filter {
      $0.cornerRadius == 8
    }
    #expect(boxes.map(\.roundCorners) == [.left, nil])
  }
}
