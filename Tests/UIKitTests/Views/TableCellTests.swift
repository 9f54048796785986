import RunRecord
import Testing

@Suite struct TableCellTests {
  private static let page = """
    class Page: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "row")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        tableView.rowHeight = 300
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Cell
        print("cell", cell.number, "for row", indexPath.row)
        return cell
      }
      override func viewDidAppear(_ animated: Bool) { print("appeared") }
    }
    """

  private static let cell = """
    class Base: UITableViewCell {
      static var count = 0
      let number: Int
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        Base.count += 1
        number = Base.count
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func prepareForReuse() { super.prepareForReuse(); print("again", number) }
    }
    class Cell: Base {}
    """

  @Test func asksForCellsWhenTheyComeIntoSightAndUsesThemAgain() async throws {
    let run = try await AppProgram(
      page: Self.page + "\n" + Self.cell,
      launches: [
        """
        print(page.tableView.visibleCells.map { ($0 as! Cell).number })
        page.tableView.contentOffset.y = 600
        await app.settle()
        print(page.tableView.dequeueReusableCell(withIdentifier: "plain")!.reuseIdentifier!, page.tableView.dequeueReusableCell(withIdentifier: "none") == nil)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        cell 1 for row 0
        cell 2 for row 1
        cell 3 for row 2
        appeared
        [1, 2, 3]
        again 2
        cell 2 for row 3
        again 1
        cell 1 for row 4
        plain true

        """)
  }

  @Test func trapsForACellThatCannotBeCreated() async throws {
    let termination = try await AppProgram(
      page: Self.page + """

        class Cell: UITableViewCell {
          let number: Int
          init(number: Int) { self.number = number; super.init(style: .default, reuseIdentifier: nil) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """,
      launches: [""]
    ).termination()
    #expect(
      "\(termination)"
        == "Fatal error: Cell cannot be created for reuse: it has to inherit from UITableViewCell, "
        + "with init(style:reuseIdentifier:), and not be generic, in a function "
        + "or private in a private type")
  }
}
