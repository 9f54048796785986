import Diagnostics
import RunRecord
import Testing

/// The life of an app with one scene (uikit-restoration 1.6, 7.2).
@Suite struct SceneLifeTests {
  private static let told = """
    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    // Reported never to be called.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { fatalError() }
    """

  @Test(.pins("7.2.1", "7.2.4", "7.2.9", "S1.26", "S2.45", "S2.20", "S2.34", "S2.35", "S2.3"))
  func tellsTheSceneDelegateAndNotTheAppDelegate()
    async throws
  {
    let (run, findings) = try await SceneApp.program(
      scene: Self.told,
      application: """
        func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
        func applicationDidBecomeActive(_ application: UIApplication) { fatalError() }
        func applicationDidEnterBackground(_ application: UIApplication) { fatalError() }
        """,
      code: """
        class Root: UIViewController {
          override func viewDidLoad() { super.viewDidLoad() }
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
          override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
        }
        """,
      launches: [
        """
        let scene = app.connectedScenes[0]
        scene.userActivity = NSUserActivity(activityType: "com.example.a")
        print(scene.activationState == .foregroundActive, UIApplication.shared.applicationState == .active)
        app.enterBackground()
        print(scene.activationState == .background, UIApplication.shared.applicationState == .background)
        app.enterForeground()
        app.disconnect(scene)
        print(scene.activationState == .unattached, UIApplication.shared.connectedScenes.count, UIApplication.shared.openSessions.count)
        """, nil,
      ]
    ).runWithFindings()
    #expect(
      findings.filter { $0.rule == "delegate.not-called" }.map { $0.summary.prefix(21) }
        == ["`scene(_:didUpdate:)`"])
    #expect(
      run.launches[0].told == [
        "AppDelegate: application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate: application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate: application(_:configurationForConnecting:options:)",
        "SceneDelegate: scene(_:willConnectTo:options:)",
        "Root: viewDidLoad()",
        "Root: viewWillAppear(_:)",
        "Root: viewDidAppear(_:)",
        "SceneDelegate: sceneWillEnterForeground(_:)",
        "SceneDelegate: sceneDidBecomeActive(_:)",
        "SceneDelegate: sceneWillResignActive(_:)",
        "SceneDelegate: sceneDidEnterBackground(_:)",
        "SceneDelegate: stateRestorationActivity(for:)",
        "SceneDelegate: sceneWillEnterForeground(_:)",
        "SceneDelegate: sceneDidBecomeActive(_:)",
        "SceneDelegate: sceneWillResignActive(_:)",
        "SceneDelegate: sceneDidEnterBackground(_:)",
        "SceneDelegate: stateRestorationActivity(for:)",
        "SceneDelegate: sceneDidDisconnect(_:)",
      ])
    #expect(run.launches[0].output == "true true\ntrue true\ntrue 0 1\n")
    #expect(
      run.launches[0].decisions.contains(
        "AppDelegate: not called: applicationDidBecomeActive(_:), applicationDidEnterBackground(_:), "
          + "the app has scenes, so UIKit calls the scenes' delegates"))
    // 7.2: only new sessions are configured.
    #expect(
      !run.launches[1].told.contains(
        "AppDelegate: application(_:configurationForConnecting:options:)"))
    #expect(run.launches[1].told.contains("SceneDelegate: scene(_:willConnectTo:options:)"))
  }

  @Test(.pins("S1.26")) func postsTheNotifications() async throws {
    let run = try await SceneApp.program(
      application: """
        func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            let names = [
              UIScene.willConnectNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
              UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
              UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
              UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            ]
            for name in names {
              NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { print(name.rawValue, $0.object is UIWindowScene) }
            }
            return true
          }
        """,
      launches: [
        "app.enterBackground()\napp.enterForeground()\napp.disconnect(app.connectedScenes[0])"
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        UISceneWillConnectNotification true
        UISceneWillEnterForegroundNotification true
        UISceneDidActivateNotification true
        UIApplicationDidBecomeActiveNotification false
        UISceneWillDeactivateNotification true
        UIApplicationWillResignActiveNotification false
        UISceneDidEnterBackgroundNotification true
        UIApplicationDidEnterBackgroundNotification false
        UISceneWillEnterForegroundNotification true
        UIApplicationWillEnterForegroundNotification false
        UISceneDidActivateNotification true
        UIApplicationDidBecomeActiveNotification false
        UISceneWillDeactivateNotification true
        UISceneDidEnterBackgroundNotification true
        UISceneDidDisconnectNotification true
        UIApplicationWillResignActiveNotification false
        UIApplicationDidEnterBackgroundNotification false

        """)
  }

  // An app without a manifest and without the delegate's method has the one that every window is in.
  @Test(.pins("7.4.1")) func leavesAppsWithoutScenesAlone() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      launches: [
        """
        print(UIApplication.shared.connectedScenes.count, UIApplication.shared.openSessions.count, app.window!.windowScene == nil, app.window!.next === UIApplication.shared)
        app.enterBackground()
        """
      ]
    ).run()
    #expect(run.launches[0].output == "1 1 false false\n")
    #expect(run.launches[0].savedPaths == ["root"])
  }

  @Test func linksWindowsScenesAndDelegatesToOneChain() async throws {
    let run = try await SceneApp.program(
      launches: [
        """
        let scene = app.connectedScenes[0] as! UIWindowScene
        let window = scene.windows[0]
        print(window === app.window, scene.keyWindow === window, window.windowScene === scene, scene.session.scene === scene)
        print(sequence(first: window as UIResponder) { $0.next }.map { "\\(type(of: $0))" }.joined(separator: " "))
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.rootViewController = UIViewController()
        other.isHidden = false
        print(other.rootViewController!.isViewLoaded)
        other.windowScene = scene
        print(other.rootViewController!.isViewLoaded, scene.windows.count)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true true true true
        UIWindow UIWindowScene UIApplication AppDelegate
        false
        true 2

        """)
    #expect(
      run.launches[0].decisions.contains(
        "UIWindow #2: window not shown, it has no scene: make it with UIWindow(windowScene:)"))
  }

  @Test func keepsAKeyWindowForEachScene() async throws {
    let run = try await SceneApp.program(
      hasSeveralWindows: true,
      launches: [
        """
        let first = app.connectedScenes[0] as! UIWindowScene
        let second = app.openScene() as! UIWindowScene
        print(app.window === second.windows[0], first.keyWindow === first.windows[0], second.keyWindow === second.windows[0])
        app.enterForeground(first)
        print(app.window === first.windows[0], second.keyWindow === second.windows[0])
        app.closeScene(first.session)
        print(app.window === second.windows[0])
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true true true\ntrue true\ntrue\n")
  }

  // uikit-restoration 7.2: the earliest moment with a window is the first layout pass.
  @Test(.pins("7.2.7")) func presentsOnlyFromAWindow() async throws {
    let run = try await SceneApp.program(
      code: """
        class Root: UIViewController {
          override func loadView() { view = LayoutView(frame: UIScreen.main.bounds) }
          override func viewDidLoad() { super.viewDidLoad(); present(UIViewController(), animated: false) }
        }
        class LayoutView: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            guard let root = next as? Root, root.presentedViewController == nil else { return }
            print("layout", window != nil)
            root.present(UINavigationController(), animated: false)
          }
        }
        """,
      launches: ["print(app.visibleViewController is UINavigationController)"]
    ).run()
    #expect(run.launches[0].output == "layout true\ntrue\n")
    #expect(
      run.launches[0].decisions.contains(
        "Root: not presented, the view of Root is not in the window hierarchy"))
  }
}

extension LaunchRecord {
  /// The hooks that the app implements, appearance included, in order, as `object: hook`.
  var told: [String] {
    events.filter { ($0.kind == .hook || $0.kind == .appearance) && $0.isImplemented }
      .map { "\($0.object?.description ?? ""): \($0.text.name)" }
  }
}
