import RunRecord
import Testing

/// Tables and collections of storyboards, with their cells.
@Suite struct ListSceneTests {
  private static let board = Storyboard.text(
    initial: "stack",
    """
    <navigationController id="stack" sceneMemberID="viewController">
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """,
    """
    <tableViewController clearsSelectionOnViewWillAppear="NO" id="list" \(Storyboard.custom("ListController")) sceneMemberID="viewController">
        <tableView key="view" restorationIdentifier="table" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="grouped" separatorStyle="none" rowHeight="60" sectionHeaderHeight="-1" id="table">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
            <prototypes>
                <tableViewCell selectionStyle="blue" accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="Plain" textLabel="t1" detailTextLabel="t2" style="IBUITableViewCellStyleSubtitle" id="cell1">
                    <rect key="frame" x="0.0" y="0.0" width="414" height="60"/>
                    <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="cell1" id="content1">
                        <subviews>\(Storyboard.label("t1", "Title"))\(Storyboard.label("t2", "Subtitle"))</subviews>
                    </tableViewCellContentView>
                    <connections>
                        <segue destination="page" kind="show" identifier="row" id="s1"/>
                        <segue destination="page" kind="show" identifier="accessory" trigger="accessoryAction" id="s2"/>
                    </connections>
                </tableViewCell>
                <tableViewCell reuseIdentifier="Own" id="cell2" \(Storyboard.custom("OwnCell"))>
                    <rect key="frame" x="0.0" y="0.0" width="414" height="60"/>
                    <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="cell2" id="content2">
                        <subviews>\(Storyboard.label("t3", "Own"))\(Storyboard.button("b1", "Press", #"<action selector="press:" destination="list" eventType="touchUpInside" id="a1"/>"#))</subviews>
                    </tableViewCellContentView>
                    <connections><outlet property="nameLabel" destination="t3" id="o1"/></connections>
                </tableViewCell>
            </prototypes>
            <connections>
                <outlet property="dataSource" destination="list" id="o2"/>
                <outlet property="delegate" destination="list" id="o3"/>
            </connections>
        </tableView>
    </tableViewController>
    """,
    """
    <tableViewController id="page" \(Storyboard.custom("StaticController")) sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="44" id="static">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
            <sections>
                <tableViewSection headerTitle="First" footerTitle="End" id="sec1">
                    <cells>
                        <tableViewCell rowHeight="100" style="IBUITableViewCellStyleDefault" textLabel="t4" id="cell3">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="100"/>
                            <tableViewCellContentView key="contentView" tableViewCell="cell3" id="content3"><subviews>\(Storyboard.label("t4", "One"))</subviews></tableViewCellContentView>
                        </tableViewCell>
                        <tableViewCell id="cell4">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
                            <tableViewCellContentView key="contentView" tableViewCell="cell4" id="content4"><subviews>\(Storyboard.label("t5", "Two"))</subviews></tableViewCellContentView>
                        </tableViewCell>
                    </cells>
                </tableViewSection>
                <tableViewSection headerTitle="Second" id="sec2"><cells/></tableViewSection>
            </sections>
            <connections><outlet property="dataSource" destination="page" id="o4"/><outlet property="delegate" destination="page" id="o5"/></connections>
        </tableView>
        <connections><outlet property="two" destination="t5" id="o6"/></connections>
    </tableViewController>
    """,
    """
    <collectionViewController storyboardIdentifier="Grid" id="grid" \(Storyboard.custom("GridController")) sceneMemberID="viewController">
        <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="collection">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="2" id="layout">
                <size key="itemSize" width="100" height="80"/>
                <size key="headerReferenceSize" width="50" height="30"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </collectionViewFlowLayout>
            <cells>
                <collectionViewCell contentMode="center" reuseIdentifier="Item" id="cell5">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
                    <collectionViewCellContentView key="contentView" id="content5"><subviews>\(Storyboard.label("t6", "Item"))</subviews></collectionViewCellContentView>
                    <connections><segue destination="page" kind="show" identifier="item" id="s3"/></connections>
                </collectionViewCell>
            </cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" id="header"><rect key="frame" x="0" y="0" width="50" height="30"/><subviews>\(Storyboard.label("t7", "Head"))</subviews></collectionReusableView>
            <connections><outlet property="dataSource" destination="grid" id="o7"/><outlet property="delegate" destination="grid" id="o8"/></connections>
        </collectionView>
    </collectionViewController>
    """)

