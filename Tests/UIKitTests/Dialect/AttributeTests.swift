import RunRecord
import Testing

/// The attributes of Objective-C's runtime in every place where authors write them: all compile, and
/// what they connect is connected.
@Suite struct AttributeTests {
  private static let code = #"""
    @objc protocol Asked: class { @objc optional func answer(_ number: Int) -> String; @objc optional var title: String? { get }; func must() }
    @objcMembers class Store: NSObject, Asked { func must() {}; var count = 1; lazy var list = [1]; static var shared = 2; subscript(index: Int) -> Int { index }; @nonobjc func plain() {} }
    @IBDesignable class Badge: UIView {
      @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
      @IBInspectable private var ink: UIColor?
      @IBInspectable dynamic var sides: Int { return 3 }
      @GKInspectable var speed: Double = 1
    }
    @objc enum Mood: Int { case calm, loud }
    @objc class Named: NSObject { @objc init(name: String) { super.init() }; deinit {} }
    @objc(Other) final class Renamed: NSObject { @objc static let shared = Renamed(); @objc override init() {} }
    extension Store { @objc dynamic func later() -> String { "later" }; @objc var computed: Int { get { count } set { count = newValue } } }
    class Base: UIViewController {
      @IBOutlet weak var label: UILabel!
      @IBOutlet private(set) weak var button: UIButton?
      @IBOutlet fileprivate var buttons: [UIButton]!
      @IBOutlet weak var told: UILabel! { didSet { print("told", told.text!) } }
      @IBOutlet
      weak
      var spread: UILabel!
      @IBOutlet private weak var hidden: UILabel!
      @IBAction func none() { print("none", hidden.text!, buttons.count, button != nil, spread.text!) }
      @IBAction func one(_ sender: Any?) { print("one", sender is UIButton) }
      @IBAction private func two(_ sender: UIButton, forEvent event: UIEvent) { print("two", sender.currentTitle!) }
    }
    class Page: Base {
      @IBOutlet var own: UILabel?
      @IBOutlet var badge: Badge!
      override func none() { super.none(); print("own", own?.text ?? "-", badge.radius, badge.speed) }
    }
    """#

  private static let scene = """
    <viewController id="page" customClass="Page" sceneMemberID="viewController">
        \(Storyboard.view(
          "view",
          Storyboard.label("l1", "A") + Storyboard.label("l2", "B")
            + Storyboard.button(
              "b1", "Go",
              #"<action selector="none" destination="page" eventType="touchUpInside" id="a1"/><action selector="one:" destination="page" eventType="touchUpInside" id="a2"/><action selector="two:forEvent:" destination="page" eventType="touchUpInside" id="a3"/>"#
            )
            + #"<view contentMode="scaleToFill" id="badge" customClass="Badge"><rect key="frame" x="0" y="0" width="1" height="1"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number" keyPath="speed"><real key="value" value="2.5"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="color" keyPath="ink"><color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#
        ))
        <connections>
          <outlet property="label" destination="l1" id="o1"/><outlet property="told" destination="l2" id="o2"/>
          <outlet property="spread" destination="l1" id="o3"/><outlet property="hidden" destination="l2" id="o4"/>
          <outlet property="button" destination="b1" id="o5"/><outlet property="own" destination="l1" id="o6"/>
          <outlet property="badge" destination="badge" id="o7"/><outletCollection property="buttons" destination="b1" id="o8"/>
        </connections>
    </viewController>
    """

  @Test func allAreAcceptedAndConnect() async throws {
    let run = try await AppProgram(
      storyboard: Storyboard.text(initial: "page", Self.scene), code: Self.code,
      launches: [
        """
        app.tap("Go")
        let store = Store()
        let asked: Asked = store
        print(asked.answer?(3) ?? "no answer", (asked.title ?? nil) ?? "no title")
        store.setValue(5, forKey: "computed")
        print(store.value(forKey: "count")!, store.perform(#selector(Store.later))!.takeUnretainedValue() as! String, Mood.loud.rawValue, Store.shared, store[7])
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        told B
        none B 1 true A
        own A 4.0 2.5
        one true
        two Go
        no answer no title
        5 later 1 2 7

        """)
  }
}
