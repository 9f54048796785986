import RunRecord
import Testing

/// What people ask when an app has moved to scenes, and what the engine answers (scenes-and-ios-27, section 3).
struct MigrationQuestionsTests {
  // 6 and 8: what is in willConnectTo runs for each window, and each time one connects; there is no window before.
  @Test func connectsForEachWindowAndEachTimeOneComesBack() async throws {
    let run = try await SceneApp.program(
      connect: "print(\"connects\", UIApplication.shared.windows.count)",
      application: """
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          print("finished", application.windows.count, application.windows.first == nil)
          return true
        }
        """,
      hasSeveralWindows: true,
      launches: [
        """
        app.openScene()
        let session = app.openSessions[0]
        app.disconnect(app.connectedScenes.first { $0.session === session }!)
        app.openScene(session)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == "finished 0 true\nconnects 1\nconnects 2\nconnects 2\n")
  }

  // 4 and 10: an app delegate's life, and an object's taking up of an activity, have no caller.
  @Test func callsNoMethodOfAppsWithoutScenesAndRestoresNoObjectByItself() async throws {
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.a") }
        """,
      connect: "print(session.stateRestorationActivity != nil)",
      application: """
        func applicationDidEnterBackground(_ application: UIApplication) { print("saves drafts") }
        """,
      code: """
        class Root: UIViewController {
          override func restoreUserActivityState(_ activity: NSUserActivity) { print("restores") }
        }
        """,
      launches: ["app.enterBackground()", nil]
    ).run()
    #expect(run.launches.map(\.output) == ["false\n", "true\n"])
    #expect(
      run.launches[0].decisions.contains {
        $0.contains("not called: applicationDidEnterBackground(_:)")
      })
  }
}
