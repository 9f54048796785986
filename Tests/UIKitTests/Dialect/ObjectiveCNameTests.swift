import KeyedArchive
import RunRecord
import Testing

/// Names that authors give to classes for Objective-C, and members under conditions.
@Suite struct ObjectiveCNameTests {
  @Test func aClassIsKnownByTheNameItsAuthorGaveIt() async throws {
    let run = try await AppProgram(
      root: "named(Page(), \"root\")",
      code: """
        @objc(LegacyPage) class Page: UIViewController, UIViewControllerRestoration {
          override func viewDidLoad() {
            super.viewDidLoad()
            restorationClass = Page.self
          }
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            print("made")
            return nil
          }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    let archive = try #require(run.launches[0].savedArchive)
    let text = ArchiveDump.text(of: archive)
    #expect(text.contains("[View Controller] root (Class: LegacyPage)"))
    #expect(text.contains(#""root" = "LegacyPage";"#))
    #expect(run.launches[1].output == "made\n")
  }

  @Test func membersUnderConditionsAreConnected() async throws {
    let run = try await AppProgram(
      root: "Page()",
      code: """
        class Page: UIViewController {
          #if os(iOS) && !NEVER
            @objc func tapped() { print("phone") }
            @objc var note = "a"
          #elseif NEVER
            @objc func tapped() { print("never") }
            @objc var other = Missing()
          #else
            @objc func tapped() { print("else") }
          #endif
        }
        """,
      launches: [
        """
        let page = app.rootViewController as! Page
        page.perform(#selector(Page.tapped))
        page.setValue("b", forKey: "note")
        print(page.note)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "phone\nb\n")
  }
}
