import RunRecord
import Testing

@Suite struct CompositionalLayoutTests {
  private func output(layout: String, _ launch: String) async throws -> String {
    try await AppProgram(
      page: """
        class Page: UIViewController {
          lazy var grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 200), collectionViewLayout: makeLayout())
          lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { [cells] grid, path, item in
            grid.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
          }
          let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in cell.accessories = [.disclosureIndicator(), .delete(displayed: .always) {}] }
          let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { _, _, _ in }
          override func viewDidLoad() {
            super.viewDidLoad()
            source.supplementaryViewProvider = { [headers] grid, kind, path in grid.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
            view.addSubview(grid)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems(Array(0..<7), toSection: 0)
            snapshot.appendItems(Array(7..<30), toSection: 1)
            source.apply(snapshot, animatingDifferences: false)
          }
          func show(_ section: Int, _ items: Int...) {
            for item in items { print(NSCoder.string(for: grid.layoutAttributesForItem(at: [section, item])!.frame)) }
          }
          func makeLayout() -> UICollectionViewLayout {
            \(layout)
          }
        }
        """, launches: [launch]
    ).run().launches[0].output
  }

  @Test func placesGroupsOfItems() async throws {
    let output = try await output(
      layout: """
        UICollectionViewCompositionalLayout { section, environment in
          let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
          item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(section == 0 ? 1 : 0.5), heightDimension: .absolute(60))
          let group = section == 0
            ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
            : NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))), count: 2)
          let result = NSCollectionLayoutSection(group: group)
          result.interGroupSpacing = 10
          if section == 1 { result.orthogonalScrollingBehavior = .continuous }
          result.boundarySupplementaryItems = [NSCollectionLayoutBoundarySupplementaryItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
          return result
        }
        """,
      """
      page.show(0, 0, 2, 3, 6)
      page.show(1, 0, 1, 2)
      print(NSCoder.string(for: page.grid.contentSize), page.grid.indexPathsForVisibleItems.count)
      page.grid.contentOffset.y = 130
      print(page.grid.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\\.item), page.grid.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader))
      """)
    #expect(
      output == """
        {{2, 31}, {96, 58}}
        {{202, 31}, {96, 58}}
        {{2, 101}, {96, 58}}
        {{2, 171}, {96, 58}}
        {{0, 260}, {150, 30}}
        {{0, 290}, {150, 30}}
        {{160, 260}, {150, 30}}
        {300, 320} 7
        [0, 1, 2, 3] [[1, 0]]

        """)
  }

  @Test func placesTheRowsOfAList() async throws {
    let output = try await output(
      layout: """
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .supplementary
            configuration.trailingSwipeActionsConfigurationProvider = { path in
              UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, view, done in
                print("delete", path, view is UICollectionViewListCell)
                done(true)
              }])
            }
            return UICollectionViewCompositionalLayout.list(using: configuration)
        """,
      """
      page.show(0, 0, 1)
      page.show(1, 0)
      page.grid.scrollToItem(at: [1, 22], at: .bottom, animated: false)
      print(page.grid.contentOffset.y, page.grid.indexPathsForVisibleItems.first!, page.grid.visibleCells.count)
      app.tapAction(titled: "Delete", ofItemAt: [1, 22], in: page.grid)
      """)
    #expect(
      output == """
        {{20, 28}, {260, 44}}
        {{20, 72}, {260, 44}}
        {{20, 364}, {260, 44}}
        1176.0 [1, 18] 5
        delete [1, 22] true

        """)
  }
}
