import Testing

/// What the head of a page says of its apps: whether they have scenes, which apps built with the 27 SDK must.
struct SceneUseTests {
  private static let scenes = """
    ```swift example=app
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        let field = UITextField()
        field.text = session.stateRestorationActivity?.userInfo?["text"] as? String
        let controller = UIViewController()
        controller.title = "Note"
        controller.view.addSubview(field)
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
      }

      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let field = window?.rootViewController?.view.subviews[0] as! UITextField
        let activity = NSUserActivity(activityType: "note")
        activity.addUserInfoEntries(from: ["text": field.text ?? ""])
        return activity
      }
    }
    ```

    ```xml example=app file=Info.plist
    <plist version="1.0"><dict>
    <key>NSUserActivityTypes</key><array><string>note</string></array>
    </dict></plist>
    ```

    """

  private static let hands = """
    ```swift example=app launch
    let field = app.rootViewController!.view.subviews[0] as! UITextField
    field.text = "milk"
    app.enterBackground()
    ```

    ```swift example=app launch
    ```

    """

  private static let older = """
    ---
    sdk: 18
    ---
    # Older

    ```swift example=app
    \(SampleGuides.appCode)
    ```

    ```swift example=app launch
    app.enterBackground()
    ```

    """

  @Test func isSaidOfEachPageThatIsAboutApps() async throws {
    let files = [
      "with.md": "# With\n\n" + Self.scenes + Self.hands, "older.md": Self.older,
      "results.md": """
      # Results

      ```output of=with#app launch=1
      ```

      ```output of=older#app launch=1
      ```

      """,
      "shown.md": """
      ---
      sdk: 27
      ---
      # Shown

      ```swift example=shown skip="there is no SwiftUI here"
      import SwiftUI
      ```

      """,
      "script.md": SampleGuides.script,
    ]
    try await GuideProject.with(files) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      let built = try await project.reprise("build")
      #expect(built.exitCode == 0, "\(built.findings)")
      func notice(_ page: String) throws -> String? {
        try project.site.text(page + ".html").firstMatch(
          of: #/<p class="?scene-use[^>]*>([^<]*)</#
        ).map { String($0.1) }
      }
      #expect(try notice("with") == "Apps with scenes")
      #expect(
        try notice("older") == "Apps without scenes: built with the 27 SDK, they do not launch")
      #expect(
        try notice("results")
          == "Apps with scenes and without: built with the 27 SDK, those without do not launch")
      #expect(try notice("shown") == "Apps with scenes")
      #expect(try notice("script") == nil)
    }
  }

  // The lines and the runs of two apps are on the pages of their own guides.
  @Test func aComparisonLeadsToTheAppsOfOtherPages() async throws {
    let files = [
      "with.md": "# With\n\n" + Self.scenes + Self.hands,
      "first.md": "# First\n\n" + Self.scenes + Self.hands,
      "both.md": "# Both\n\n```compare of=with#app with=first#app\n```\n",
    ]
    try await GuideProject.with(files) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      #expect(try await project.reprise("build").exitCode == 0)
      let page = try project.site.text("both.html")
      let code = try project.site.text("with.html")
      let lines = page.matches(of: #/<a href="?with\.html#(line\.\d+)"?>saved here/#).map(\.1)
      let first = page.matches(of: #/<a href="?first\.html#(line\.\d+)"?>saved here/#).map(\.1)
      #expect(first == lines)
      #expect(page.contains(#/<a href="?first\.html#run\.app"?>/#))
      #expect(lines.count == 1, "\(page)")
      #expect(lines.allSatisfy { code.contains("id=\($0) ") || code.contains("id=\($0)>") })
      #expect(page.contains(#/<a href="?with\.html#run\.app"?>/#))
    }
  }
}
