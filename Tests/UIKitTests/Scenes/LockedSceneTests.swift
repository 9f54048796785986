import RunRecord
import Testing

/// Scenes of an app that is started while the device is locked (uikit-restoration 7.2).
@Suite struct LockedSceneTests {
  // The scene that is refreshed connects without its activity, which is there after unlocking.
  @Test(.pins("7.2.2a", "S2.61")) func haveNoActivityUntilTheDeviceIsUnlocked() async throws {
    var program = SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
          let activity = NSUserActivity(activityType: "com.example.main")
          activity.userInfo = ["place": "Bern"]
          return activity
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) { print("restores") }
        """,
      connect: """
        print(session.stateRestorationActivity?.userInfo?["place"] ?? "nothing")
        """,
      launches: [
        "app.enterBackground()",
        """
        let session = UIApplication.shared.openSessions.first!
        UIApplication.shared.requestSceneSessionRefresh(session)
        await app.settle()
        print("locked", session.stateRestorationActivity == nil)
        app.unlockDevice()
        print("unlocked", session.stateRestorationActivity?.userInfo?["place"] ?? "nothing")
        """, "",
      ])
    program.conditions = [.init(), .init(isLocked: true), .init()]
    let run = try await program.run()
    #expect(run.launches[1].output == "nothing\nlocked true\nunlocked Bern\n")
    #expect(run.launches[1].decisions.contains { $0.contains("the device is locked") })
    // What could not be read was not replaced either.
    #expect(run.launches[2].output == "Bern\nrestores\n")
  }

  // 6.2: developer mode keeps what closing the app in the switcher throws away.
  @Test func keepTheirSessionsInDeveloperMode() async throws {
    var program = SceneApp.program(
      connect: "print(session.userInfo?[\"visits\"] ?? 0)\nsession.userInfo = [\"visits\": 1]",
      launches: ["app.forceQuit()", "app.forceQuit()", ""])
    program.conditions = [
      .init(arguments: ["-UIStateRestorationDeveloperMode", "YES"]), .init(), .init(),
    ]
    let run = try await program.run()
    #expect(run.launches.map(\.output) == ["0\n", "1\n", "0\n"])
  }

  // The app delegate's method is not called in an app with scenes.
  @Test func areAskedToOpenURLsInPlaceOfTheDelegate() async throws {
    let run = try await SceneApp.program(
      scene: """
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { print("scene", URLContexts.first!.url) }
        """,
      application: """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            print("delegate")
            return true
          }
        """,
      launches: [
        """
        app.enterBackground()
        app.open(URL(string: "city:bern")!)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "scene city:bern\n")
  }
}
