import RunRecord
import Testing

/// Rows and items are on screen before the user touches them.
@Suite struct TappedRowTests {
  private static let page = """
    class Cell: UITableViewCell {
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        if highlighted { print("touches", textLabel?.text ?? "-") }
      }
    }
    class Item: UICollectionViewCell {
      override var isHighlighted: Bool { didSet { if isHighlighted { print("touches item", tag) } } }
    }
    class Page: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
      var rows = 0
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      let grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
      override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 20
        table.register(Cell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        grid.register(Item.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = self
        view.addSubview(table)
        view.addSubview(grid)
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "row \\(indexPath.row)"
        return cell
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.tag = indexPath.item
        return cell
      }
    }
    """

  @Test func whatIsReloadedAndWhatIsFurtherDownComesIntoSight() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        page.rows = 50
        page.table.reloadData()
        page.grid.reloadData()
        app.tapRow(at: IndexPath(row: 1, section: 0), in: page.table)
        app.tapItem(at: IndexPath(item: 1, section: 0), in: page.grid)
        print(page.table.contentOffset.y, page.grid.contentOffset.y)
        app.tapRow(at: IndexPath(row: 20, section: 0), in: page.table)
        app.tapItem(at: IndexPath(item: 40, section: 0), in: page.grid)
        print(page.table.contentOffset.y, page.grid.contentOffset.y > 0)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        touches row 1
        touches item 1
        0.0 0.0
        touches row 20
        touches item 40
        320.0 true

        """)
  }
}
