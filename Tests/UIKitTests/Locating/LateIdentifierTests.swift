import RunRecord
import Testing

/// Controllers whose identifier is set in `viewDidLoad` (uikit-restoration 8, gotcha 1).
@Suite struct LateIdentifierTests {
  // Section 8, gotcha 1: as long as the view is not loaded there is no identifier, and nothing is saved.
  @Test(.pins("8.g1"))
  func identifierSetInViewDidLoadIsNoneBeforeTheViewIsLoaded() async throws {
    let run = try await AppProgram(
      root: """
        let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = [Late(), Late()]
            return tabs
        """,
      code: """
        class Late: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            restorationIdentifier = "late"
          }
        }
        """,
      launches: ["app.enterBackground()"]
    ).run()
    #expect(run.launches[0].savedPaths == ["tabs", "tabs/:[0]:/late"])
  }

  // Section 8, gotcha 1: an identifier set in viewDidLoad is saved, and found once the view is loaded.
  @Test(.pins("8.g1"))
  func identifierSetInViewDidLoadNeedsALoadedView() async throws {
    let run = try await AppProgram(
      root: #"named(UINavigationController(rootViewController: Late()), "nav")"#,
      delegate: """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            if ProcessInfo.processInfo.environment["REPRISE_LAUNCH"] == "3" {
              (window?.rootViewController as! UINavigationController).topViewController?.loadViewIfNeeded()
            }
            return nil
          }
        """,
      code: """
        class Late: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            restorationIdentifier = "late"
          }
          override func decodeRestorableState(with coder: NSCoder) { print("decodes") }
        }
        """,
      launches: ["app.enterBackground()", "", ""]
    ).run()
    #expect(run.launches[0].savedPaths == ["nav", "nav/:[0]:/late"])
    #expect(run.launches[1].output == "")
    #expect(run.launches[2].output == "decodes\n")
  }
}
