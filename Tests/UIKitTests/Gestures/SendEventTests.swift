import RunRecord
import Testing

/// Events go from the app to the window, and from there to the views: overrides see and may keep them.
@Suite struct SendEventTests {
  private static let code = """
    final class App: UIApplication {
      override func sendEvent(_ event: UIEvent) {
        print("app", event.allTouches!.map { $0.phase.rawValue })
        super.sendEvent(event)
      }
    }

    final class Window: UIWindow {
      var isDeaf = false
      override func sendEvent(_ event: UIEvent) {
        if !isDeaf { super.sendEvent(event) }
      }
    }

    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let button = UIButton(type: .system)
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = Window(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
        window?.rootViewController?.view.addSubview(button)
        window?.makeKeyAndVisible()
        return true
      }
    }
    """

  @Test func overridesSeeThemAndMayKeepThem() async throws {
    var program = AppProgram(
      code: "import UIKit\n" + Self.code,
      launches: [
        """
        let delegate = app.delegate as! AppDelegate
        app.tap(delegate.button)
        (delegate.window as! Window).isDeaf = true
        app.tap(delegate.button)
        """
      ])
    program.mainFile = """
      import UIKit
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(App.self), NSStringFromClass(AppDelegate.self))
      """
    let run = try await program.run()
    #expect(run.launches[0].output == "app [0]\napp [3]\npressed\napp [0]\n")
  }
}
