import RunRecord
import Testing

/// The ways between scenes.
@Suite struct SegueTests {
  private static let board = Storyboard.text(
    initial: "stack",
    """
    <navigationController id="stack" sceneMemberID="viewController">
        <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """,
    """
    <viewController id="root" \(Storyboard.custom("RootViewController")) sceneMemberID="viewController">
        \(Storyboard.view("root-view", """
          \(Storyboard.button("b1", "Show", #"<segue destination="page" kind="show" identifier="show" id="s1"/>"#))
          \(Storyboard.button("b2", "Refused", #"<segue destination="page" kind="show" identifier="refused" id="s2"/>"#))
          \(Storyboard.button("b3", "Present", #"<segue destination="page" kind="presentation" identifier="present" modalPresentationStyle="fullScreen" id="s3"/>"#))
          \(Storyboard.button("b4", "Custom", #"<segue destination="page" kind="custom" identifier="custom" customClass="SwapSegue" customModule="MyApp" customModuleProvider="target" id="s4"/>"#))
          <containerView opaque="NO" contentMode="scaleToFill" id="box">
              <rect key="frame" x="10" y="20" width="100" height="50"/>
              <connections><segue destination="inner" kind="embed" identifier="embed" id="s5"/></connections>
          </containerView>
          """))
        <navigationItem key="navigationItem" title="Root" id="item">
            <barButtonItem key="rightBarButtonItem" systemItem="compose" id="bar"><connections><segue destination="page" kind="show" identifier="bar" id="s7"/></connections></barButtonItem>
        </navigationItem>
        <connections><segue destination="page" kind="show" identifier="by hand" id="s6"/></connections>
    </viewController>
    """,
    """
    <viewController storyboardIdentifier="Page" id="page" \(Storyboard.custom("PageViewController")) sceneMemberID="viewController">
        \(Storyboard.view("page-view", Storyboard.button("b5", "Leave", #"<segue destination="exit-2" kind="unwind" identifier="back" unwindAction="backToRoot:" id="s8"/>"#)))
    </viewController>
    """,
    """
    <viewController id="inner" \(Storyboard.custom("InnerViewController")) sceneMemberID="viewController">
        \(Storyboard.view("inner-view"))
    </viewController>
    """)

  private static let code = """
    class RootViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("root loaded", children.map { type(of: $0) })
      }
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        print("should", identifier)
        return identifier != "refused"
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print("prepare", segue.identifier!, type(of: segue.source), type(of: segue.destination), segue.destination.isViewLoaded, sender == nil ? "-" : String(describing: type(of: sender!)))
      }
      @IBAction func backToRoot(_ segue: UIStoryboardSegue) {
        print("back", segue.identifier!, type(of: segue.source), segue.destination === self, presentedViewController != nil)
      }
    }
    class PageViewController: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print("prepare", segue.identifier!) }
    }
    class InnerViewController: UIViewController {
      override func viewDidLoad() { print("inner loaded", view.frame.size, parent != nil) }
    }
    class SwapSegue: UIStoryboardSegue {
      override func perform() { print("swap", identifier!, type(of: destination)) }
    }
    """

  private func output(_ launch: String) async throws -> [String] {
    let run = try await AppProgram(
      storyboard: Self.board, code: Self.code, launches: [launch]
    ).run()
    let lines = run.launches[0].output.split(separator: "\n").map(String.init)
    // Embedding is the same in every launch.
    #expect(
      lines.prefix(4) == [
        "should embed", "prepare embed RootViewController InnerViewController false -",
        "inner loaded (414.0, 896.0) true",
        "root loaded [App.InnerViewController]",
      ])
    return Array(lines.dropFirst(4))
  }

  @Test func showsAndGoesBack() async throws {
    let lines = try await output(
      """
      app.tap("Show")
      print(type(of: app.visibleViewController!))
      app.tap("Leave")
      print(type(of: (app.rootViewController as! UINavigationController).topViewController!))
      app.tap("Refused")
      app.tap("Compose")
      print((app.rootViewController as! UINavigationController).viewControllers.count)
      """)
    #expect(
      lines == [
        "should show", "prepare show RootViewController PageViewController false UIButton",
        "PageViewController", "prepare back", "back back PageViewController true false",
        "RootViewController", "should refused", "should bar",
        "prepare bar RootViewController PageViewController false UIBarButtonItem", "2",
      ])
  }

  @Test func presentsAndDismisses() async throws {
    let lines = try await output(
      """
      app.tap("Present")
      let page = app.visibleViewController!
      print(type(of: page), page.modalPresentationStyle == .fullScreen, page.presentingViewController != nil)
      app.tap("Leave")
      print(type(of: (app.rootViewController as! UINavigationController).topViewController!), page.presentingViewController == nil)
      """)
    #expect(
      lines == [
        "should present", "prepare present RootViewController PageViewController false UIButton",
        "PageViewController true true", "prepare back", "back back PageViewController true true",
        "RootViewController true",
      ])
  }

  @Test func performsByHandAndByClassesOfTheApp() async throws {
    let lines = try await output(
      """
      app.tap("Custom")
      (app.rootViewController as! UINavigationController).topViewController!.performSegue(withIdentifier: "by hand", sender: "me")
      print(type(of: app.visibleViewController!))
      """)
    #expect(
      lines == [
        "should custom", "prepare custom RootViewController PageViewController false UIButton",
        "swap custom PageViewController",
        "prepare by hand RootViewController PageViewController false String",
        "PageViewController",
      ])
  }

  @Test func trapsWithoutTheSegue() async throws {
    let termination = try await AppProgram(
      storyboard: Self.board, code: Self.code,
      launches: [
        #"app.visibleViewController!.performSegue(withIdentifier: "nowhere", sender: nil)"#
      ]
    ).termination()
    #expect("\(termination)".contains("has no segue with identifier 'nowhere'"))
  }
}
