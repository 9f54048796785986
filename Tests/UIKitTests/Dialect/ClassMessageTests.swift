import RunRecord
import Testing

/// Messages to classes, and members that a protocol of the app leaves to who conforms.
@Suite struct ClassMessageTests {
  @Test func selectorsOfStaticMethodsAreSentToClasses() async throws {
    let run = try await AppProgram(
      page: """
        class Clock: NSObject {
          @objc static func tick(_ timer: Timer) { print("tick") }
          @objc class func tap() { print("tap", self) }
          @objc static func heard(_ note: Notification) { print("heard", note.name.rawValue) }
          @objc class func say(_ text: String) { print(text) }
        }
        class SubClock: Clock {}
        class Page: UIViewController {
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
            Timer.scheduledTimer(timeInterval: 0.01, target: Clock.self, selector: #selector(Clock.tick(_:)), userInfo: nil, repeats: false)
            button.addTarget(SubClock.self, action: #selector(SubClock.tap), for: .touchUpInside)
            NotificationCenter.default.addObserver(Clock.self, selector: #selector(Clock.heard), name: NSNotification.Name("news"), object: nil)
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Tap", style: .plain, target: Clock.self, action: #selector(Clock.tap))
            Clock.perform(#selector(Clock.say), with: "said")
          }
        }
        """,
      launches: [
        """
        try await app.wait(0.05)
        app.tap(page.button)
        NotificationCenter.default.post(name: NSNotification.Name("news"), object: nil)
        app.tap(page.navigationItem.rightBarButtonItem!)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "said\ntick\ntap SubClock\nheard news\ntap Clock\n")
  }

  @Test func optionalPropertiesAreReadWhereThereAreAny() async throws {
    let run = try await AppProgram(
      page: """
        @objc protocol PageSource: NSObjectProtocol {
          @objc optional var heading: String { get }
          @objc optional var count: Int { get }
          @objc optional func closed(_ page: Page)
        }
        class Full: NSObject, PageSource {
          let heading = "Heading"
          var count: Int { 3 }
          func closed(_ page: Page) { print("closed") }
        }
        class Empty: NSObject, PageSource {}
        class Page: UIViewController {
          var source: PageSource = Full()
          weak var weakSource: PageSource?
          func show() {
            weakSource = source
            source.closed?(self)
            print(source.heading ?? "none", weakSource?.heading ?? "none", source.count ?? -1)
          }
        }
        """,
      launches: ["page.show()\npage.source = Empty()\npage.show()"]
    ).run()
    #expect(run.launches[0].output == "closed\nHeading Heading 3\nnone none -1\n")
  }
}
