/// Apps with one collection, of items with names.
enum CollectionApp {
  /// A page with a collection of the identifier `grid`, 100 points wide and high, with items of
  /// 20 by 20 points, four in a row.
  ///
  /// - Parameters:
  ///   - items: An expression for the names of the items, which may depend on `launchNumber`.
  ///   - association: The protocol by which the page names its items, or none.
  ///   - more: Further statements of `viewDidLoad()`.
  static func page(items: String, association: String = "", more: String = "") -> String {
    """
    class Page: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
      var names: [String] = \(items)
      let layout = UICollectionViewFlowLayout()
      lazy var grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 100, height: 100), collectionViewLayout: layout)
      override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = CGSize(width: 20, height: 20)
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 10
        grid.restorationIdentifier = "grid"
        grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
        grid.allowsMultipleSelection = true
        grid.dataSource = self
        grid.delegate = self
        view.addSubview(grid)
        \(more)
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
        cell.name = names[indexPath.item]
        return cell
      }
      func select(_ items: Int...) {
        for item in items { grid.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
      }
      func show() {
        let selected = grid.indexPathsForSelectedItems ?? []
        print(grid.contentOffset.y, grid.indexPathsForVisibleItems.map { names[$0.item] }.joined(separator: " "), selected.map { names[$0.item] })
      }
    }
    class Cell: UICollectionViewCell { var name = "" }
    \(association)
    """
  }

  /// The items' names as those of their elements.
  static let association = """
    extension Page: UIDataSourceModelAssociation {
      func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.item] }
      func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
      }
    }
    """

  /// The names a0 … d0, a1 … d1 and so on, four to a row of the grid.
  static func rows(_ count: Int) -> String {
    #"(0..<\#(count)).flatMap { row in ["a", "b", "c", "d"].map { $0 + "\(row)" } }"#
  }

  /// Scrolls, selects and saves.
  static let save = """
    page.grid.contentOffset.y = 65
    page.select(4, 13)
    page.show()
    app.enterBackground()
    """
}
