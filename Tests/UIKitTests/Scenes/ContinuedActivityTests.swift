import RunRecord
import Testing

/// Activities that the user takes up in a running app (uikit-restoration 1.6).
@Suite struct ContinuedActivityTests {
  @Test(.pins("1.6.6", "S2.15")) func restoresTheObjectsThatTheAppDelegateNames() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#,
      delegate: """
        func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { print("will", userActivityType); return true }
        func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
          guard userActivity.activityType == "com.example.a" else { return false }
          restorationHandler([window!.rootViewController!])
          return true
        }
        """,
      code: """
        class Root: UIViewController {
          override func restoreUserActivityState(_ activity: NSUserActivity) {
            super.restoreUserActivityState(activity)
            print("restores", activity.userInfo!["key"] as! Int)
          }
        }
        """,
      launches: [
        """
        let activity = NSUserActivity(activityType: "com.example.a")
        activity.userInfo = ["key": 1]
        app.enterBackground()
        app.continueActivity(activity)
        print(UIApplication.shared.applicationState == .active)
        app.continueActivity(NSUserActivity(activityType: "com.example.b"))
        activity.userInfo = ["key": 2]
        try app.terminate(launchingFor: activity)
        """, "print(\"launched\")", "",
      ]
    ).run()
    #expect(
      run.launches[0].output == "will com.example.a\nrestores 1\ntrue\nwill com.example.b\n")
    #expect(
      run.launches.dropFirst().map(\.output) == [
        "will com.example.a\nrestores 2\nlaunched\n", "",
      ])
    #expect(
      run.launches[0].decisions.last
        == "AppDelegate: activity not continued, the app delegate returned false")
  }

  @Test func asksForWhatOtherDevicesAndTheSearchWouldHave() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        let activity = NSUserActivity(activityType: "com.example.a")
        activity.suggestedInvocationPhrase = "Read on"
        activity.getContinuationStreams { input, output, error in print(input == nil, output == nil, error != nil) }
        NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"]) { print("deleted") }
        NSUserActivity.deleteAllSavedUserActivities { print("deleted all") }
        print("asked")
        await app.settle()
        """
      ]
    ).run()
    #expect(run.launches[0].output == "asked\ntrue true true\ndeleted\ndeleted all\n")
  }

  @Test(.pins("S2.26", "S2.27")) func choosesTheSceneByTheActivationConditions() async throws {
    let run = try await SceneApp.program(
      scene: """
        var name = ""
        func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { print("will", userActivityType) }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print(name, "continues", userActivity.targetContentIdentifier ?? "-") }
        """,
      hasSeveralWindows: true,
      launches: [
        """
        app.openScene()
        app.openScene()
        for (index, scene) in app.connectedScenes.enumerated() { (scene.delegate as! SceneDelegate).name = "\\(index)" }
        app.connectedScenes[1].activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate { value, _ in value as? String == "one" }
        app.connectedScenes[2].activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
        let activity = NSUserActivity(activityType: "com.example.a")
        app.continueActivity(activity)
        activity.targetContentIdentifier = "one"
        app.continueActivity(activity)
        activity.targetContentIdentifier = "other"
        app.connectedScenes[1].activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
        app.continueActivity(activity)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        will com.example.a
        2 continues -
        will com.example.a
        1 continues one
        will com.example.a
        0 continues other

        """)
  }
}
