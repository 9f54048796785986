import RunRecord
import Testing

/// Which apps the system launches, by the SDK that they were built with (scenes-and-ios-27, section 1).
@Suite struct SceneAdoptionTests {
  private static let withoutScenes = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print("code of the app runs")
        return true
      }
    }
    """

  private static let withMethod = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
    """

  /// An `Info.plist` with a scene manifest whose dictionary has these entries.
  private static func list(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>UIApplicationSceneManifest</key>
      <dict>\(entries)</dict>
    </dict>
    </plist>
    """
  }

  private static func configuration(_ entries: String) -> String {
    """
    <key>UISceneConfigurations</key>
    <dict>
      <key>UIWindowSceneSessionRoleApplication</key>
      <array><dict>
        <key>UISceneConfigurationName</key><string>Default Configuration</string>
        \(entries)
      </dict></array>
    </dict>
    """
  }

  private static let delegateClass = """
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    """

  private static func run(
    _ code: String, list: String? = nil, sdk: String? = "27", system: String? = nil,
    arguments: [String] = [], statements: String = ""
  ) async throws -> LaunchRecord {
    let app = AppProgram(
      code: code, launches: [statements], informationPropertyList: list,
      conditions: [
        LaunchConditions(sdkVersion: sdk, systemVersion: system, arguments: arguments)
      ])
    return try #require(try await app.runWithFindings().record.launches.first)
  }

  private static func isRefused(_ launch: LaunchRecord) -> Bool {
    guard case .signalled(_, let message, _) = launch.termination else { return false }
    return message.contains(
      "Application failed to launch: UIScene life cycle is required for apps built with this SDK.")
  }

  @Test(.pins("S1.3", "S1.4"))
  func anAppWithoutScenesIsNotLaunchedWhenItWasBuiltWith27() async throws {
    let launch = try await Self.run(Self.withoutScenes)
    #expect(Self.isRefused(launch), "\(launch.termination)")
    #expect(launch.output == "")
    #expect(
      launch.decisions == [
        "not launched, it was built with SDK 27, and its Info.plist has no UIApplicationSceneManifest"
      ])
  }

  @Test(
    .pins("S1.1", "S1.2", "S1.5"),
    arguments: [
      ("18", nil, []),
      (
        "18", "18.4",
        [
          "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. "
            + "This will become an assert in a future version."
        ]
      ),
      (
        "26", nil,
        [
          "`UIScene` lifecycle will soon be required. "
            + "Failure to adopt will result in an assert in the future."
        ]
      ),
      (
        "26", "27",
        [
          "`UIScene` lifecycle will soon be required. "
            + "Failure to adopt will result in an assert in the future."
        ]
      ),
      (
        "27", "26",
        [
          "`UIScene` lifecycle will soon be required. "
            + "Failure to adopt will result in an assert in the future."
        ]
      ),
    ] as [(String, String?, [String])])
  func anAppWithoutScenesIsLaunchedByAnOlderSystemOrWithAnOlderSDK(
    sdk: String, system: String?, warnings: [String]
  ) async throws {
    let launch = try await Self.run(Self.withoutScenes, sdk: sdk, system: system)
    #expect(launch.output == "code of the app runs\n")
    #expect(launch.warnings == warnings)
  }

  @Test(.pins("S1.6", "S1.7", "S1.8", "S1.9"))
  func aManifestCountsWhereItHasAConfiguration() async throws {
    let code = Self.withoutScenes + "\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"
    let launched = try await Self.run(
      code, list: Self.list(Self.configuration(Self.delegateClass)))
    #expect(launched.output == "code of the app runs\n")
    #expect(launched.warnings == [])
    let empty = Self.list("<key>UISceneConfigurations</key><dict/>")
    let generated = Self.list("<key>UIApplicationSupportsMultipleScenes</key><false/>")
    for list in [empty, generated] {
      let refused = try await Self.run(code, list: list)
      #expect(Self.isRefused(refused), "\(refused.termination)")
      #expect(
        refused.decisions == [
          "not launched, it was built with SDK 27, and the scene manifest of its Info.plist has no UISceneConfigurations"
        ])
      let tolerated = try await Self.run(code, list: list, system: "26")
      #expect(tolerated.output == "code of the app runs\n")
    }
    let configured = try await Self.run(Self.withMethod, list: empty)
    #expect(configured.termination == .killedAtEnd)
  }

  @Test(.pins("S1.10"))
  func aConfigurationWithoutADelegateIsABlackScreenOrEndsTheLaunch() async throws {
    let list = Self.list(Self.configuration(""))
    let black = try await Self.run(Self.withoutScenes, list: list)
    #expect(black.termination == .killedAtEnd)
    #expect(
      black.decisions.contains(
        "UIWindowScene: black screen, its configuration names no class of a delegate"),
      "\(black.decisions)")
    let ended = try await Self.run(
      Self.withoutScenes, list: list,
      arguments: ["-StateRestorationPolicy.configurationWithoutDelegate", "endsTheLaunch"])
    guard case .signalled(_, "Fatal error: There is no scene delegate set.", _) = ended.termination
    else {
      Issue.record("\(ended.termination)")
      return
    }
  }

  @Test(.pins("S1.11"))
  func anObserverOfTheConnectionCanMakeTheWindow() async throws {
    let launch = try await Self.run(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          NotificationCenter.default.addObserver(forName: UIScene.willConnectNotification, object: nil, queue: nil) { note in
            MainActor.assumeIsolated {
              self.window = UIWindow(windowScene: note.object as! UIWindowScene)
              self.window?.rootViewController = Root()
              self.window?.makeKeyAndVisible()
            }
          }
          return true
        }
      }

      class Root: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print("on the screen")
        }
      }
      """, list: Self.list(Self.configuration("")))
    #expect(launch.output == "on the screen\n")
  }

  @Test(.pins("S1.12"))
  func theDelegatesMethodCountsWithoutAManifestOrDoesNot() async throws {
    let launched = try await Self.run(Self.withMethod)
    #expect(launched.termination == .killedAtEnd)
    let refused = try await Self.run(
      Self.withMethod,
      arguments: ["-StateRestorationPolicy.adoptionWithoutManifest", "impossible"])
    #expect(Self.isRefused(refused), "\(refused.termination)")
  }

  @Test(.pins("S1.13", "S1.14"))
  func systemsBefore13KnowNeitherScenesNorTheSecurePair() async throws {
    let code = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          print(application.connectedScenes.count)
          if #available(iOS 13, *) { print("13 is available") }
          return true
        }
        func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { print("secure"); return true }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { print("old"); return true }
        func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
      }

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { print("connects") }
      }
      """
    let list = Self.list(Self.configuration(Self.delegateClass))
    let old = try await Self.run(
      code, list: list, sdk: "26", system: "12.4", statements: "app.enterBackground()")
    #expect(old.output == "0\nbackground\nold\n")
    let without = try await Self.run(
      code, sdk: "26", system: "13.1", statements: "app.enterBackground()")
    #expect(without.output == "1\n13 is available\nbackground\nold\n")
    // What is missing is a method that the system knows.
    let secureAlone = code.split(separator: "\n").filter { !$0.contains("print(\"old\")") }
      .filter { !$0.contains("shouldRestoreApplicationState") }.joined(separator: "\n")
    let refused = try await Self.run(
      secureAlone, sdk: "26", system: "13.1", statements: "app.enterBackground()")
    #expect(
      refused.decisions.contains {
        $0.contains("it has no application(_:shouldSaveApplicationState:)")
      }, "\(refused.decisions)")
    let new = try await Self.run(
      code, sdk: "26", system: "13.2", statements: "app.enterBackground()")
    #expect(new.output == "1\n13 is available\nbackground\nsecure\n")
    let adopted = try await Self.run(
      code, list: list, sdk: "26", system: "13.2", statements: "app.enterBackground()")
    #expect(adopted.output == "0\n13 is available\nconnects\n")
  }

  @Test(.pins("S1.15"))
  func anAppWithoutScenesHasOneAllTheSame() async throws {
    let launch = try await Self.run(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = Root()
          window?.makeKeyAndVisible()
          return true
        }
        func applicationDidEnterBackground(_ application: UIApplication) { tell("background") }
      }

      class Root: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          tell("appears")
          let scene = view.window?.windowScene
          print(scene === UIApplication.shared.connectedScenes.first, scene!.windows.count, scene!.delegate == nil)
          print(view.window!.next === scene, scene!.next === UIApplication.shared)
        }
      }

      @MainActor func tell(_ moment: String) {
        let scene = UIApplication.shared.connectedScenes.first!
        print(moment, UIApplication.shared.connectedScenes.count, UIApplication.shared.openSessions.count, scene.activationState.rawValue)
      }
      """, sdk: nil,
      statements: "tell(\"active\")\napp.enterBackground()")
    #expect(
      launch.output == """
        appears 1 1 1
        true 1 true
        true true
        active 1 1 0
        background 1 1 2

        """)
  }

  @Test(.pins("S1.16", "S1.27"))
  func aWindowMadeWithAFrameShowsNothingUntilItHasAScene() async throws {
    let launch = try await Self.run(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = Root()
          window?.makeKeyAndVisible()
          return true
        }
      }

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

      class Root: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          print("on the screen")
        }
      }
      """, list: Self.list(Self.configuration(Self.delegateClass)),
      statements: """
        let window = (UIApplication.shared.delegate as! AppDelegate).window!
        print(window.windowScene == nil)
        window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        """)
    #expect(launch.output == "true\non the screen\n")
    #expect(
      launch.warnings == [
        "UIWindow: window not shown, it has no scene: make it with UIWindow(windowScene:)"
      ])
  }
}
