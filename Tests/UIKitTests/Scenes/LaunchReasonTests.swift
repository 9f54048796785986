import Diagnostics
import Foundation
import KeyedArchive
import RunRecord
import Testing

/// Launches for a URL or a quick action: where the app finds what it was launched for, with scenes and
/// without.
@Suite struct LaunchReasonTests {
  private static let url = #"URL(string: "example://note")!"#
  private static let item =
    #"UIApplicationShortcutItem(type: "new", localizedTitle: "New Note", icon: UIApplicationShortcutIcon(type: .add), userInfo: ["id": 7 as NSNumber, "name": "a" as NSString])"#

  private static let launches = [
    "try app.terminate(launchingFor: \(url))", "try app.terminate(launchingFor: \(item))", "",
    "app.performAction(for: \(item))",
  ]

  @Test func areInTheLaunchOptionsOfAnAppWithoutScenes() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      delegate: """
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
          print("finished", launchOptions?[.url] ?? "-", launchOptions?[.sourceApplication] ?? "-", item?.userInfo?["name"] ?? "-")
          return item?.type != "declined"
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
          print("opens", url, options[.sourceApplication]!)
          return true
        }
        func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          print("performs", shortcutItem.type, shortcutItem.userInfo!["id"] as! Int, application.applicationState == .active)
          completionHandler(true)
        }
        """,
      launches: Self.launches + [
        #"try app.terminate(launchingFor: UIApplicationShortcutItem(type: "declined", localizedTitle: ""))"#,
        "",
      ]
    ).run()
    #expect(
      run.launches.map(\.output) == [
        "finished - - -\n",
        "finished example://note com.apple.mobilesafari -\nopens example://note com.apple.mobilesafari\n",
        "finished - - a\nperforms new 7 false\n", "finished - - -\nperforms new 7 false\n",
        "finished - - -\n", "finished - - -\n",
      ])
    // The Home screen is in front already: nothing goes to the background, or becomes active twice.
    let lives = run.launches[2].events.filter { $0.kind == .life }.map(\.text.name)
    #expect(!lives.contains("app enters the background"), "\(lives)")
    #expect(lives.count { $0 == "app becomes active" } == 1)
    #expect(
      run.launches[5].decisions.contains {
        $0.hasSuffix("not delivered: declined, the app delegate returned false at launch")
      })
  }

  @Test(.pins("S1.25", "S2.37")) func areInTheConnectionOptionsOfAScene() async throws {
    let run = try await SceneApp.program(
      scene: """
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { fatalError() }
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          print("performs", shortcutItem.type)
        }
        """,
      connect: """
        let context = connectionOptions.urlContexts.first
        print("connects", context?.url.absoluteString ?? "-", context?.options.sourceApplication ?? "-", connectionOptions.sourceApplication ?? "-", connectionOptions.shortcutItem?.type ?? "-", connectionOptions.handoffUserActivityType ?? "-")
        """,
      application: """
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          print(launchOptions == nil)
          return true
        }
        """,
      launches: Self.launches
    ).run()
    let safari = "com.apple.mobilesafari"
    #expect(
      run.launches.map(\.output) == [
        "true\nconnects - - - - -\n",
        "true\nconnects example://note \(safari) \(safari) - -\n",
        "true\nconnects - - - new -\n", "true\nconnects - - - - -\nperforms new\n",
      ])
  }

  @Test func saysWhichOptionsThereCannotBe() async throws {
    let findings = try await SceneApp.program(
      connect: "print(connectionOptions.notificationResponse != nil)", launches: [nil]
    ).findings()
    #expect(
      findings.map(\.summary) == [
        "'notificationResponse' is unavailable: UserNotifications is unavailable here"
      ])
  }

  @Test func opensAWindowFromAMenu() async throws {
    let run = try await AppProgram(
      code: """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {}

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            print("connects", connectionOptions.userActivities.first?.activityType ?? "-", scene.pointerLockState == nil)
          }
        }
        """,
      launches: [
        """
        let action = UIWindowScene.ActivationAction { _ in
          let configuration = UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "com.example.detail"))
          configuration.options = UIWindowScene.ActivationRequestOptions()
          configuration.options?.preferredPresentationStyle = .prominent
          return configuration
        }
        let button = UIButton(primaryAction: action)
        button.sendActions(for: .primaryActionTriggered)
        await app.settle()
        print(action.title, app.connectedScenes.count)
        """
      ],
      informationPropertyList: """
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><true/>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        </dict></array></dict></dict></dict></plist>
        """, conditions: [LaunchConditions(idiom: .pad)]
    ).run()
    #expect(
      run.launches[0].output
        == "connects - true\nconnects com.example.detail true\nOpen in New Window 2\n")
  }

  /// Another program may have written the file: there a date may stand for itself, and not as an object of a class.
  @Test func aDateInTheFileMayBeNoObject() async throws {
    let app = AppProgram(
      root: "UIViewController()",
      delegate: """
        func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool {
          print(userActivity.activityType, (userActivity.userInfo!["when"] as! Date).timeIntervalSinceReferenceDate)
          return true
        }
        """,
      launches: [""])
    try await app.withBuiltApp { app in
      let library = app.home + "/Library"
      try FileManager.default.createDirectory(atPath: library, withIntermediateDirectories: true)
      try Self.fileOfAnActivity.write(to: URL(filePath: library + "/LaunchReason.data"))
      let launch = try app.launch(1)
      #expect(
        launch.events.filter { $0.kind == .output }.map(\.text.detail) == ["note 3.0\n"])
    }
  }

  /// The keyed archive of `["activity": ["activityType": "note", "userInfo": ["when": a date]]]`.
  private static var fileOfAnActivity: Data {
    func dictionary(_ entries: [UInt32: UInt32]) -> PropertyListValue {
      let entries = entries.sorted { $0.key < $1.key }
      return .dictionary([
        .init("NS.keys", .array(entries.map { .uid($0.key) })),
        .init("NS.objects", .array(entries.map { .uid($0.value) })), .init("$class", .uid(2)),
      ])
    }
    let objects: [PropertyListValue] = [
      .string("$null"), dictionary([3: 4]),
      .dictionary([
        .init("$classname", .string("NSDictionary")),
        .init("$classes", .array([.string("NSDictionary"), .string("NSObject")])),
      ]),
      .string("activity"), dictionary([5: 7, 6: 8]), .string("activityType"), .string("userInfo"),
      .string("note"), dictionary([9: 10]), .string("when"), .date(3),
    ]
    return BinaryPropertyListWriter().data(
      of: .dictionary([
        .init("$version", .integer(100_000)), .init("$archiver", .string("NSKeyedArchiver")),
        .init("$top", .dictionary([.init("root", .uid(1))])), .init("$objects", .array(objects)),
      ]))
  }
}
