import RunRecord
import Testing

@Suite struct FlowLayoutTests {
  private static let page = """
    class Page: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      var counts = [5, 0, 2]
      var sizes: [CGSize]?
      let flow: UICollectionViewFlowLayout
      init() {
        flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 40)
        flow.minimumLineSpacing = 7
        flow.headerReferenceSize = CGSize(width: 1, height: 30)
        super.init(collectionViewLayout: flow)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        collectionView.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "header")
      }
      override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      }
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        sizes?[indexPath.item] ?? flow.itemSize
      }
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        section == 2 ? UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10) : .zero
      }
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
        section == 0 ? CGSize(width: 9, height: 9) : .zero
      }
      func item(_ section: Int, _ item: Int) {
        print(NSCoder.string(for: collectionView.layoutAttributesForItem(at: [section, item])?.frame ?? .zero))
      }
    }
    """

  private func output(_ launch: String) async throws -> String {
    try await AppProgram(
      root: "Page()", code: Self.page,
      launches: [
        """
        let page = app.rootViewController as! Page
        page.collectionView.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
        \(launch)
        """
      ]
    ).run().launches[0].output
  }

  @Test func putsItemsIntoLinesBetweenHeadersAndFooters() async throws {
    let output = try await output(
      """
      for place in 0..<5 { page.item(0, place) }
      page.item(2, 1)
      page.item(1, 0)
      for section in 0..<3 {
        let header = page.collectionView.layoutAttributesForSupplementaryElement(ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
        print(NSCoder.string(for: header!.frame))
      }
      print(NSCoder.string(for: page.collectionView.layoutAttributesForSupplementaryElement(ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0])!.frame))
      print(NSCoder.string(for: page.collectionView.contentSize))
      print(page.collectionView.indexPathForItem(at: CGPoint(x: 120, y: 31)) as Any, page.collectionView.indexPathForItem(at: CGPoint(x: 100, y: 31)) as Any)
      """)
    #expect(
      output == """
        {{0, 30}, {90, 40}}
        {{115, 30}, {90, 40}}
        {{230, 30}, {90, 40}}
        {{0, 77}, {90, 40}}
        {{115, 77}, {90, 40}}
        {{115, 191}, {90, 40}}
        {{0, 0}, {0, 0}}
        {{0, 0}, {320, 30}}
        {{0, 126}, {320, 30}}
        {{0, 156}, {320, 30}}
        {{0, 117}, {320, 9}}
        {320, 236}
        Optional([0, 1]) nil

        """)
  }

  @Test func spreadsItemsOfSeveralSizesOverTheirLine() async throws {
    let output = try await output(
      """
      page.sizes = [CGSize(width: 100, height: 20), CGSize(width: 100, height: 60), CGSize(width: 200, height: 20), CGSize(width: 150, height: 10), CGSize(width: 50, height: 10)]
      page.flow.invalidateLayout()
      for place in 0..<5 { page.item(0, place) }
      """)
    #expect(
      output == """
        {{0, 50}, {100, 20}}
        {{220, 30}, {100, 60}}
        {{60, 97}, {200, 20}}
        {{0, 124}, {150, 10}}
        {{160, 124}, {50, 10}}

        """)
  }

  @Test func flowsToTheRightIfItScrollsHorizontally() async throws {
    let output = try await output(
      """
      page.collectionView.frame.size.height = 190
      page.flow.scrollDirection = .horizontal
      page.flow.headerReferenceSize = CGSize(width: 15, height: 1)
      for place in 0..<5 { page.item(0, place) }
      page.counts[0] = 100
      page.collectionView.reloadData()
      page.collectionView.scrollToItem(at: [0, 50], at: .left, animated: false)
      print(page.collectionView.contentOffset.x, page.collectionView.contentSize.width, page.collectionView.indexPathsForVisibleItems.first!)
      """)
    #expect(
      output == """
        {{15, 0}, {90, 40}}
        {{15, 50}, {90, 40}}
        {{15, 100}, {90, 40}}
        {{15, 150}, {90, 40}}
        {{112, 0}, {90, 40}}
        1179.0 2582.0 [0, 48]

        """)
  }

  @Test func scrollsToItemsAsFarAsTheContentGoes() async throws {
    let output = try await output(
      """
      page.counts = [300]
      page.collectionView.reloadData()
      let grid = page.collectionView!
      func scroll(_ item: Int, _ position: UICollectionView.ScrollPosition) {
        grid.scrollToItem(at: [0, item], at: position, animated: true)
        print(grid.contentOffset.y, grid.indexPathsForVisibleItems.count)
      }
      scroll(30, .top)
      scroll(30, .bottom)
      scroll(30, .centeredVertically)
      scroll(299, .top)
      scroll(0, .centeredVertically)
      scroll(9, [])
      """)
    #expect(
      output == "500.0 15\n340.0 15\n420.0 15\n4532.0 15\n0.0 12\n11.0 12\n"
    )
  }

  @Test func asksForPlacesAnewWhenTheWidthChanges() async throws {
    let output = try await output(
      """
      page.collectionView.frame.size.width = 210
      page.item(0, 2)
      page.item(0, 4)
      """)
    #expect(output == "{{0, 77}, {90, 40}}\n{{0, 124}, {90, 40}}\n")
  }

  @Test func headersMayStayInSight() async throws {
    let output = try await output(
      """
      page.counts = [30, 30]
      page.flow.sectionHeadersPinToVisibleBounds = true
      page.collectionView.reloadData()
      func header(_ section: Int) -> CGFloat? {
        page.collectionView.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame.minY
      }
      print(header(0) as Any, header(1) as Any)
      page.collectionView.contentOffset.y = 100
      print(header(0) as Any)
      page.collectionView.contentOffset.y = 480
      print(header(0) as Any, header(1) as Any)
      """)
    #expect(
      output
        == "Optional(0.0) nil\nOptional(100.0)\nOptional(463.0) Optional(502.0)\n")
  }

  // An app's own layout is asked by the methods that Apple's documents, and by these alone.
  @Test func asksALayoutOfTheApp() async throws {
    let run = try await AppProgram(
      page: CollectionApp.page(
        items: CollectionApp.rows(3), more: "grid.collectionViewLayout = Diagonal()")
          + """

          class Diagonal: UICollectionViewLayout {
            private var all: [UICollectionViewLayoutAttributes] = []
            override func prepare() {
              super.prepare()
              all = (0..<collectionView!.numberOfItems(inSection: 0)).map {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
                attributes.frame = CGRect(x: $0 * 30, y: $0 * 30, width: 30, height: 30)
                return attributes
              }
              print("prepared", all.count)
            }
            override var collectionViewContentSize: CGSize { CGSize(width: all.count * 30, height: all.count * 30) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { all[indexPath.item] }
          }
          """,
      launches: [
        """
        page.show()
        page.grid.scrollToItem(at: [0, 11], at: [.bottom, .right], animated: false)
        print(page.grid.contentOffset.x, page.grid.contentOffset.y, page.grid.visibleCells.map { ($0 as! Cell).name })
        page.grid.collectionViewLayout.invalidateLayout()
        print(page.grid.contentSize.width)
        let copy = page.grid.layoutAttributesForItem(at: [0, 2])!.copy() as! UICollectionViewLayoutAttributes
        print(copy.frame.minX, copy.indexPath)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        prepared 12
        0.0 a0 b0 c0 d0 []
        260.0 260.0 ["a2", "b2", "c2", "d2"]
        prepared 12
        360.0
        60.0 [0, 2]

        """)
  }
}
