import Diagnostics
import RunRecord
import Testing

/// Scenes on screens beside the device's own (scenes-and-ios-27, sections 1 and 2).
@Suite struct OtherScreensTests {
  /// A manifest with a configuration of each of these roles, each with a delegate's class.
  private static func list(_ roles: [(role: String, delegate: String)]) -> String {
    let configurations = roles.map { role, delegate in
      """
      <key>\(role)</key><array><dict>
      <key>UISceneConfigurationName</key><string>\(delegate)</string>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\(delegate)</string>
      </dict></array>
      """
    }.joined()
    return """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict>\(configurations)</dict></dict></dict></plist>
      """
  }

  private static let application = "UIWindowSceneSessionRoleApplication"
  private static let display = "UIWindowSceneSessionRoleExternalDisplay"
  private static let car = "CPTemplateApplicationSceneSessionRoleApplication"

  private static let code = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        print("configuration for", session.role.rawValue)
        return UISceneConfiguration(name: nil, sessionRole: session.role)
      }
    }

    class Root: UIViewController {
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("appears", view.bounds.size.width) }
    }

    class MainDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = Root()
        window?.makeKeyAndVisible()
        print(name, "connects", session.stateRestorationActivity?.activityType ?? "-")
      }
      var name: String { "main" }
      func sceneDidDisconnect(_ scene: UIScene) { print(name, "disconnects") }
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: name) }
    }

    class DisplayDelegate: MainDelegate {
      override var name: String { "display" }
    }

    class CarDelegate: UIResponder, UISceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { print("car connects", scene is UIWindowScene) }
    }
    """

  private static func run(
    _ roles: [(String, String)], code: String = code, system: String? = nil, launches: [String]
  ) async throws -> RunRecord {
    try await AppProgram(
      code: code, launches: launches, informationPropertyList: list(roles),
      conditions: [LaunchConditions(systemVersion: system)]
    ).run()
  }

  // The system that an app runs on decides which of the two roles there is.
  @Test(.pins("S1.29", "S2.54"), arguments: [("26", "NonInteractive"), ("15", "")])
  func anExternalDisplayHasASessionOfItsOwnRole(system: String, suffix: String) async throws {
    let role = Self.display + suffix
    let run = try await Self.run(
      [(Self.application, "MainDelegate"), (role, "DisplayDelegate")], system: system,
      launches: [
        """
        let scene = app.connectExternalDisplay() as! UIWindowScene
        print(app.connectExternalDisplay() === scene, scene.session.role.rawValue == "\(role)", scene.activationState == .foregroundActive)
        print(UIScreen.screens.count, scene.screen === UIScreen.screens[1], scene.windows[0].screen === scene.screen, scene.screen.mirrored == nil)
        print(app.window === app.connectedScenes[0].session.scene.map { ($0 as! UIWindowScene).windows[0] }, scene.statusBarManager == nil)
        app.disconnectExternalDisplay()
        print(UIScreen.screens.count, app.connectedScenes.count, app.openSessions.count)
        app.connectExternalDisplay(size: CGSize(width: 1280, height: 720))
        app.enterBackground()
        """,
        """
        print(app.connectedScenes.count, app.openSessions.count)
        app.connectExternalDisplay()
        """,
      ])
    #expect(
      run.launches[0].output == """
        configuration for UIWindowSceneSessionRoleApplication
        main connects -
        appears 393.0
        configuration for \(role)
        display connects -
        appears 1920.0
        true true true
        2 true true true
        true true
        display disconnects
        1 1 2
        display connects display
        appears 1280.0

        """)
    // The display is not there at the next launch, and its session waits for it.
    #expect(
      run.launches[1].output
        == "main connects main\nappears 393.0\n1 2\ndisplay connects display\nappears 1920.0\n")
    #expect(!run.launches[0].decisions.contains { $0.contains("mirrors") })
  }

  @Test(.pins("S2.55"))
  func aDisplayShowsWhatTheDeviceShowsWhileTheAppHasNoWindowThere() async throws {
    let run = try await Self.run(
      [(Self.application, "MainDelegate")],
      launches: [
        """
        let scene = app.connectExternalDisplay() as! UIWindowScene
        print(scene.delegate == nil, scene.screen.mirrored === UIScreen.main, UIApplication.shared.supportsMultipleScenes)
        """
      ])
    #expect(run.launches[0].output.hasSuffix("true true false\n"))
    #expect(
      run.launches[0].decisions.filter { $0.contains("UIWindowScene #2") } == [
        "UIWindowScene #2: display mirrors the device, the scene has no window"
      ])
    #expect(run.launches[0].warnings == [])
  }

  // The window that is made in the app delegate of an app without scenes is the one there is.
  @Test(.pins("S2.55")) func anAppWithoutScenesHearsOfTheScreenAlone() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        NotificationCenter.default.addObserver(forName: UIScreen.didConnectNotification, object: nil, queue: nil) { print("connected", ($0.object as! UIScreen).bounds.width) }
        NotificationCenter.default.addObserver(forName: UIScreen.didDisconnectNotification, object: nil, queue: nil) { _ in print("disconnected") }
        print(app.connectExternalDisplay() == nil, UIApplication.shared.connectedScenes.count)
        app.disconnectExternalDisplay()
        """
      ]
    ).run()
    #expect(run.launches[0].output == "connected 1920.0\ntrue 1\ndisconnected\n")
  }

  @Test(.pins("S2.56")) func aCarHasASessionOfItsOwnRole() async throws {
    let run = try await Self.run(
      [(Self.application, "MainDelegate"), (Self.car, "CarDelegate")],
      launches: [
        """
        let scene = app.connectCarPlay()!
        print(scene.session.role.rawValue, scene.delegate is CarDelegate)
        app.enterBackground()
        print(scene.activationState == .foregroundActive, app.connectedScenes[0].activationState == .background)
        """, "print(app.connectedScenes.count)",
      ])
    #expect(
      run.launches[0].output.contains(
        """
        configuration for \(Self.car)
        car connects false
        \(Self.car) true
        true true

        """), "\(run.launches[0].output)")
    // The car's scene does not come to the device's screen.
    #expect(run.launches[1].output.hasSuffix("1\n"))
    let without = try await Self.run(
      [(Self.application, "MainDelegate")],
      launches: ["print(app.connectCarPlay() == nil)"])
    #expect(without.launches[0].output.hasSuffix("true\n"))
    #expect(
      without.launches[0].decisions.contains {
        $0.hasSuffix("no scene for the car, the Info.plist has no configuration for \(Self.car)")
      })
  }

  // Our choice: a display is in front only while the app is, and a car whatever the device shows.
  @Test func aCarAloneIsInFrontIfTheAppIsInTheBackground() async throws {
    let run = try await Self.run(
      [
        (Self.application, "MainDelegate"), (Self.display + "NonInteractive", "DisplayDelegate"),
        (Self.car, "CarDelegate"),
      ],
      launches: [
        """
        app.enterBackground()
        let display = app.connectExternalDisplay()!
        print(display.activationState == .foregroundActive)
        print(app.connectCarPlay()!.activationState == .foregroundActive)
        """
      ])
    let lines = run.launches[0].output.split(separator: "\n")
    #expect(lines.filter { $0 == "false" || $0 == "true" } == ["false", "true"])
  }

  @Test(.pins("S1.20")) func aConfigurationOfAnotherRoleEndsTheProcess() async throws {
    let code = Self.code.replacing(
      "sessionRole: session.role", with: "sessionRole: .windowApplication")
    let app = AppProgram(
      code: code, launches: ["app.connectExternalDisplay()"],
      informationPropertyList: Self.list([(Self.application, "MainDelegate")]))
    guard case .signalled(_, let message, _) = try await app.termination() else {
      Issue.record("The process did not end")
      return
    }
    #expect(
      message.contains(
        "returned a configuration for the role UIWindowSceneSessionRoleApplication, and the role of the session is UIWindowSceneSessionRoleExternalDisplayNonInteractive."
      ), "\(message)")
  }
}
