import Foundation
import Testing

/// What the words of a launch do in a guide (design 4.1).
struct LaunchWordTests {
  private static let guide = """
    # Builds

    ```swift example=notes
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        root.restorationIdentifier = "root"
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }

      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    }
    ```

    ```swift launch
    app.enterBackground()
    ```

    ```swift launch idiom=pad at="+2d" arguments="-UIStateRestorationDebugLogging YES"
    print(UIDevice.current.model) // Prints "iPad"
    ```

    ```trace of=notes launch=2 show=log
    ```

    ```swift example=notes-2 updates=notes
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        print(coder.decodeObject(of: NSString.self, forKey: UIApplication.stateRestorationBundleVersionKey)!) // Prints "1"
        return false
      }
    }
    ```

    ```swift launch version=2
    ```

    ```trace launch=3
    ```

    """

  @Test func holdInGuidesAndInWhatTheyExpect() async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      #expect(try await project.reprise("accept", "--all").exitCode == 0)
      let verified = try await project.reprise("verify")
      #expect(verified.exitCode == 0)
      #expect(
        verified.output
          == "1 guide, 2 examples, 3 launches \(WorkingIsolation.text): 4 expectations met\n")
      let text = try String(
        contentsOfFile: project.folder.path + "/Content/guide.md", encoding: .utf8)
      #expect(text.contains("process starts"))
      #expect(
        text.contains(
          "launch 2, pad, 2 days later than usual, arguments -UIStateRestorationDebugLogging YES\n")
      )
      #expect(text.contains("Root restoration identifier paths are (\\n    root\\n)"))
      #expect(text.contains("launch 3, app version 2, pad, 2 days later than usual\n"))
      #expect(text.contains("nothing restored"))
    }
  }
}
