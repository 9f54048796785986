import RunRecord
import Testing

/// What a window that is made visible loads before `makeKeyAndVisible()` returns (uikit-restoration 3.6).
@Suite struct WindowLoadingTests {
  private static let code = """
    class Page: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        print(restorationIdentifier!, "loads")
        view.addSubview(label)
      }
    }
    """

  /// What is printed by an app whose `willFinishLaunching` shows a root, asks it something, and returns.
  private static func output(
    root: String, then statements: String, arguments: [String] = []
  ) async throws -> [String] {
    let conditions = LaunchConditions(arguments: arguments)
    let run = try await AppProgram(
      code: """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            self.window = window
            let root = makeRoot()
            window.rootViewController = root
            print("shows")
            window.makeKeyAndVisible()
            print("shown")
            \(statements)
            return true
          }
          func makeRoot() -> \(root)
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            print("finished")
            return true
          }
        \(AppProgram.optingIn)
        }
        func named<Controller: UIViewController>(_ controller: Controller, _ identifier: String?) -> Controller {
          controller.restorationIdentifier = identifier
          return controller
        }
        \(code)
        """,
      launches: ["app.enterBackground()", ""], conditions: [conditions, conditions]
    ).run()
    return run.launches.map(\.output)
  }

  // With an archive and without one alike.
  @Test(.pins("3.6.13")) func loadsThePlainRoot() async throws {
    let launches = try await Self.output(
      root: #"Page { named(Page(), "root") }"#, then: #"root.label.text = "x""#)
    #expect(
      launches == Array(repeating: "shows\nroot loads\nshown\nfinished\n", count: 2))
  }

  @Test(.pins("3.6.14")) func loadsTheTopOfAStackWhenItAppears() async throws {
    let launches = try await Self.output(
      root: """
        UINavigationController { named(UINavigationController(rootViewController: named(Page(), "top")), "stack") }
        """,
      then: "print(root.isViewLoaded, root.topViewController!.isViewLoaded)")
    #expect(launches[0] == "shows\nshown\ntrue false\nfinished\ntop loads\n")
    #expect(launches[1] == "shows\nshown\ntrue false\ntop loads\nfinished\n")
  }

  @Test(
    .pins("3.6.15"),
    arguments: [
      ([], "shows\none loads\nshown\nfinished\n"),
      (
        ["-StateRestorationPolicy.viewOfTheSelectedTab", "loadedWhenItAppears"],
        "shows\nshown\nfinished\none loads\n"
      ),
    ])
  func loadsTheSelectedTab(arguments: [String], output: String) async throws {
    let launches = try await Self.output(
      root: """
        UITabBarController {
            let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = [named(Page(), "one"), named(Page(), "two")]
            return tabs
          }
        """, then: "", arguments: arguments)
    #expect(launches[0] == output)
    // Restoring loads what was loaded when it was saved.
    let restored = "shows\nshown\none loads\nfinished\n"
    #expect(launches[1] == (arguments.isEmpty ? output : restored))
  }

  // What a root contains of a kind that loads late stays so behind a tab.
  @Test(.pins("3.6.14", "3.6.15")) func loadsTheStackOfTheSelectedTabAndNotItsTop() async throws {
    let launches = try await Self.output(
      root: """
        UITabBarController {
            let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = [named(UINavigationController(rootViewController: named(Page(), "top")), "stack")]
            return tabs
          }
        """, then: "print(root.viewControllers![0].isViewLoaded)")
    #expect(launches[0] == "shows\nshown\ntrue\nfinished\ntop loads\n")
    #expect(launches[1] == "shows\nshown\ntrue\ntop loads\nfinished\n")
  }
}
