import RunRecord
import Testing

/// Rows, headers and footers of tables that have the height of their content.
@Suite struct SelfSizingRowTests {
  /// Each row is as high as its number says: 50, 60, 70 … 140, and so on again.
  private static let page = """
    class Sized: UITableViewCell {
      let box = UIView()
      lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          height, box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Page: UITableViewController, UIDataSourceModelAssociation {
      var names = Array(0..<200)
      var asked: [Int] = []
      var extra: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
        tableView.estimatedRowHeight = 60
        tableView.register(Sized.self, forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath.row)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Sized
        cell.height.constant = CGFloat(40 + names[indexPath.row] % 10 * 10) + extra
        return cell
      }
      func modelIdentifierForElement(at indexPath: IndexPath, in view: UIView) -> String? { "\\(names[indexPath.row])" }
      func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { names.firstIndex(of: Int(identifier)!).map { [0, $0] } }
      func show() { print(tableView.contentOffset.y, tableView.indexPathsForVisibleRows!.map(\\.row).first!, tableView.indexPathsForVisibleRows!.map(\\.row).last!, tableView.contentSize.height) }
      func rows(_ rows: Int...) { print(rows.map { tableView.rectForRow(at: [0, $0]) }.map { "\\($0.minY) \\($0.height)" }.joined(separator: ", ")) }
    }
    """

  @Test func haveTheHeightThatConstraintsAskFor() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        page.rows(0, 1, 5, 199)
        page.show()
        print(page.asked)
        let cell = page.tableView.cellForRow(at: [0, 3]) as! Sized
        print(NSCoder.string(for: cell.frame), NSCoder.string(for: cell.box.frame))
        """
      ]
    ).run()
    // Rows 0 to 8 are measured, the others are estimated.
    #expect(
      run.launches[0].output == """
        0.0 50.0, 50.0 60.0, 350.0 100.0, 12210.0 60.0
        -59.0 0 8 12270.0
        [0, 1, 2, 3, 4, 5, 6, 7, 8]
        {{0, 180}, {393, 80}} {{0, 5}, {393, 70}}

        """)
  }

  @Test func stayWhereTheyAreWhenOthersAreMeasured() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        app.scroll(page.tableView, to: CGPoint(x: 0, y: 3000))
        app.window!.layoutIfNeeded()
        page.show()
        page.tableView.scrollToRow(at: [0, 100], at: .bottom, animated: false)
        print(page.tableView.rectForRow(at: [0, 100]).maxY - page.tableView.contentOffset.y)
        page.names.insert(7, at: 0)
        page.tableView.insertRows(at: [[0, 0]], with: .none)
        page.rows(101)
        page.extra = 20
        page.tableView.beginUpdates()
        page.tableView.endUpdates()
        page.tableView.reconfigureRows(at: page.tableView.indexPathsForVisibleRows!)
        app.window!.layoutIfNeeded()
        page.rows(101)
        page.tableView.reloadData()
        page.rows(1)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        3000.0 45 54 12620.0
        818.0
        7240.0 50.0
        7400.0 50.0
        60.0 60.0

        """)
  }

  @Test func comeBackAtTheSameRow() async throws {
    let run = try await AppProgram(
      page: Self.page,
      launches: [
        """
        app.scroll(page.tableView, to: CGPoint(x: 0, y: 600))
        app.window!.layoutIfNeeded()
        app.scroll(page.tableView, to: CGPoint(x: 0, y: 3000))
        page.show()
        app.enterBackground()
        """, "page.show(); app.enterBackground()", "page.show()",
      ]
    ).run()
    let rows = run.launches.map { $0.output.split(separator: " ").map(String.init)[1] }
    #expect(Set(rows).count == 1, "\(run.launches.map(\.output))")
  }

  @Test func haveTheHeightOfTheirTexts() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UITableViewController {
          let text = Array(repeating: "word", count: 40).joined(separator: " ")
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
          override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = UIListContentConfiguration.plainFooter()
            content.text = text
            footer.contentConfiguration = content
            return footer
          }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: indexPath.row == 2 ? .subtitle : .default, reuseIdentifier: nil)
            switch indexPath.row {
            case 0: cell.textLabel!.text = text
            case 1:
              cell.textLabel!.text = text
              cell.textLabel!.numberOfLines = 0
            case 2:
              cell.textLabel!.text = "Title"
              cell.detailTextLabel!.text = "Detail"
            case 3, 4:
              var content = cell.defaultContentConfiguration()
              content.text = indexPath.row == 3 ? text : "Short"
              cell.contentConfiguration = content
              cell.accessoryType = .disclosureIndicator
            default: break
            }
            return cell
          }
          func show() { print((0..<6).map { "\\((tableView.rectForRow(at: [0, $0]).height * 10).rounded() / 10)" }.joined(separator: " "), tableView.rectForHeader(inSection: 0).height, tableView.rectForFooter(inSection: 0).height > 60) }
        }
        """,
      launches: [
        """
        page.show()
        let cell = page.tableView.cellForRow(at: [0, 2])!
        print(cell.textLabel!.frame.minX, cell.textLabel!.frame.maxY < cell.detailTextLabel!.frame.minY, cell.textLabel!.superview === cell.contentView)
        app.chooseTextSize(.accessibilityLarge)
        app.window!.layoutIfNeeded()
        page.show()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        44.0 123.7 58.7 144.0 44.0 44.0 28.0 true
        20.0 true true
        61.7 416.0 95.0 416.0 44.0 44.0 28.0 false

        """)
  }
}
