import RunRecord
import Testing

/// Controllers that the app makes in place of the storyboard, and scenes of other storyboards.
@Suite struct SegueActionTests {
  private static let code = """
    class RootViewController: UIViewController {
      @IBSegueAction func makeOne(_ coder: NSCoder) -> PageViewController? { PageViewController(coder: coder, text: "one") }
      @IBSegueAction func makeTwo(_ coder: NSCoder, sender: Any?) -> PageViewController? {
        PageViewController(coder: coder, text: "two of \\((sender as? UIButton)?.currentTitle ?? "-")")
      }
      @IBSegueAction private func makeThree(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> PageViewController? {
        PageViewController(coder: coder, text: "three by \\(segueIdentifier ?? "-")")
      }
    }
    class PageViewController: UIViewController {
      @IBOutlet weak var label: UILabel!
      let text: String
      init?(coder: NSCoder, text: String) {
        self.text = text
        super.init(coder: coder)
      }
      required init?(coder: NSCoder) {
        text = "plain"
        super.init(coder: coder)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
      }
    }
    """

  private static let page = """
    <viewController storyboardIdentifier="Page" id="page" \(Storyboard.custom("PageViewController")) sceneMemberID="viewController">
        \(Storyboard.view("page-view", Storyboard.label("label", "Hello")))
        <connections><outlet property="label" destination="label" id="o1"/></connections>
    </viewController>
    """

  private static func root(_ segues: String) -> String {
    """
    <viewController id="root" \(Storyboard.custom("RootViewController")) sceneMemberID="viewController">
        \(Storyboard.view("root-view", segues))
    </viewController>
    """
  }

  private static func button(_ title: String, _ segue: String) -> String {
    Storyboard.button("b-\(title)", title, segue)
  }

  private static let tapAll = """
    for title in ["One", "Two", "Three"] {
      app.tap(title)
      await app.settle()
      print((app.visibleViewController as! PageViewController).label.text!)
      app.rootViewController!.dismiss(animated: false)
      await app.settle()
    }
    """

  @Test func segueActionsMakeTheDestination() async throws {
    let segues = [
      ("One", "makeOne:"), ("Two", "makeTwo:sender:"),
      ("Three", "makeThree:sender:segueIdentifier:"),
    ]
    let buttons = segues.map { title, selector in
      Self.button(
        title,
        #"<segue destination="page" kind="presentation" identifier="to\#(title)" destinationCreationSelector="\#(selector)" id="s\#(title)"/>"#
      )
    }
    let run = try await AppProgram(
      storyboard: Storyboard.text(initial: "root", Self.root(buttons.joined()), Self.page),
      code: Self.code, launches: [Self.tapAll]
    ).run()
    #expect(run.launches[0].output == "one\ntwo of Two\nthree by toThree\n")
  }

  // The scene is another file's; the segue's action makes its controller anyway.
  @Test func referencesLeadToOtherStoryboards() async throws {
    var program = AppProgram(
      storyboard: Storyboard.text(
        initial: "root",
        Self.root(
          Self.button("One", #"<segue destination="ref" kind="presentation" id="s1"/>"#)
            + Self.button("Two", #"<segue destination="start" kind="presentation" id="s2"/>"#)
            + Self.button(
              "Three",
              #"<segue destination="ref" kind="presentation" destinationCreationSelector="makeOne:" id="s3"/>"#
            )),
        #"<viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Page" id="ref" sceneMemberID="viewController"/>"#,
        #"<viewControllerPlaceholder storyboardName="Other" id="start" sceneMemberID="viewController"/>"#
      ),
      code: Self.code, launches: [Self.tapAll])
    program.resources["Other.storyboard"] = Storyboard.text(initial: "page", Self.page)
    let run = try await program.run()
    #expect(run.launches[0].output == "plain\nplain\none\n")
  }

  @Test func creatorsMakeControllersOfTheApp() async throws {
    let run = try await AppProgram(
      storyboard: Storyboard.text(initial: "page", Self.page), code: Self.code,
      launches: [
        """
        let board = UIStoryboard(name: "Main", bundle: nil)
        let page: PageViewController = board.instantiateViewController(identifier: "Page") { PageViewController(coder: $0, text: "mine") }
        page.loadViewIfNeeded()
        let plain = board.instantiateViewController(identifier: "Page", creator: { coder in nil as PageViewController? })
        plain.loadViewIfNeeded()
        let first = board.instantiateInitialViewController { PageViewController(coder: $0, text: "first") }
        print(page.label.text!, plain.text, first!.text)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "mine plain first\n")
  }
}
