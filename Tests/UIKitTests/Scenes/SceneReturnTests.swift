import RunRecord
import Testing

/// What depends on the version that a scene runs on (scenes-and-ios-27, section 1).
@Suite struct SceneReturnTests {
  private static func launches(
    sdk: String, system: String, _ statements: [String]
  ) async throws -> [LaunchRecord] {
    var program = SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.a") }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) { print("restores") }
        func sceneWillEnterForeground(_ scene: UIScene) { if scene.session.userInfo?["extends"] != nil { scene.extendStateRestoration() } }
        """, launches: statements)
    program.conditions = statements.map { _ in
      LaunchConditions(sdkVersion: sdk, systemVersion: system)
    }
    return try await program.run().launches
  }

  private static let extending = """
    app.enterBackground()
    app.openSessions[0].userInfo = ["extends": true]
    app.enterForeground()
    app.openSessions[0].userInfo = nil
    print(app.connectedScenes[0].activationState == .foregroundActive)
    """

  // The next process finds everything, although this one never said that it was done.
  @Test(.pins("S1.30", "S1.31")) func theReturnToTheForegroundMayBeExtendedSince27() async throws {
    let launches = try await Self.launches(
      sdk: "27", system: "27",
      [Self.extending + "\napp.connectedScenes[0].completeStateRestoration()", Self.extending, ""])
    #expect(
      launches[0].decisions.suffix(2).map { $0.split(separator: ": ").last } == [
        "restoration extended", "restoration complete",
      ])
    #expect(launches.map(\.output) == ["true\n", "restores\ntrue\n", "restores\n"])
    #expect(launches.flatMap(\.warnings) == [])
  }

  @Test(.pins("S1.30"), arguments: [("26", "27"), ("27", "26")])
  func itMayNotBeBefore(sdk: String, system: String) async throws {
    let launches = try await Self.launches(sdk: sdk, system: system, [Self.extending])
    #expect(
      launches[0].warnings == [
        "UIWindowScene: extendStateRestoration() ignored, no state of this scene is being restored"
      ])
  }

  @Test(.pins("S1.28"), arguments: [("14.8", ""), ("15", "restores\n")])
  func interactionStateIsRestoredSince15(system: String, output: String) async throws {
    let launches = try await Self.launches(
      sdk: "26", system: system, ["app.enterBackground()", ""])
    #expect(launches[1].output == output)
  }
}
