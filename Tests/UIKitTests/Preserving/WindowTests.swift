import KeyedArchive
import RunRecord
import Testing

/// Windows in an archive (uikit-restoration 2.2, P3; 4, row UIWindow).
@Suite struct WindowTests {
  private static let delegate = """
      var second: UIWindow?
      func showSecond() {
        second = Window(frame: UIScreen.main.bounds)
        second!.restorationIdentifier = "second"
        second!.rootViewController = named(UIViewController(), "other")
        second!.isHidden = false
      }
    """

  private static let window = """
    class Window: UIWindow {
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode("kept", forKey: "own")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeObject(of: NSString.self, forKey: "own")!)
      }
    }

    """

  // P3: windows in the order in which they were shown; one with an identifier has a record of its own.
  @Test(.pins("P3.1", "P3.2", "P3.3", "P3.4", "4.window.1", "4.window.2"))
  func windowWithAnIdentifierHasARecord() async throws {
    let run = try await AppProgram(
      root: """
        showSecond()
            return named(UIViewController(), "root")
        """,
      delegate: Self.delegate, code: Self.window,
      launches: ["app.enterBackground()", "app.enterBackground()"]
    ).run()
    #expect(run.launches[0].savedPaths == ["second", "other", "root"])
    #expect(
      run.launches[0].savedArchive?.objects.map(\.kind) == [
        .window, .viewController, .viewController,
      ])
    #expect(run.launches[0].savedArchive?.objects.first?.className == "App.Window")
    #expect(
      run.launches[0].savedValues("second").mapValues { "\($0)" } == [
        "kUIWindowHorizontalSizeClassKey": "integer(1)",
        "kUIWindowVerticalSizeClassKey": "integer(2)", "own": "string(\"kept\")",
      ])
    #expect(run.launches[1].output == "kept\n")
    #expect(
      run.launches[1].decisions.filter { $0.contains("found") } == [
        "other: found, existing object with this path",
        "root: found, existing object with this path",
      ])
    #expect(run.launches[1].savedPaths == ["second", "other", "root"])
  }

  @Test func windowThatIsNotThereAgainIsLeftOut() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#, delegate: Self.delegate, code: Self.window,
      launches: [
        """
        (app.delegate as! AppDelegate).showSecond()
        app.window!.restorationIdentifier = "root"
        app.enterBackground()
        """, "",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["root", "second", "other"])
    #expect(
      run.launches[0].decisions.contains(
        "root: skipped, its root view controller has the same identifier path"))
    #expect(
      run.launches[1].decisions.contains(
        "second: not found, no window that was shown has this identifier"))
  }

  // uikit-restoration 4, UIWindow: what is saved of it is for the window that the delegate has by then.
  @Test func theDelegatesWindowIsFoundBeforeItIsShown() async throws {
    let run = try await AppProgram(
      code: """
        import UIKit
        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.restorationIdentifier = "main"
            window?.rootViewController = UIViewController()
            window?.rootViewController?.restorationIdentifier = "root"
            return true
          }
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
          ) -> Bool {
            window?.makeKeyAndVisible()
            return true
          }
          func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
          func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        }
        """, launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[0].savedPaths == ["main", "root"])
    // A window that is not found would be told of.
    #expect(
      run.launches[1].decisions.filter { $0.contains("found") } == [
        "root: found, existing object with this path"
      ])
  }
}
