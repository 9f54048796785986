/// Apps with one table, of rows with names.
enum TableApp {
  /// A page with a table of the identifier `table`, 100 points high, with rows of 20 points.
  ///
  /// - Parameters:
  ///   - rows: An expression for the names of the rows, which may depend on `launchNumber`.
  ///   - association: The protocol by which the page names its rows, or none.
  static func page(rows: String, association: String = "") -> String {
    """
    class Page: UIViewController, UITableViewDataSource, UITableViewDelegate {
      var names: [String] = \(rows)
      let tableView = UITableView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
        tableView.rowHeight = 20
        tableView.allowsMultipleSelection = true
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
      func select(_ rows: Int...) {
        for row in rows { tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
      }
      func show() {
        let selected = tableView.indexPathsForSelectedRows ?? []
        print(tableView.contentOffset.y, tableView.indexPathsForVisibleRows!.map { names[$0.row] }.joined(separator: " "), selected.map { names[$0.row] })
      }
    }
    \(association)
    """
  }

  /// The rows' names as those of their elements.
  static let association = """
    extension Page: UIDataSourceModelAssociation {
      func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
      func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
      }
    }
    """

  /// Scrolls, selects and saves.
  static let save = """
    page.tableView.contentOffset.y = 65
    page.select(4, 8)
    page.show()
    app.enterBackground()
    """
}
