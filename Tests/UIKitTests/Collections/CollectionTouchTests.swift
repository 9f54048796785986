import RunRecord
import Testing

/// What a user's taps, long presses and drags do to cells.
@Suite struct CollectionTouchTests {
  @Test func cellsAreTappedByWhatTheyShow() async throws {
    let run = try await AppProgram(
      root: "Page()", code: Self.code,
      launches: [
        """
        let page = app.rootViewController as! Page
        app.tap("second")
        app.tap(page.grid.cellForItem(at: IndexPath(item: 0, section: 0))!)
        app.longPress(page.grid.cellForItem(at: IndexPath(item: 1, section: 0))!)
        app.tap("Delete")
        app.tap("row 1")
        app.longPress(page.table.cellForRow(at: IndexPath(row: 0, section: 0))!)
        app.tap("Copy")
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        selected 1
        selected 0
        menu for 1 true
        deleted
        row 1
        copied 0

        """)
  }

  @Test func itemsAreDraggedWhereTheAppLetsThem() async throws {
    let run = try await AppProgram(
      root: "Page()", code: Self.code,
      launches: [
        """
        let page = app.rootViewController as! Page
        print(page.grid.dragInteractionEnabled, app.drag(itemAt: IndexPath(item: 1, section: 0), in: page.grid).count)
        page.grid.dragInteractionEnabled = true
        let items = app.drag(itemAt: IndexPath(item: 1, section: 0), in: page.grid)
        print(items.count, items[0].localObject as? String ?? "", items[0].itemProvider.canLoadObject(ofClass: NSUserActivity.self), items[0].itemProvider.registeredTypeIdentifiers)
        items[0].itemProvider.loadObject(ofClass: NSString.self) { text, error in print(text as! NSString, error == nil) }
        print(app.drag(itemAt: IndexPath(item: 0, section: 0), in: page.grid).count)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        false 0
        begins true
        ended
        1 second true ["public.utf8-plain-text", "com.apple.uikit.useractivity"]
        second true
        0

        """)
  }

  private static let code = """
    class Page: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDragDelegate, UITableViewDataSource, UITableViewDelegate {
      let names = ["first", "second"]
      lazy var grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
      let table = UITableView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
      override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = self
        grid.delegate = self
        grid.dragDelegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        view.addSubview(grid)
        view.addSubview(table)
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
        cell.label.text = names[indexPath.item]
        return cell
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { print("selected", indexPath.item) }
      func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        print("menu for", indexPath.item, collectionView.cellForItem(at: indexPath)!.frame.contains(point))
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Delete") { _ in print("deleted") }]) }
      }
      func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        guard indexPath.item > 0 else { return [] }
        let provider = NSItemProvider(object: names[indexPath.item] as NSString)
        provider.registerObject(NSUserActivity(activityType: "open"), visibility: .all)
        let item = UIDragItem(itemProvider: provider)
        item.localObject = names[indexPath.item]
        return [item]
      }
      func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession) { print("begins", session.canLoadObjects(ofClass: NSString.self)) }
      func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) { print("ended") }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "row \\(indexPath.row)"
        cell.contentConfiguration = content
        return cell
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("row", indexPath.row) }
      func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Copy") { _ in print("copied", indexPath.row) }]) }
      }
    }
    class Cell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
}
