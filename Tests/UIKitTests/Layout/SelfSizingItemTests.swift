import RunRecord
import Testing

/// Cells and headers of collections that have the size of their content.
@Suite struct SelfSizingItemTests {
  private static func page(_ layout: String) -> String {
    """
    class Sized: UICollectionViewCell {
      let box = UIView()
      lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
      lazy var width = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
      override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          height, width, box.topAnchor.constraint(equalTo: contentView.topAnchor), box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Page: UICollectionViewController {
      var asked: [Int] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Sized.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
      }
      init() { super.init(collectionViewLayout: Page.layout()) }
      required init?(coder: NSCoder) { fatalError() }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        asked.append(indexPath.item)
        guard launchNumber < 2 else {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "list", for: indexPath) as! UICollectionViewListCell
          var content = UIListContentConfiguration.cell()
          content.text = indexPath.item == 1 ? Array(repeating: "word", count: 40).joined(separator: " ") : "Short"
          cell.contentConfiguration = content
          return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Sized
        cell.height.constant = CGFloat(60 + indexPath.item % 5 * 10)
        cell.width.constant = 100
        return cell
      }
      static func layout() -> UICollectionViewLayout { \(layout) }
      func frames(_ items: Int...) { print(items.map { NSCoder.string(for: collectionView.layoutAttributesForItem(at: [0, $0])!.frame) }.joined(separator: " ")) }
    }
    """
  }

  @Test func haveTheHeightThatAListGivesThem() async throws {
    let run = try await AppProgram(
      page: Self.page(
        "UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))"
      ),
      launches: [
        """
        page.frames(0, 1, 4, 5)
        print(page.asked)
        print(NSCoder.string(for: (page.collectionView.cellForItem(at: [0, 3]) as! Sized).box.frame), page.collectionView.contentSize.height)
        app.scroll(page.collectionView, to: CGPoint(x: 0, y: 2000))
        app.window!.layoutIfNeeded()
        print(page.collectionView.contentOffset.y, page.collectionView.indexPathsForVisibleItems.first!)
        """,
        "page.frames(0); print(page.collectionView.layoutAttributesForItem(at: [0, 1])!.size.height > 120)",
      ]
    ).run()
    // Items 0 to 9 are measured: those that are in sight then.
    #expect(
      run.launches.map(\.output) == [
        """
        {{0, 0}, {393, 60}} {{0, 60}, {393, 70}} {{0, 300}, {393, 100}} {{0, 400}, {393, 60}}
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        {{0, 0}, {393, 90}} 4760.0
        2000.0 [0, 37]

        """, "{{0, 0}, {393, 44}}\ntrue\n",
      ])
  }

  @Test func haveTheSizeThatAFlowGivesThem() async throws {
    let run = try await AppProgram(
      page: Self.page(
        """
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        return layout
        """), launches: ["page.frames(0, 1, 3, 4)"]
    ).run()
    #expect(
      run.launches[0].output
        == "{{0, 10}, {100, 60}} {{146.5, 5}, {100, 70}} {{0, 95}, {100, 90}} {{146.5, 90}, {100, 100}}\n"
    )
  }

  @Test func moveWhatIsBelowThemInTheirGroup() async throws {
    let run = try await AppProgram(
      page: Self.page(
        """
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        return UICollectionViewCompositionalLayout(section: section)
        """), launches: ["page.frames(0, 1, 2, 3, 4)"]
    ).run()
    #expect(
      run.launches[0].output
        == "{{0, 0}, {196.5, 60}} {{196.5, 0}, {196.5, 70}} {{0, 80}, {196.5, 80}} {{196.5, 80}, {196.5, 90}} {{0, 180}, {196.5, 100}}\n"
    )
  }
}
