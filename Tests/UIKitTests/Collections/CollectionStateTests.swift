import KeyedArchive
import RunRecord
import Testing

/// What a collection saves by itself (uikit-restoration 4, 4.1, 10.3).
@Suite struct CollectionStateTests {
  private static let saved =
    "65.0 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4 a5 b5 c5 d5 [\"a1\", \"b3\"]\n"

  @Test(.pins("4.collection.1", "4.collection.2"))
  func restoresItemsByPlaceWithoutModelAssociation() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(items: CollectionApp.rows(10)),
      launches: [CollectionApp.save, "page.show()"]
    ).run()
    #expect(run.launches[0].output == Self.saved)
    #expect(
      run.launches[0].savedValues("page/grid")["kUICollectionViewSelectedIndexPathsKey"]
        == .array([.array([.integer(0), .integer(4)]), .array([.integer(0), .integer(13)])]))
    #expect(run.launches[1].output == Self.saved)
  }

  @Test(.pins("4.collection.1"))
  func placesMeanOtherItemsWhenItemsChanged() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(
        items:
          "launchNumber == 1 ? \(CollectionApp.rows(10)) : [\"new\"] + \(CollectionApp.rows(2))"
      ),
      launches: [CollectionApp.save, "page.show()"]
    ).run()
    #expect(run.launches[1].output == "0.0 new a0 b0 c0 d0 a1 b1 c1 d1 [\"d0\"]\n")
    #expect(
      run.launches[1].decisions.contains(
        "page/grid: item not selected, the collection has no item [0, 13]"))
  }

  // Names are asked for the first visible item and every selected one, and looked up again.
  @Test(.pins("1.5.3", "4.collection.3", "4.1.1", "4.1.2"))
  func restoresItemsByNameWithModelAssociation() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(
        items:
          "launchNumber == 1 ? \(CollectionApp.rows(10)) : [\"w\", \"x\", \"y\", \"z\"] + \(CollectionApp.rows(10))",
        association: CollectionApp.association),
      launches: [CollectionApp.save, "page.show()"]
    ).run()
    #expect(
      run.launches[0].implementedHooks.filter { $0.contains("modelIdentifier") } == [
        "page: modelIdentifierForElement(at:in:) [0, 8]",
        "page: modelIdentifierForElement(at:in:) [0, 4]",
        "page: modelIdentifierForElement(at:in:) [0, 13]",
      ])
    #expect(
      run.launches[0].savedValues("page/grid").filter { $0.key.contains("Model") } == [
        "kUICollectionViewFirstVisibleModelIdentifierKey": .string("a2"),
        "kUICollectionViewSelectedModelIdentifiersKey": .array([.string("a1"), .string("b3")]),
      ])
    #expect(
      run.launches[1].implementedHooks.filter { $0.contains("withModelIdentifier") } == [
        "page: indexPathForElement(withModelIdentifier:in:) a2",
        "page: indexPathForElement(withModelIdentifier:in:) a1",
        "page: indexPathForElement(withModelIdentifier:in:) b3",
      ])
    // The row a2 is at 90 now.
    #expect(
      run.launches[1].output
        == "90.0 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4 a5 b5 c5 d5 [\"a1\", \"b3\"]\n")
  }

  @Test(.pins("4.1.2"))
  func keepsTheExactOffsetOfANamedItemThatDidNotMove() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(
        items: CollectionApp.rows(10), association: CollectionApp.association),
      launches: [CollectionApp.save, "page.show()"]
    ).run()
    #expect(run.launches[1].output == Self.saved)
  }

  @Test(.pins("4.1.3", "4.collection.3"))
  func skipsNamesThatAreGone() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(
        items:
          "\(CollectionApp.rows(10)).filter { launchNumber == 1 || ![\"a2\", \"a1\"].contains($0) }",
        association: CollectionApp.association),
      launches: [CollectionApp.save, "page.show()"]
    ).run()
    #expect(
      run.launches[1].output.hasPrefix("0.0 a0 ") && run.launches[1].output.hasSuffix("[\"b3\"]\n"))
    #expect(
      run.launches[1].decisions.filter { $0.contains("skipped") } == [
        "page/grid: element skipped, the data source has none named a2",
        "page/grid: element skipped, the data source has none named a1",
      ])
  }

  // A number is not a name: it means another item as soon as one was added.
  @Test(.pins("4.1.4"))
  func namesThatAreNumbersFindOtherItems() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(
        items: "(launchNumber == 1 ? [] : [\"new\"]) + \(CollectionApp.rows(10))",
        association: CollectionApp.association
          .replacing("{ names[idx.item] }", with: "{ String(idx.item) }")
          .replacing(
            "names.firstIndex(of: identifier).map", with: "Int(identifier).map")),
      launches: [CollectionApp.save, "page.show()"]
    ).run()
    #expect(run.launches[1].output.hasSuffix("[\"d0\", \"a3\"]\n"))
  }

  // Items that come after decoding find the position gone.
  @Test(.pins("4.1.9"))
  func losesThePositionWhenItemsComeLate() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(
        items: "launchNumber == 1 ? \(CollectionApp.rows(10)) : []",
        more: """
          if launchNumber == 2 {
                DispatchQueue.main.async { MainActor.assumeIsolated {
                  self.names = \(CollectionApp.rows(10))
                  self.grid.reloadData()
                } }
              }
          """),
      launches: [CollectionApp.save, "page.show()"]
    ).run()
    #expect(run.launches[1].output.hasPrefix("0.0 a0 "))
    #expect(run.launches[1].output.hasSuffix("[]\n"))
  }

  @Test func restoresTheOffsetOfAHorizontalCollection() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(
        items: #"(0..<40).map { "\($0)" }"#,
        association: CollectionApp.association, more: "layout.scrollDirection = .horizontal"),
      launches: [
        "page.grid.contentOffset.x = 125; app.enterBackground()",
        "print(page.grid.contentOffset.x, page.grid.contentOffset.y)",
      ]
    ).run()
    #expect(run.launches[1].output == "125.0 0.0\n")
  }

  @Test(.pins("4.1.6"))
  func savesNothingOfACollectionWithoutIdentifier() async throws {
    let run = try await AppProgram(
      page: Self.collectionController,
      launches: [
        "page.collectionView.contentOffset.y = 88; app.enterBackground()",
        "print(page.collectionView.contentOffset.y)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["page"])
    #expect(run.launches[1].output == "-59.0\n")
  }

  // As with tables, the controller takes a restored selection away when its view appears.
  @Test(arguments: [true, false])
  func aCollectionControllerMayClearARestoredSelection(clears: Bool) async throws {
    let run = try await AppProgram(
      page: Self.collectionController.replacing(
        "/* more */",
        with: """
          collectionView.restorationIdentifier = "grid"
              clearsSelectionOnViewWillAppear = \(clears)
          """),
      launches: [
        """
        app.tapItem(at: IndexPath(item: 3, section: 0), in: page.collectionView)
        page.collectionView.contentOffset.y = 88
        app.enterBackground()
        """,
        "print(page.collectionView.contentOffset.y, page.collectionView.indexPathsForSelectedItems!)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["page", "page/grid"])
    #expect(run.launches[0].output == "selected 3\n")
    #expect(run.launches[1].output == (clears ? "88.0 []\n" : "88.0 [[0, 3]]\n"))
  }

  private static let collectionController = """
    class Page: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        /* more */
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { print("selected", indexPath.item) }
    }
    """

  // 4.1: the first visible item is asked for, and a page that ends where the view begins is none.
  @Test(
    .pins("4.1.1", "4.collection.3"),
    arguments: [
      """
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 0
      return layout
      """,
      """
      let page = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: page, subitems: [NSCollectionLayoutItem(layoutSize: page)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      """,
    ])
  func namesThePageInSight(layout: String) async throws {
    let run = try await AppProgram(
      page: """
        class Page: UIViewController, UICollectionViewDataSource, UIDataSourceModelAssociation {
          lazy var grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 100, height: 50), collectionViewLayout: makeLayout())
          func makeLayout() -> UICollectionViewLayout {
            \(layout)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            grid.restorationIdentifier = "grid"
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
            grid.dataSource = self
            view.addSubview(grid)
          }
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
          func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
          }
          func modelIdentifierForElement(at indexPath: IndexPath, in view: UIView) -> String? { "\\(indexPath.item)" }
          func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            IndexPath(item: Int(identifier)! - 2, section: 0)
          }
        }
        """,
      launches: [
        """
        app.scroll(page.grid, to: CGPoint(x: 0, y: 200))
        print(page.grid.indexPathsForVisibleItems, page.grid.visibleCells.count)
        app.enterBackground()
        """,
        "print(page.grid.indexPathsForVisibleItems, page.grid.contentOffset.y)",
      ]
    ).run()
    #expect(run.launches[0].output == "[[0, 4]] 1\n")
    #expect(run.launches[1].output == "[[0, 2]] 100.0\n")
  }
}
