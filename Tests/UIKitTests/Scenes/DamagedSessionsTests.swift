import Foundation
import RunRecord
import Testing

/// A damaged file of sessions costs what was in it, and never the launch (uikit-restoration 0.6).
@Suite struct DamagedSessionsTests {
  private static let app = SceneApp.program(
    scene: """
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.a")
        activity.userInfo = ["list": [1, "two", Date(), URL(string: "https://example.com")!, UUID()] as [Any], "set": Set([1.5])]
        return activity
      }
      func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        _ = stateRestorationActivity.userInfo?["list"] as? [Any]
      }
      """,
    hasSeveralWindows: true,
    launches: [
      """
      app.openSessions[0].userInfo = ["file": "draft"]
      app.openScene()
      app.enterBackground()
      app.terminate(closing: [app.openSessions[1]])
      """, "app.openScene()\napp.enterBackground()",
    ])

  @Test func neverCostsTheLaunch() async throws {
    try await Self.app.withBuiltApp { app in
      _ = try app.launch(1, conditions: LaunchConditions(idiom: .pad))
      let path =
        app.home
        + "/Library/Saved Application State/guide.engine.app.savedState/KnownSceneSessions/data.data"
      let whole = try Data(contentsOf: URL(fileURLWithPath: path))
      var generator = SeededGenerator(seed: 7)
      for round in 0..<40 {
        var bytes = whole
        for _ in 0...round % 4 {
          bytes[Int.random(in: 8..<bytes.count, using: &generator)] = .random(
            in: 0...255, using: &generator)
        }
        if round % 5 == 0 { bytes = bytes.prefix(.random(in: 0..<bytes.count, using: &generator)) }
        try bytes.write(to: URL(fileURLWithPath: path))
        let launch = try app.launch(2, conditions: LaunchConditions(idiom: .pad))
        let saved = launch.events.filter { $0.text.name == "activity saved" }
        // One scene was connected at launch, whichever was known, and one was opened.
        #expect(saved.count == 2, "round \(round): \(launch.decisions)")
      }
    }
  }
}
