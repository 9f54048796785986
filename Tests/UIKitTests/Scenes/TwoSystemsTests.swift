import KeyedArchive
import RunRecord
import Testing

/// An app has one system of restoration or the other (uikit-restoration 7.4).
@Suite struct TwoSystemsTests {
  private static let controllers = """
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { fatalError() }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { fatalError() }
    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { completionHandler(.newData) }
    """

  @Test(.pins("7.4.1", "S2.58")) func doesNotAskForControllersInAnAppWithScenes() async throws {
    let run = try await SceneApp.program(
      application: Self.controllers,
      code: """
        class Root: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); restorationIdentifier = "root" }
          override func encodeRestorableState(with coder: NSCoder) { fatalError() }
          override func decodeRestorableState(with coder: NSCoder) { fatalError() }
        }
        """,
      launches: ["app.enterBackground()\nprint(await app.fetchInBackground() == .newData)", nil]
    ).run()
    #expect(run.launches[0].output == "true\n")
    let reason = "the app has scenes: the state of each is its stateRestorationActivity(for:)"
    #expect(
      run.launches[0].decisions.contains("AppDelegate: view controllers not restored, \(reason)"))
    #expect(
      run.launches[0].decisions.filter { $0.contains("saved") } == [
        "UIWindowScene: nothing saved, the scene delegate has no stateRestorationActivity(for:)",
        "AppDelegate: view controllers not saved, \(reason)",
      ])
    #expect(run.launches[1].savedArchive?.objects.map(\.kind) == [.sceneSession])
  }

  // The page of the method is older than scenes, and does not say that it counts here.
  @Test(.pins("S2.7")) func takesNoRequestOfASceneAboutTheSnapshot() async throws {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()
          return NSUserActivity(activityType: "com.example.a")
        }
        """,
      launches: ["app.enterBackground()"]
    ).run()
    #expect(
      run.launches[0].decisions.filter { $0.contains("napshot") } == [
        "UIApplication: ignoreSnapshotOnNextApplicationLaunch() ignored, no state is being saved"
      ])
  }

  // The other way round: without the scene delegate the same app saves its controllers.
  @Test(.pins("7.4.1")) func doesNotAskForActivitiesInAnAppWithoutScenes() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      code: """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { fatalError() }
          func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { fatalError() }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(run.launches[1].decisions.contains { $0.hasPrefix("root: found") })
  }

  // ios-code-in-the-wild 3b: an app that keeps an activity in its archive wraps it itself.
  @Test func savesAnActivityThatTheAppWraps() async throws {
    let run = try await AppProgram(
      root: "let root = Root(); root.restorationIdentifier = \"root\"; return root",
      code: """
        class Root: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            let activity = NSUserActivity(activityType: "com.example.a")
            activity.userInfo = ["key": "value"]
            coder.encode(Wrapper(activity), forKey: "activity")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            let wrapper = coder.decodeObject(of: Wrapper.self, forKey: "activity")!
            print(wrapper.activity.activityType, wrapper.activity.userInfo!["key"] as! String)
          }
        }
        class Wrapper: NSObject, NSSecureCoding {
          static var supportsSecureCoding: Bool { true }
          let activity: NSUserActivity
          init(_ activity: NSUserActivity) { self.activity = activity }
          func encode(with coder: NSCoder) {
            coder.encode(activity.activityType, forKey: "type")
            coder.encode(activity.userInfo, forKey: "info")
          }
          required init?(coder: NSCoder) {
            guard let type = coder.decodeObject(of: NSString.self, forKey: "type") as String? else { return nil }
            activity = NSUserActivity(activityType: type)
            activity.userInfo = coder.decodeObject(of: [NSDictionary.self, NSString.self], forKey: "info") as? [AnyHashable: Any]
          }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[1].output == "com.example.a value\n")
  }
}
