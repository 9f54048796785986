import KeyedArchive
import RunRecord
import Testing

/// What another UIKit of the kind claims to do (ios-code-in-the-wild 5, pattern 24).
@Suite struct PriorArtPatternTests {
  private static let board = Storyboard.text(
    initial: "stack",
    """
    <navigationController storyboardIdentifier="Stack" useStoryboardIdentifierAsRestorationIdentifier="YES" id="stack" sceneMemberID="viewController">
        <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """,
    """
    <viewController restorationIdentifier="Root" id="root" sceneMemberID="viewController">
        \(Storyboard.view("root-view"))
    </viewController>
    """,
    """
    <tableViewController storyboardIdentifier="List" useStoryboardIdentifierAsRestorationIdentifier="YES" id="list" \(Storyboard.custom("List")) sceneMemberID="viewController">
        <tableView key="view" restorationIdentifier="table" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="table">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
            <prototypes><tableViewCell reuseIdentifier="cell" id="cell"><rect key="frame" x="0.0" y="0.0" width="414" height="44"/></tableViewCell></prototypes>
            <connections><outlet property="dataSource" destination="list" id="o1"/><outlet property="delegate" destination="list" id="o2"/></connections>
        </tableView>
    </tableViewController>
    """)

  private static let code = """
    class List: UITableViewController, UIDataSourceModelAssociation {
      let items = UserDefaults.standard.stringArray(forKey: "items") ?? []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { items[idx.row] }
      func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        items.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
      }
      var firstItem: String { items[tableView.indexPathsForVisibleRows!.first!.row] }
    }
    """

  // Implicit lookup and identifiers of the storyboard, the row by its name though others came before
  // it, and nothing after the app was closed in the switcher. Rows under the bar are in sight too.
  @Test(.pins("5.10")) func whatIsFoundImplicitlyKeepsItsPlaceAndTheSwitcherDiscardsIt()
    async throws
  {
    let run = try await AppProgram(
      storyboard: Self.board, code: Self.code,
      launches: [
        """
        UserDefaults.standard.set((0..<100).map { "item \\($0)" }, forKey: "items")
        let stack = app.rootViewController as! UINavigationController
        let list = stack.storyboard!.instantiateViewController(withIdentifier: "List") as! List
        stack.pushViewController(list, animated: false)
        list.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
        app.enterBackground()
        UserDefaults.standard.set((-3..<100).map { "item \\($0)" }, forKey: "items")
        """,
        """
        let list = app.visibleViewController as! List
        print(list.firstItem, list.tableView.indexPathsForVisibleRows!.first!.row)
        app.enterBackground()
        app.forceQuit()
        """,
        "print(type(of: app.visibleViewController!))",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(
      run.launches[0].savedPaths == [
        "Stack", "Stack/:[0]:/Root", "Stack/:[1]:/List", "Stack/:[1]:/List/table",
      ])
    #expect(run.launches.map(\.output) == ["", "item 37 40\n", "UIViewController\n"])
  }

  // Without names the offset alone comes back.
  @Test func aScrollOffsetComesBackToThePoint() async throws {
    let run = try await AppProgram(
      storyboard: Self.board, code: Self.code,
      launches: [
        """
        UserDefaults.standard.set((0..<100).map { "item \\($0)" }, forKey: "items")
        let stack = app.rootViewController as! UINavigationController
        let list = stack.storyboard!.instantiateViewController(withIdentifier: "List") as! List
        stack.pushViewController(list, animated: false)
        list.tableView.contentOffset.y = 1234
        app.enterBackground()
        """,
        "print((app.visibleViewController as! List).tableView.contentOffset.y)",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "1234.0\n")
  }
}
