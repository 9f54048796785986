import RunRecord
import Testing

/// What comes out of a storyboard's scenes (uikit-restoration 5).
@Suite struct SceneLoadingTests {
  private static let board = Storyboard.text(
    initial: "tabs",
    """
    <tabBarController storyboardIdentifier="Tabs" useStoryboardIdentifierAsRestorationIdentifier="YES" id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="0.0" width="414" height="49"/></tabBar>
        <connections>
            <segue destination="stack" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="split" kind="relationship" relationship="viewControllers" id="r2"/>
            <segue destination="pages" kind="relationship" relationship="viewControllers" id="r3"/>
        </connections>
    </tabBarController>
    """,
    """
    <navigationController storyboardIdentifier="Stack" restorationIdentifier="TheStack" id="stack" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Notes" image="notes" selectedImage="notes-filled" id="tab"/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="navbar">
            <rect key="frame" x="0.0" y="44" width="414" height="96"/>
            <connections><outlet property="delegate" destination="list" id="o-bar"/></connections>
        </navigationBar>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r4"/></connections>
    </navigationController>
    """,
    """
    <viewController title="Note" id="list" \(Storyboard.custom("NoteViewController")) sceneMemberID="viewController">
        \(Storyboard.view("list-view", """
          \(Storyboard.label("label", "Hello"))
          <textField opaque="NO" contentMode="scaleToFill" restorationIdentifier="field" borderStyle="roundedRect" placeholder="Name" textAlignment="center" clearButtonMode="whileEditing" id="field">
              <rect key="frame" x="20" y="140" width="200" height="34"/>
              <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"/>
              <connections><outlet property="delegate" destination="list" id="o1"/></connections>
          </textField>
          \(Storyboard.button("button", "Save", #"<action selector="save:" destination="list" eventType="touchUpInside" id="a1"/>"#))
          <view tag="7" hidden="YES" alpha="0.5" contentMode="scaleToFill" \(Storyboard.custom("BoxView")) id="box">
              <rect key="frame" x="1" y="2" width="3" height="4"/>
              <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="number" keyPath="margin"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
                  <userDefinedRuntimeAttribute type="string" keyPath="name" value="box"/>
                  <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
              </userDefinedRuntimeAttributes>
          </view>
          <switch opaque="NO" contentMode="scaleToFill" on="YES" id="switch"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
          <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" selectedSegmentIndex="1" id="segments">
              <rect key="frame" x="0" y="0" width="51" height="31"/>
              <segments><segment title="A"/><segment title="B"/></segments>
          </segmentedControl>
          <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" id="stackview">
              <rect key="frame" x="0" y="0" width="51" height="31"/>
              <subviews>\(Storyboard.label("l2", "1"))\(Storyboard.label("l3", "2"))</subviews>
          </stackView>
          """, further: """
            <constraints>
                <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c1"/>
                <constraint firstItem="label" firstAttribute="width" constant="90" id="c2"/>
            </constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g1"/></connections>
            """))
        <navigationItem key="navigationItem" title="Title" id="item">
            <barButtonItem key="leftBarButtonItem" systemItem="add" id="add"><connections><action selector="save:" destination="list" id="a2"/></connections></barButtonItem>
            <barButtonItem key="rightBarButtonItem" title="More" style="done" id="more"/>
        </navigationItem>
        <connections>
            <outlet property="label" destination="label" id="o2"/>
            <outlet property="moreItem" destination="more" id="o3"/>
            <outlet property="model" destination="model" id="o4"/>
            <outlet property="width" destination="c2" id="o5"/>
            <outletCollection property="labels" destination="l2" collectionClass="NSMutableArray" id="o6"/>
            <outletCollection property="labels" destination="l3" collectionClass="NSMutableArray" id="o7"/>
        </connections>
    </viewController>
    <customObject id="model" \(Storyboard.custom("Model"))/>
    <tapGestureRecognizer id="tap"><connections><action selector="tapped" destination="list" id="a3"/></connections></tapGestureRecognizer>
    """,
    """
    <splitViewController restorationIdentifier="Split" id="split" sceneMemberID="viewController">
        <connections>
            <segue destination="plain" kind="relationship" relationship="masterViewController" id="r5"/>
            <segue destination="plain2" kind="relationship" relationship="detailViewController" id="r6"/>
        </connections>
    </splitViewController>
    """,
    #"<viewController id="plain" sceneMemberID="viewController"/>"#,
    #"<collectionViewController title="Grid" id="plain2" sceneMemberID="viewController"/>"#,
    #"<pageViewController navigationOrientation="vertical" transitionStyle="scroll" id="pages" sceneMemberID="viewController"/>"#
  )

  private static let code = """
    class Model: NSObject { let text = "model" }
    class BoxView: UIView {
      @IBInspectable var margin: CGFloat = 0
      @IBInspectable var name = ""
      @IBInspectable var isRound = false
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        print("box", tag, frame.width, name.isEmpty)
      }
      override func awakeFromNib() {
        super.awakeFromNib()
        print("box wakes", margin, name, isRound, superview != nil)
      }
    }
    class NoteViewController: UIViewController, UITextFieldDelegate {
      @IBOutlet weak var label: UILabel!
      @IBOutlet weak var moreItem: UIBarButtonItem?
      @IBOutlet var model: Model!
      @IBOutlet weak var width: NSLayoutConstraint!
      @IBOutlet var labels: [UILabel] = []
      override func awakeFromNib() {
        super.awakeFromNib()
        print("awake", isViewLoaded, label == nil, moreItem?.title ?? "-", model.text, navigationItem.title ?? "-", title ?? "-")
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded", label.text!, label.font.pointSize, labels.map { $0.text! }, width.constant, view.subviews.count)
      }
      @IBAction func save(_ sender: AnyObject) { print("save", type(of: sender)) }
      @IBAction func tapped() { print("tapped") }
    }
    """

  @Test(.pins("3.1.1", "5.1", "5.3"))
  func makesTheInitialSceneAndWhatRelationshipsLeadTo() async throws {
    let run = try await AppProgram(
      storyboard: Self.board,
      delegate: """
        func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          print("will finish", type(of: window!.rootViewController!), window!.isHidden)
          return true
        }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          print("did finish", window!.isHidden)
          return true
        }
        """, code: Self.code,
      launches: [
        """
        let tabs = app.rootViewController as! UITabBarController
        for child in tabs.viewControllers! { print(type(of: child), child.restorationIdentifier ?? "-", child.tabBarItem.title ?? "-") }
        let note = app.visibleViewController as! NoteViewController
        print(tabs.restorationIdentifier!, note.storyboard === tabs.storyboard || note.storyboard != nil, note.navigationController!.navigationBar.prefersLargeTitles)
        let split = tabs.viewControllers![1] as! UISplitViewController
        print(split.viewControllers.map { type(of: $0) })
        let pages = tabs.viewControllers![2] as! UIPageViewController
        print(pages.transitionStyle, pages.navigationOrientation)
        let field = note.view.subviews[1] as! UITextField
        print(field.placeholder!, field.keyboardType, field.returnKeyType, field.delegate === note, field.restorationIdentifier!, field.frame)
        let box = note.view.subviews[3]
        print(box.isHidden, box.alpha, box.backgroundColor == .red, box.tag)
        print((note.view.subviews[4] as! UISwitch).isOn, (note.view.subviews[5] as! UISegmentedControl).titleForSegment(at: 1)!, (note.view.subviews[6] as! UIStackView).arrangedSubviews.count)
        print(note.view.constraints.count, note.label.constraints.count, note.view.backgroundColor == .systemBackground)
        app.tap("Save")
        app.tap("Add")
        app.tap(note.view)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        awake false true More model Title Note
        will finish UITabBarController true
        did finish true
        box 7 3.0 true
        box wakes 2.5 box true true
        loaded Hello 19.0 ["1", "2"] 90.0 7
        UINavigationController TheStack Notes
        UISplitViewController Split -
        UIPageViewController - -
        Tabs true true
        [UIKit.UIViewController]
        scroll vertical
        Name emailAddress done true field (20.0, 140.0, 200.0, 34.0)
        true 0.5 true 7
        true B 2
        2 0 true
        save UIButton
        save UIBarButtonItem
        tapped

        """)
  }
}
