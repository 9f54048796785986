import RunRecord
import Testing

/// Views from nibs.
@Suite struct NibTests {
  private static func owner(_ name: String, _ connections: String) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \(Storyboard.custom(name))>
        <connections>\(connections)</connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    """
  }

  private static let view = """
    <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="view">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <subviews>\(Storyboard.label("label", "From a nib"))</subviews>
    </view>
    """

  private static let resources = [
    "NoteView.xib": Storyboard.nib(
      owner(
        "NoteViewController",
        #"<outlet property="view" destination="view" id="o1"/><outlet property="label" destination="label" id="o2"/>"#
      )
        + view),
    "Other.xib": Storyboard.nib(
      owner(
        "OtherController", #"<outlet property="view" destination="view" id="o1"/>"#) + view),
    "Box.xib": Storyboard.nib(
      owner("Holder", #"<outlet property="label" destination="label" id="o2"/>"#)
        + view + #"<customObject id="thing" \#(Storyboard.custom("Thing"))/>"#),
    "Cell.xib": Storyboard.nib(
      """
      <tableViewCell contentMode="scaleToFill" id="cell" \(Storyboard.custom("NibCell"))>
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><subviews>\(Storyboard.label("label", "Cell"))</subviews></tableViewCellContentView>
          <connections><outlet property="label" destination="label" id="o1"/></connections>
      </tableViewCell>
      """),
  ]

  private func program(_ launch: String) -> AppProgram {
    var program = AppProgram(
      root: "return NoteViewController()",
      code: """
        class NoteViewController: UIViewController {
          @IBOutlet weak var label: UILabel!
          override func viewDidLoad() { super.viewDidLoad(); print("loaded", label.text!) }
        }
        class OtherController: UIViewController {}
        class Holder: NSObject { @IBOutlet var label: UILabel! }
        class Thing: NSObject {}
        class NibCell: UITableViewCell {
          @IBOutlet weak var label: UILabel!
        }
        class Table: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Nib", for: indexPath)
          }
        }
        """,
      launches: [launch])
    program.resources = Self.resources
    return program
  }

  @Test func loadsNibsByTheNamesOfClassesAndByTheirOwn() async throws {
    let run = try await program(
      """
      print(OtherController(nibName: "Other", bundle: nil).view.subviews.count, OtherController().view.subviews.count)
      let holder = Holder()
      let objects = Bundle.main.loadNibNamed("Box", owner: holder, options: nil)!
      print(objects.map { type(of: $0) }, holder.label.text!)
      print(UINib(nibName: "Box", bundle: nil).instantiate(withOwner: holder, options: nil).count)
      let table = Table()
      table.tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Nib")
      let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as! NibCell
      print(cell.label.text!, cell.reuseIdentifier!)
      """
    ).run()
    #expect(
      run.launches[0].output == """
        loaded From a nib
        1 1
        [UIKit.UIView, App.Thing] From a nib
        2
        Cell Nib

        """)
  }

  /// Interface Builder knows no generic class, but classes that inherit from one with its outlets and actions.
  @Test func connectsOutletsAndActionsOfAGenericSuperclass() async throws {
    var program = AppProgram(
      root: "return NoteViewController()",
      code: """
        class Base<Item>: UIViewController {
          @IBOutlet weak var label: UILabel!
          @IBOutlet weak var button: UIButton!
          var items: [Item] = []
          @IBAction func add(_ sender: UIButton) { print("added to", items.count, Item.self) }
        }
        class NoteViewController: Base<Int> {
          override func viewDidLoad() { super.viewDidLoad(); print("loaded", label.text!) }
        }
        """,
      launches: [
        """
        let controller = app.rootViewController as! NoteViewController
        controller.button.sendActions(for: .touchUpInside)
        """
      ])
    program.resources = [
      "NoteView.xib": Storyboard.nib(
        Self.owner(
          "NoteViewController",
          #"<outlet property="view" destination="view" id="o1"/><outlet property="label" destination="label" id="o2"/><outlet property="button" destination="button" id="o3"/>"#
        )
          + """
          <view contentMode="scaleToFill" id="view">
              <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
              <subviews>
                  \(Storyboard.label("label", "From a nib"))
                  <button opaque="NO" contentMode="scaleToFill" id="button">
                      <rect key="frame" x="0.0" y="100.0" width="100" height="44"/>
                      <connections><action selector="add:" destination="-1" eventType="touchUpInside" id="a1"/></connections>
                  </button>
              </subviews>
          </view>
          """)
    ]
    let run = try await program.run()
    #expect(run.launches[0].output == "loaded From a nib\nadded to 0 Int\n", "\(run)")
  }

  @Test func trapsWithoutTheNib() async throws {
    let termination = try await program(#"_ = UIViewController(nibName: "None", bundle: nil).view"#)
      .termination()
    #expect("\(termination)".contains("Could not load NIB in bundle with name 'None'"))
  }
}
