import RunRecord
import Testing

/// What of a scene is there after its process has ended (scenes-and-ios-27, section 2).
@Suite struct SceneSurvivalTests {
  private static func outputs(_ launches: [String]) async throws -> [String] {
    try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          let activity = NSUserActivity(activityType: "com.example.a")
          activity.userInfo = ["word": "milk"]
          return activity
        }
        func sceneDidDisconnect(_ scene: UIScene) { print("disconnects", scene.session.stateRestorationActivity != nil) }
        """,
      connect:
        #"print(session.stateRestorationActivity?.userInfo?["word"] ?? "nothing", session.userInfo?["visits"] ?? 0)"#,
      application: """
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { print("discarded", sceneSessions.count) }
        """,
      launches: launches
    ).run().launches.map(\.output)
  }

  private static let visit = "app.openSessions[0].userInfo = [\"visits\": 1]\n"

  // Killed by the system; stopped in Xcode behind the Home screen; a crash in front keeps what was saved before.
  @Test(
    .pins("S2.43", "S2.44"),
    arguments: [
      "app.enterBackground()\napp.suspend()\napp.terminate()", "app.enterBackground()\napp.crash()",
    ])
  func theActivityIsKeptWhereTheProcessEndsInTheBackground(end: String) async throws {
    #expect(
      try await Self.outputs([Self.visit + end, ""]) == ["nothing 0\n", "milk 1\n"])
  }

  @Test(.pins("S2.4")) func closingTheAppInTheSwitcherDeletesIt() async throws {
    #expect(
      try await Self.outputs([Self.visit + "app.enterBackground()\napp.forceQuit()", ""])
        == ["nothing 0\n", "discarded 1\nnothing 0\n"])
  }

  @Test(.pins("S2.24")) func destroyingASessionDisconnectsItsSceneFirst() async throws {
    #expect(
      try await Self.outputs([
        """
        UIApplication.shared.requestSceneSessionDestruction(app.openSessions[0], options: nil)
        print("asked")
        await app.settle()
        print(app.openSessions.count)
        """, "",
      ]) == ["nothing 0\nasked\ndisconnects true\ndiscarded 1\n0\n", "nothing 0\n"])
  }
}
