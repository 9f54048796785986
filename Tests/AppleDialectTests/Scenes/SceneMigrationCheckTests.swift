import AppleDialect
import Diagnostics
import Testing

/// What an app without scenes loses, besides what it saves: each question that people ask about the move.
struct SceneMigrationCheckTests {
  @Test(arguments: [
    // Drafts that are saved when the app leaves.
    ("func applicationDidEnterBackground(_ application: UIApplication) {}", "scenes.not-called"),
    (
      "func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}",
      "scenes.not-called"
    ),
    // What is extended is the restoration of controllers.
    ("application.extendStateRestoration()", "scenes.not-saved"),
    ("UIApplication.shared.extendStateRestoration()", "scenes.not-saved"),
    // Code that waits for a restorationHandler.
    (
      "class A: UIViewController { override func restoreUserActivityState(_ activity: NSUserActivity) {} }",
      "scenes.not-called"
    ),
    // What launchOptions has no more.
    ("let url = launchOptions?[.url]", "scenes.not-found"),
    // Which window is it?
    ("let window = UIApplication.shared.windows.first", "scenes.not-found"),
    ("let window = UIApplication.shared.keyWindow", "scenes.not-found"),
    ("let window = UIApplication.shared.delegate?.window", "scenes.not-found"),
    (
      "let window = (UIApplication.shared.delegate as? AppDelegate)?.window", "scenes.not-found"
    ),
    ("let window = (UIApplication.shared.delegate as! AppDelegate).window!", "scenes.not-found"),
    ("let window = UIWindow(frame: UIScreen.main.bounds)", "scenes.not-found"),
    // A welcome screen at the first launch.
    (
      """
      class A { func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if !isKnown { window?.rootViewController?.present(Welcome(), animated: false) }
        return true
      } }
      """, "scenes.not-found"
    ),
  ])
  func findsWhatScenesFindOtherwise(code: String, rule: String) {
    #expect(findings(code).map(\.rule) == [rule])
  }

  @Test(arguments: [
    "present(Welcome(), animated: false)", "let window = view.window",
    "let window = delegate.window", "let url = options[.url]",
    "scene.extendStateRestoration()",
    "class A { func start() { present(Welcome(), animated: true) } }",
  ])
  func leavesTheRestAlone(code: String) {
    #expect(findings(code).map(\.summary) == [])
  }

  private func findings(_ code: String) -> [Diagnostic] {
    SceneMigrationCheck.diagnostics(
      in: AuthoredProgram(
        module: "App",
        files: [
          .init(
            name: "Main.swift",
            pieces: [
              .init(
                path: "Main.swift", firstLine: 1,
                lines: code.split(separator: "\n").map { .init(text: String($0), prefixLength: 0) })
            ])
        ], launches: [], isScript: false))
  }
}