  private static let code = """
    class OwnCell: UITableViewCell {
      @IBOutlet weak var nameLabel: UILabel!
      override func awakeFromNib() { super.awakeFromNib(); print("cell awake", nameLabel.text!, reuseIdentifier!) }
    }
    class ListController: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row == 1 else {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
          cell.textLabel?.text = "Row"
          return cell
        }
        return tableView.dequeueReusableCell(withIdentifier: "Own", for: indexPath) as! OwnCell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected", indexPath.row) }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print("prepare", segue.identifier!, tableView.indexPathForSelectedRow?.row ?? -1, tableView.indexPath(for: sender as! UITableViewCell)!.row)
      }
      @IBAction func press(_ sender: Any) { print("pressed") }
    }
    class StaticController: UITableViewController {
      @IBOutlet weak var two: UILabel!
      override func viewDidLoad() { super.viewDidLoad(); print("static", two.text!) }
    }
    class GridController: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
      }
      override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print("prepare", segue.identifier!, collectionView.indexPath(for: sender as! UICollectionViewCell)!.item)
      }
    }
    """

  private func output(_ launch: String) async throws -> [String] {
    let run = try await AppProgram(
      storyboard: Self.board, code: Self.code, launches: [launch]
    ).run()
    return run.launches[0].output.split(separator: "\n").map(String.init)
  }

  @Test func makesPrototypeCells() async throws {
    let lines = try await output(
      """
      let list = app.visibleViewController as! ListController
      let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!
      print(list.tableView.style, list.tableView.rowHeight, list.tableView.restorationIdentifier!, list.clearsSelectionOnViewWillAppear)
      print(cell.textLabel!.text!, cell.detailTextLabel!.text!, cell.accessoryType, cell.selectionStyle)
      app.tap("Press")
      app.tapRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
      print(type(of: app.visibleViewController!))
      list.navigationController!.popViewController(animated: false)
      app.tapAccessoryButton(ofRowAt: IndexPath(row: 0, section: 0), in: list.tableView)
      """)
    #expect(
      lines == [
        "cell awake Own Own", "grouped 60.0 table false",
        "Row Subtitle disclosureIndicator blue", "pressed", "prepare row 0 0", "static Two",
        "selected 0", "StaticController", "prepare accessory 0 0", "static Two",
      ])
  }

  @Test func showsStaticRows() async throws {
    let lines = try await output(
      """
      let list = app.visibleViewController as! ListController
      app.tapRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
      let table = (app.visibleViewController as! StaticController).tableView!
      print(table.numberOfSections, table.numberOfRows(inSection: 0), table.rectForRow(at: IndexPath(row: 0, section: 0)).height)
      print(table.dataSource!.tableView(table, titleForHeaderInSection: 0)!, table.dataSource!.tableView(table, titleForFooterInSection: 0)!)
      print(table.cellForRow(at: IndexPath(row: 0, section: 0))!.textLabel!.text!)
      """)
    #expect(lines.suffix(3) == ["2 2 100.0", "First End", "One"])
  }

  @Test func makesItemsOfCollections() async throws {
    let lines = try await output(
      """
      let grid = app.visibleViewController!.storyboard!.instantiateViewController(withIdentifier: "Grid") as! GridController
      app.visibleViewController!.show(grid, sender: nil)
      grid.view.layoutIfNeeded()
      let layout = grid.collectionView.collectionViewLayout as! UICollectionViewFlowLayout
      print(layout.itemSize, layout.minimumLineSpacing, layout.headerReferenceSize.height, layout.sectionInset.left)
      let cell = grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))!
      print((cell.contentView.subviews[0] as! UILabel).text!, cell.reuseIdentifier!)
      app.tapItem(at: IndexPath(item: 1, section: 0), in: grid.collectionView)
      """)
    #expect(
      lines.suffix(4) == [
        "(100.0, 80.0) 4.0 30.0 1.0", "Item Item", "prepare item 1",
        "static Two",
      ])
  }
}
