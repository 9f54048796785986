import RunRecord
import Testing

/// Activities that responders hold, of which UIKit takes charge (scenes-and-ios-27, section 2).
@Suite struct ManagedActivityTests {
  private static let root = """
    class Root: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) { print("updates", activity.activityType) }
    }
    class Writer: NSObject, NSUserActivityDelegate {
      func userActivityWillSave(_ userActivity: NSUserActivity) { print("saves", userActivity.activityType) }
    }
    """

  @Test(.pins("S2.12")) func oneThatNoResponderHoldsAnyMoreIsOver() async throws {
    let run = try await SceneApp.program(
      code: Self.root,
      launches: [
        """
        let writer = Writer()
        let root = app.rootViewController!
        func current(_ activity: NSUserActivity) async {
          activity.delegate = writer
          activity.becomeCurrent()
          activity.needsSave = true
          await app.settle()
        }
        let free = NSUserActivity(activityType: "never held")
        await current(free)
        let shared = NSUserActivity(activityType: "shared")
        root.userActivity = shared
        app.connectedScenes[0].userActivity = shared
        root.userActivity = nil
        await current(shared)
        app.connectedScenes[0].userActivity = NSUserActivity(activityType: "another")
        shared.needsSave = false
        await current(shared)
        let orphan = NSUserActivity(activityType: "orphan")
        do {
          let responder = UIViewController()
          responder.userActivity = orphan
        }
        await current(orphan)
        print("done")
        """
      ]
    ).run()
    #expect(run.launches[0].output == "saves never held\nsaves shared\ndone\n")
  }

  // The type of each value that Apple's page lists is kept; one of another type ends the process when it is saved,
  // and not when it is set.
  @Test(.pins("S2.39")) func aValueThatCannotBeKeptEndsTheProcessWhenItIsSaved() async throws {
    let termination = try await SceneApp.program(
      scene:
        "func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }",
      launches: [
        """
        struct Place { var city = "Bern" }
        let scene = app.connectedScenes[0]
        scene.userActivity = NSUserActivity(activityType: "com.example.a")
        scene.userActivity!.userInfo = ["place": Place()]
        print("set")
        app.enterBackground()
        print("saved")
        """
      ]
    ).termination()
    guard case .signalled(_, let message, _) = termination else {
      Issue.record("\(termination)")
      return
    }
    #expect(
      message.contains(#"cannot be saved: ["userInfo"]["place"] holds a value of type Place"#),
      "\(message)")
  }

  @Test(.pins("S2.41")) func oneIsEligibleForHandoffUnlessTheAppSaysOtherwise() async throws {
    let run = try await SceneApp.program(
      launches: ["print(NSUserActivity(activityType: \"a\").isEligibleForHandoff)"]
    ).run()
    #expect(run.launches[0].output == "true\n")
  }
}
