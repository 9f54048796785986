import RunRecord
import Testing

@Suite struct DiffableDataSourceTests {
  private static let page = """
    class Source: UITableViewDiffableDataSource<Int, String>, UIDataSourceModelAssociation {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "section \\(sectionIdentifier(for: section)!)" }
      func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { itemIdentifier(for: idx) }
      func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { indexPath(for: identifier) }
    }
    class Page: UIViewController {
      let tableView = UITableView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      lazy var source = Source(tableView: tableView) { tableView, indexPath, item in
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        print("cell", item)
        cell.textLabel?.text = item
        return cell
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
        tableView.rowHeight = 20
        tableView.sectionHeaderHeight = 10
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view.addSubview(tableView)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1])
        snapshot.appendItems(launchNumber == 1 ? ["a", "b", "c"] : ["x", "c", "a"])
        source.apply(snapshot, animatingDifferences: false)
      }
      func show() {
        print(tableView.visibleCells.map { $0.textLabel!.text! }, tableView.indexPathForSelectedRow.flatMap(source.itemIdentifier) as Any, tableView.headerView(forSection: 0)!.textLabel!.text!)
      }
    }
    """

  @Test(.pins("4.1.2"))
  func rowsFollowTheirIdentifiersAndSelectionsTooOverAKill() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        page.show()
        app.tapRow(at: [0, 2], in: page.tableView)
        let cell = page.tableView.cellForRow(at: [0, 2])!
        var snapshot = page.source.snapshot()
        snapshot.insertSections([0], beforeSection: 1)
        snapshot.appendItems(["new"], toSection: 0)
        snapshot.moveItem("c", beforeItem: "a")
        snapshot.deleteItems(["b"])
        snapshot.reconfigureItems(["a"])
        page.source.apply(snapshot) { print("applied") }
        page.show()
        print(page.tableView.indexPath(for: cell)!, snapshot.itemIdentifiers, snapshot.sectionIdentifier(containingItem: "c")!)
        app.enterBackground()
        """,
        "page.show()",
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        cell a
        cell b
        cell c
        ["a", "b", "c"] nil section 1
        cell a
        applied
        cell new
        ["new", "c", "a"] Optional("c") section 0
        [1, 0] ["new", "c", "a"] 1

        """)
    #expect(run.launches[1].output.hasSuffix("[\"x\", \"c\", \"a\"] Optional(\"c\") section 1\n"))
  }

  // UIKit raises an exception.
  @Test func trapsForAnIdentifierThatIsThereAlready() async throws {
    let termination = try await AppProgram(
      page: Self.page,
      launches: [#"var snapshot = page.source.snapshot(); snapshot.appendItems(["a"])"#]
    ).termination()
    #expect("\(termination)" == "Fatal error: Supplied item identifiers are not unique.")
  }

  @Test func showsSnapshotsInACollection() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          let grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 110, height: 110), collectionViewLayout: UICollectionViewFlowLayout())
          lazy var source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) { [registration] grid, path, item in
            grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
          }
          let registration = UICollectionView.CellRegistration<Cell, Int> { cell, path, item in cell.number = item }
          let headers = UICollectionView.SupplementaryRegistration<Header>(elementKind: UICollectionView.elementKindSectionHeader) { header, kind, path in header.section = path.section }
          override func viewDidLoad() {
            super.viewDidLoad()
            (grid.collectionViewLayout as! UICollectionViewFlowLayout).headerReferenceSize = CGSize(width: 10, height: 10)
            source.supplementaryViewProvider = { [headers] grid, kind, path in grid.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
            view.addSubview(grid)
          }
        }
        class Cell: UICollectionViewCell { var number = 0 }
        class Header: UICollectionReusableView { var section = -1 }
        """,
      launches: [
        """
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3], toSection: "b")
        await page.source.apply(snapshot)
        print(page.grid.visibleCells.map { ($0 as! Cell).number }, page.grid.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count)
        page.grid.selectItem(at: [1, 0], animated: false, scrollPosition: [])
        snapshot.moveSection("b", beforeSection: "a")
        await page.source.apply(snapshot, animatingDifferences: true)
        print(page.grid.visibleCells.map { ($0 as! Cell).number }, page.grid.indexPathsForSelectedItems!)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "[1, 2, 3] 2\n[3, 1, 2] [[0, 0]]\n")
  }
}
