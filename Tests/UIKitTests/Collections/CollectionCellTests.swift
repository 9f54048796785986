import RunRecord
import Testing

@Suite struct CollectionCellTests {
  private static let page = """
    class Page: UICollectionViewController {
      init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 300)
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
        print("cell", cell.number, "for item", indexPath.item)
        return cell
      }
      override func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        print("shown", indexPath.item)
      }
      override func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        print("gone", indexPath.item)
      }
    }
    """

  private static let cell = """
    class Base: UICollectionViewCell {
      static var count = 0
      let number: Int
      override init(frame: CGRect) {
        Base.count += 1
        number = Base.count
        super.init(frame: frame)
        print("made with", NSCoder.string(for: bounds))
      }
      required init?(coder: NSCoder) { fatalError() }
      override func prepareForReuse() { super.prepareForReuse(); print("again", number) }
    }
    class Cell: Base {}
    """

  private func program(cell: String, _ launch: String) -> AppProgram {
    AppProgram(
      root: "Page()", code: Self.page + "\n" + cell,
      launches: ["let page = app.rootViewController as! Page\n" + launch])
  }

  @Test func asksForCellsWhenTheyComeIntoSightAndUsesThemAgain() async throws {
    let run = try await program(
      cell: Self.cell,
      """
      print(page.collectionView.visibleCells.map { ($0 as! Cell).number })
      page.collectionView.contentOffset.y = 600
      await app.settle()
      print(page.collectionView.indexPath(for: page.collectionView.visibleCells[0])!)
      """
    ).run()
    #expect(
      run.launches[0].output == """
        made with {{0, 0}, {393, 300}}
        cell 1 for item 0
        shown 0
        made with {{0, 0}, {393, 300}}
        cell 2 for item 1
        shown 1
        made with {{0, 0}, {393, 300}}
        cell 3 for item 2
        shown 2
        [1, 2, 3]
        gone 0
        gone 1
        again 2
        cell 2 for item 3
        shown 3
        again 1
        cell 1 for item 4
        shown 4
        [0, 2]

        """)
  }

  @Test func trapsForACellThatCannotBeCreated() async throws {
    let termination = try await program(
      cell: """
        class Cell: UICollectionViewCell {
          let number: Int
          init(number: Int) { self.number = number; super.init(frame: .zero) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """, ""
    ).termination()
    #expect(
      "\(termination)"
        == "Fatal error: Cell cannot be created for reuse: it has to inherit from "
        + "UICollectionReusableView, with init(frame:), and not be generic, in a function "
        + "or private in a private type")
  }

  @Test func trapsForAnIdentifierWithoutClass() async throws {
    let termination = try await program(
      cell: Self.cell,
      #"_ = page.collectionView.dequeueReusableCell(withReuseIdentifier: "none", for: [0, 0])"#
    ).termination()
    #expect(
      "\(termination)"
        == "Fatal error: could not dequeue a cell with identifier none - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard")
  }

  // UIKit raises an exception.
  @Test func trapsForACellThatWasNotDequeued() async throws {
    let termination = try await AppProgram(
      page: """
        class Page: UICollectionViewController {
          override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
        }
        """, launches: [""]
    ).termination()
    #expect("\(termination)".contains("does not have a reuseIdentifier"))
  }

  @Test func makesAndFillsCellsByRegistrations() async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController, UICollectionViewDataSource {
          let grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
          let registration = UICollectionView.CellRegistration<Cell, String> { cell, indexPath, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            grid.dataSource = self
            view.addSubview(grid)
          }
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
          func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: ["a", "b"][indexPath.item])
          }
        }
        class Cell: UICollectionViewListCell {}
        """,
      launches: [
        """
        for cell in page.grid.visibleCells {
          let labels = cell.contentView.subviews[0].subviews.compactMap { ($0 as? UILabel)?.text }
          print(type(of: cell), (cell as! Cell).contentConfiguration is UIListContentConfiguration, labels)
        }
        """
      ]
    ).run()
    #expect(run.launches[0].output == "Cell true [\"a\"]\nCell true [\"b\"]\n")
  }
}
