import Foundation
import Testing

/// What `run --json` writes for other programs.
struct RunReportTests {
  @Test func hasItsVersionAndNoNameOfTheCompilers() async throws {
    try await GuideProject.with(guide: SampleGuides.app) { project in
      let finished = try await project.reprise("run", "guide", "--json")
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(finished.output.utf8)) as? NSDictionary)
      #expect(report["version"] as? Int == 2)
      let examples = report["examples"] as? [NSDictionary]
      let launches = try #require(examples?.first?["launches"] as? [NSDictionary])
      #expect(
        launches.map { $0["termination"] as? NSDictionary }.allSatisfy { $0?["killedAtEnd"] != nil }
      )
      let events = launches.flatMap { $0["events"] as? [NSDictionary] ?? [] }
      #expect(events.allSatisfy { event in event[event["kind"] as? String ?? ""] != nil })
      // What Swift calls a value without a label.
      #expect(!finished.output.contains("\"_0\""))
      #expect(finished.output.contains("\"archive\""))
    }
  }

  @Test func hasTheEntriesOfScenesAsValuesAndTheTextAsATable() async throws {
    try await GuideProject.with(guide: Self.scenes) { project in
      let json = try await project.reprise("run", "guide", "--json")
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? NSDictionary)
      let examples = report["examples"] as? [NSDictionary]
      let launches = try #require(examples?.first?["launches"] as? [NSDictionary])
      let events = launches.map { launch in
        (launch["events"] as? [NSDictionary] ?? []).filter { $0["kind"] as? String == "activity" }
      }
      let saved = try #require(events.first?.first)
      let content = (saved["activity"] as? NSDictionary)?["entrySaved"] as? NSDictionary
      #expect(content?["key"] as? String == "tab")
      #expect(content?["value"] as? String == "2")
      #expect(content?["by"] as? String == "sceneDelegate")
      #expect((saved["object"] as? NSDictionary)?["className"] as? String == "SceneDelegate")
      let site = (saved["callSites"] as? [NSDictionary])?.first
      let line = Self.scenes.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("activity.userInfo = ") }
      #expect(site?["line"] as? Int == line.map { $0 + 1 })
      #expect(
        events[1].compactMap { ($0["activity"] as? NSDictionary)?.allKeys.first as? String } == [
          "entryOffered", "activityRead", "userInfoRead", "entryRead",
        ])

      let text = try await project.reprise("run", "guide").output
      let session = try #require(content?["session"] as? String)
      #expect(
        text.contains(
          """
          Entries of the windows
          ----------------------
          window \(session)
            saved  tab = 2  SceneDelegate, stateRestorationActivity(for:) (
          """))
      #expect(text.contains("\n  given  tab = 2  read by its key ("))
    }
  }

  private static let scenes = """
    # App

    ```swift example=app
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print(session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0)
      }
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "guide.app")
        activity.userInfo = ["tab": 2]
        return activity
      }
    }
    ```

    ```swift launch
    app.enterBackground()
    ```

    ```swift launch
    ```

    """
}
