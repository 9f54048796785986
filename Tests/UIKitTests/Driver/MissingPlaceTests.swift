import Diagnostics
import ExampleRunner
import GuideExamples
import RunRecord
import Testing

/// What a launch asks for that is not on screen ends it, with what there is.
struct MissingPlaceTests {
  private static let page = """
    class Page: UIViewController, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UIPickerViewDataSource {
      let table = UITableView(frame: .init(x: 0, y: 0, width: 300, height: 400))
      let grid = UICollectionView(frame: .init(x: 0, y: 400, width: 300, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
      let segments = UISegmentedControl(items: ["A", "B"])
      let picker = UIPickerView()
      let bar = UISearchBar()
      override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        grid.dataSource = self
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        picker.dataSource = self
        for part in [table, grid, segments, picker, bar] as [UIView] { view.addSubview(part) }
      }
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) { print("moved to", destination) ; exit(0) }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "Z"] }
      func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
      }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < 2 }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    }
    """

  private static let statements: [(statement: String, message: String)] = [
    ("tapRow(at: [0, 3], in: page.table)", "There is no row 3: section 0 of the table has 3 rows"),
    ("tapRow(at: [1, 0], in: page.table)", "There is no row 0: section 1 of the table has no rows"),
    ("tapRow(at: [2, 0], in: page.table)", "There is no section 2: the table has 2 sections"),
    (
      "tapRow(at: [0, -1], in: page.table)", "There is no row -1: section 0 of the table has 3 rows"
    ),
    ("tapRow(at: [0], in: page.table)", "[0] names no row: it needs a section and a row"),
    ("deleteRow(at: [0, 3], in: page.table)", "There is no row 3"),
    ("insertRow(at: [0, 3], in: page.table)", "There is no row 3"),
    ("moveRow(at: [0, 3], to: [0, 0], in: page.table)", "There is no row 3"),
    ("moveRow(at: [0, 0], to: [0, 3], in: page.table)", "There is no row 3"),
    ("moveRow(at: [0, 0], to: [1, 1], in: page.table)", "There is no row 1"),
    ("tapAccessoryButton(ofRowAt: [0, 3], in: page.table)", "There is no row 3"),
    ("drag(rowAt: [0, 3], in: page.table)", "There is no row 3"),
    (
      #"tapAction(titled: "Delete", ofRowAt: [0, 1], in: page.table)"#,
      #"The row [0, 1] has no action "Delete": it has "Flag""#
    ),
    (
      #"tapAction(titled: "Flag", ofRowAt: [0, 2], in: page.table)"#,
      #"The row [0, 2] has no action "Flag": it has none"#
    ),
    (
      #"tapIndex(titled: "Q", in: page.table)"#,
      #"The table's index has no title "Q": it has "A", "Z""#
    ),
    (
      "tapItem(at: [0, 1], in: page.grid)",
      "There is no item 1: section 0 of the collection has 1 item"
    ),
    ("moveItem(at: [0, 0], to: [1, 0], in: page.grid)", "There is no section 1"),
    ("drag(itemAt: [0, 1], in: page.grid)", "There is no item 1"),
    (
      #"tapAction(titled: "Flag", ofItemAt: [0, 0], in: page.grid)"#,
      #"The item [0, 0] has no action "Flag": it has none"#
    ),
    ("select(2, in: page.segments)", "There is no segment 2: the control has 2 segments"),
    ("select(4, of: page.picker)", "There is no row 4: the wheel has 4 rows"),
    ("select(0, inComponent: 1, of: page.picker)", "There is no wheel 1: the picker has 1 wheel"),
    ("tapScope(0, in: page.bar)", "There is no scope 0: the search bar has no scopes"),
  ]

  /// One launch with all statements, so that the app is compiled once.
  private static let launch =
    "switch UserDefaults.standard.integer(forKey: \"statement\") {\n"
    + statements.enumerated().map { "case \($0): _ = app.\($1.statement)\n" }.joined()
    + "default: break\n}"

  @Test func endsTheLaunchAndSaysWhatThereIs() async throws {
    for (number, (statement, message)) in Self.statements.enumerated() {
      var app = AppProgram(page: Self.page, launches: [Self.launch])
      app.conditions = [LaunchConditions(arguments: ["-statement", "\(number)"])]
      let termination = try await app.termination()
      guard case .signalled(_, let text, _) = termination else {
        Issue.record("\(statement): \(termination)")
        continue
      }
      #expect(text.contains(message), "\(statement)")
    }
  }

  @Test func movesARowBehindTheLastOfAnotherSection() async throws {
    let findings = try await AppProgram(
      page: Self.page, launches: ["app.moveRow(at: [0, 0], to: [1, 0], in: page.table)"]
    ).findings()
    // The data source ends the app, because it has no rows that could be moved.
    #expect(findings.map(\.summary) == ["launch 1 of `app` exited with status 0"])
    #expect(findings.first?.notes == ["printed: moved to [1, 0]"])
  }
}
