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
}
