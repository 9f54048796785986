import RunRecord
import Testing

/// To which part of a process's life the events of scenes belong, as a trace shows them in its first
/// column (uikit-restoration 7.1, 7.2).
@Suite struct ScenePhaseTests {
  private static let delegate = """
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "a") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    """

  /// The phases with the names of the life's turns and of the app's methods.
  private static func phases(_ statements: String) async throws -> [String] {
    let run = try await SceneApp.program(
      scene: delegate, hasSeveralWindows: true,
      launches: [statements]
    ).run()
    return run.launches[0].events
      .filter { $0.kind == .life || ($0.kind == .hook && $0.isImplemented) }
      .map { "\($0.phase.rawValue): \($0.text.name)" }
  }

  private static let launch = [
    "launch: process starts", "connect: application(_:configurationForConnecting:options:)",
    "connect: scene connects", "connect: scene(_:willConnectTo:options:)",
    "activate: scene enters the foreground", "activate: scene becomes active",
    "activate: sceneDidBecomeActive(_:)",
  ]

  private static let end = "end: system ends the process"

  @Test(.pins("S2.3")) func followTheAppToTheBackgroundAndBack() async throws {
    let phases = try await Self.phases("app.enterBackground()\napp.enterForeground()")
    #expect(
      phases == Self.launch + [
        "background: scene resigns active", "background: scene enters the background",
        "background: sceneDidEnterBackground(_:)", "preserve: stateRestorationActivity(for:)",
        "activate: scene enters the foreground", "activate: scene becomes active",
        "activate: sceneDidBecomeActive(_:)", Self.end,
      ])
  }

  // Closing one scene leaves the app where it is.
  @Test func areThoseOfTheAppBehindASceneThatWasClosed() async throws {
    let phases = try await Self.phases(
      """
      let (first, second) = (app.connectedScenes[0], app.openScene())
      app.closeScene(second.session)
      app.continueActivity(NSUserActivity(activityType: "c"), in: first)
      """)
    #expect(phases.suffix(2) == ["active: scene(_:continue:)", Self.end])
  }

  // The user closes the whole app: its delegate hears of it unless the app is suspended.
  @Test(arguments: [("", "terminate\n"), ("app.enterBackground()\n", "")])
  func endWithTheDelegateWhereTheUserClosesTheApp(before: String, output: String) async throws {
    let run = try await SceneApp.program(
      application:
        #"func applicationWillTerminate(_ application: UIApplication) { print("terminate") }"#,
      launches: [before + "app.forceQuit()"]
    ).run()
    #expect(run.launches[0].output == output)
  }

  // The app stays in front as long as one scene does.
  @Test func areThoseOfTheAppWhileAnotherSceneIsInFront() async throws {
    let phases = try await Self.phases(
      """
      let second = app.openScene()
      app.enterBackground(second)
      app.continueActivity(NSUserActivity(activityType: "c"), in: app.connectedScenes[0])
      """)
    #expect(
      phases == Self.launch + [
        "connect: application(_:configurationForConnecting:options:)",
        "connect: scene connects", "connect: scene(_:willConnectTo:options:)",
        "activate: scene enters the foreground", "activate: scene becomes active",
        "activate: sceneDidBecomeActive(_:)",
        "background: scene resigns active", "background: scene enters the background",
        "background: sceneDidEnterBackground(_:)", "preserve: stateRestorationActivity(for:)",
        "active: scene(_:continue:)", Self.end,
      ])
  }

  @Test func endWithTheProcess() async throws {
    let phases = try await Self.phases(
      "app.enterBackground()\napp.terminate(closing: [app.openSessions[0]])")
    #expect(
      phases.suffix(3) == [
        "preserve: stateRestorationActivity(for:)",
        "end: user closes scenes in the app switcher when the app has ended", Self.end,
      ])
  }

  @Test func areThoseOfAnActivationWhereTheAppAsksForOne() async throws {
    let phases = try await Self.phases(
      """
      app.openScene()
      app.disconnect(app.connectedScenes[1])
      UIApplication.shared.requestSceneSessionActivation(app.openSessions[1], userActivity: nil, options: nil)
      await app.settle()
      """)
    #expect(
      phases.suffix(6) == [
        "connect: scene connects", "connect: scene(_:willConnectTo:options:)",
        "activate: scene enters the foreground", "activate: scene becomes active",
        "activate: sceneDidBecomeActive(_:)", Self.end,
      ])
  }
}
