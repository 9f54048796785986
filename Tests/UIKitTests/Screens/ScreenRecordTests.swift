import RunRecord
import Testing

/// What the user can tell of an app, as `compare` asks for it: when the app was launched, and when the user leaves it.
struct ScreenRecordTests {
  private static let app = AppProgram(
    page: """
      class Page: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
        }
      }
      """,
    launches: [#"app.type("milk", into: page.field)"#])

  private func texts(recordsScreens: Bool) async throws -> [ScreenRecord.Moment: [String]]? {
    var app = Self.app
    app.recordsScreens = recordsScreens
    let screens = try await app.run().launches[0].screens
    return screens.map { screens in
      Dictionary(
        uniqueKeysWithValues: screens.map { screen in
          (screen.moment, screen.things.filter { $0.aspect == .text }.map(\.value))
        })
    }
  }

  @Test func areTakenWhenTheAppIsLaunchedAndWhenTheUserLeavesIt() async throws {
    let texts = try #require(try await texts(recordsScreens: true))
    #expect(Set(texts.keys) == [.launched, .left])
    #expect(texts[.left]?.contains { $0.contains("milk") } == true)
    #expect(texts[.launched]?.contains { $0.contains("milk") } == false)
  }

  @Test func areNotTakenWhereNobodyAsks() async throws {
    #expect(try await texts(recordsScreens: false) == nil)
  }

  // What the user can press is another question, for which the app is asked for its next page.
  @Test func doNotAskTheAppForItsNextPage() async throws {
    var app = AppProgram(
      page: """
        class Page: UIPageViewController, UIPageViewControllerDataSource {
          override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            setViewControllers([UIViewController()], direction: .forward, animated: false)
          }
          func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { nil }
          func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            print("asked")
            return nil
          }
        }
        """,
      launches: ["print(page.viewControllers!.count)"])
    app.recordsScreens = true
    let launch = try await app.run().launches[0]
    #expect(launch.output == "1\n")
    #expect(launch.screens?.isEmpty == false && launch.targets == nil)
  }
}
