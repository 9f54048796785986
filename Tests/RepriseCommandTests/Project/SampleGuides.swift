/// Guides that several tests need.
enum SampleGuides {
  /// An example that prints a line, and nothing else.
  static let script = """
    # Script

    ```swift run
    print("one")  // Prints "one"
    ```

    """

  /// A script that holds what it expects, and which causes a warning.
  static let leavingAProcess = """
    ```swift run
    import Foundation
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sleep")
    process.arguments = ["9"]
    try process.run()
    print("one")  // Prints "one"
    ```

    """

  /// An app that saves in its first launch, with empty results.
  static let app = """
    # App

    ```swift example=app
    \(appCode)
    ```

    ```swift launch
    print("saving")
    app.enterBackground()
    ```

    ```trace of=app
    ```

    ```archive of=app
    ```

    ```output of=app
    ```

    """

  /// An app delegate that saves and restores, with a window and one controller.
  static let appCode = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let root = UIViewController()
        root.restorationIdentifier = "Root"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }

      func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
      ) -> Bool { true }

      func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
      ) -> Bool { true }
    }
    """
}
