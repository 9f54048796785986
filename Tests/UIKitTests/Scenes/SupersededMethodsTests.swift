import Diagnostics
import RunRecord
import Testing

/// What of the app delegate goes to scenes alone (scenes-and-ios-27, section 1).
@Suite struct SupersededMethodsTests {
  private static let superseded = """
    func applicationDidBecomeActive(_ application: UIApplication) { fatalError() }
    func applicationWillResignActive(_ application: UIApplication) { fatalError() }
    func applicationDidEnterBackground(_ application: UIApplication) { fatalError() }
    func applicationWillEnterForeground(_ application: UIApplication) { fatalError() }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { fatalError() }
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { fatalError() }
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { fatalError() }
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { fatalError() }
    """

  private static let scene = """
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { print("opens", URLContexts.first!.url) }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { print("performs", shortcutItem.type) }
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { print("will continue", userActivityType) }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print("continues", userActivity.activityType) }
    """

  @Test(.pins("S1.21", "S1.22", "S1.23", "S1.24", "S2.15"))
  func theAppDelegatesAreNotCalledInAnAppWithScenes() async throws {
    let run = try await SceneApp.program(
      scene: Self.scene, application: Self.superseded,
      code: """
        class Root: UIViewController {
          override func restoreUserActivityState(_ activity: NSUserActivity) { fatalError("no handler was given to anybody") }
        }
        """,
      launches: [
        """
        app.enterBackground()
        app.open(URL(string: "example:city")!)
        app.performAction(for: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
        app.rootViewController?.userActivity = NSUserActivity(activityType: "com.example.a")
        app.continueActivity(NSUserActivity(activityType: "com.example.a"))
        try app.terminate(launchingFor: NSUserActivity(activityType: "com.example.a"))
        """, "",
      ]
    ).run()
    #expect(
      run.launches.map(\.output) == [
        "opens example:city\nperforms new\nwill continue com.example.a\ncontinues com.example.a\n",
        "",
      ])
    #expect(run.launches[1].termination == .killedAtEnd)
    let methods = [
      "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
      "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
      "application(_:open:options:)", "application(_:performActionFor:completionHandler:)",
      "application(_:willContinueUserActivityWithType:)",
      "application(_:continue:restorationHandler:)",
    ].joined(separator: ", ")
    let said = run.launches[0].decisions.first
    #expect(
      said
        == "AppDelegate: not called: \(methods), the app has scenes, so UIKit calls the scenes' delegates"
    )
  }

  // Before a scene is connected an app with scenes has no window; with two, the list has those of both.
  @Test(.pins("S1.40")) func theAppsWindowsAreThoseOfConnectedScenes() async throws {
    let run = try await SceneApp.program(
      application: """
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          print(application.windows.first == nil, application.keyWindow == nil, application.connectedScenes.isEmpty)
          return true
        }
        """,
      hasSeveralWindows: true,
      launches: [
        """
        let first = app.connectedScenes[0] as! UIWindowScene
        let second = app.openScene() as! UIWindowScene
        let application = UIApplication.shared
        print(application.windows.count, application.windows.first === first.windows[0], application.keyWindow === second.windows[0])
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true true true\n2 true true\n")
  }

  @Test(.pins("S1.33")) func theArchiveOfControllersIsReadOn27InAnAppOfAnOlderSDK() async throws {
    var program = AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        class Root: UIViewController {
          var word = ""
          override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder); coder.encode("milk", forKey: "word") }
          override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder); word = coder.decodeObject(forKey: "word") as! String }
        }
        """,
      launches: ["app.enterBackground()", "print((app.rootViewController as! Root).word)"])
    let conditions = LaunchConditions(sdkVersion: "26", systemVersion: "27")
    program.conditions = [conditions, conditions]
    let run = try await program.run()
    #expect(run.launches[1].output == "milk\n")
  }
}
