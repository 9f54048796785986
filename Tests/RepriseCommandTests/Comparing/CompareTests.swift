import Foundation
import Testing

/// What an app brings back for its user, and what another version of it loses.
struct CompareTests {
  private static let controllers = """
    import UIKit

    class FormViewController: UIViewController {
      let field = UITextField()
      let toggle = UISwitch()

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Form"
        field.placeholder = "Name"
        toggle.accessibilityLabel = "Newsletter"
        view.addSubview(field)
        view.addSubview(toggle)
      }

      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "name")
        coder.encode(toggle.isOn, forKey: "newsletter")
      }

      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        loadViewIfNeeded()
        field.text = coder.decodeObject(forKey: "name") as? String
        toggle.isOn = coder.decodeBool(forKey: "newsletter")
      }
    }

    func makeTabs() -> UITabBarController {
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "Tabs"
      let form = FormViewController()
      form.restorationIdentifier = "Form"
      form.tabBarItem.title = "Form"
      let other = UITableViewController()
      other.restorationIdentifier = "Other"
      other.tabBarItem.title = "Other"
      tabs.viewControllers = [other, form]
      return tabs
    }

    """

  private static let old = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeTabs()
        window?.makeKeyAndVisible()
        return true
      }

      func application(_ app: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ app: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    }

    """

  /// It saves the name, and forgets which tab is selected and what the switch says.
  private static let new = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
      ) {
        let tabs = makeTabs()
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = tabs
        let form = tabs.viewControllers?[1] as! FormViewController
        form.loadViewIfNeeded()
        form.field.text = session.stateRestorationActivity?.userInfo?["name"] as? String
        window?.makeKeyAndVisible()
      }

      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let form = (window?.rootViewController as! UITabBarController).viewControllers?[1]
        let activity = NSUserActivity(activityType: "com.example.form")
        activity.addUserInfoEntries(from: ["name": (form as! FormViewController).field.text ?? ""])
        return activity
      }
    }

    """

  private static let manifest = """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneConfigurationName</key><string>Default</string>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    </dict></array></dict></dict>
    <key>NSUserActivityTypes</key><array><string>com.example.form</string></array>
    """

  private static let hands = """
    ```swift launch
    app.tap("Form")
    app.type("Ann", into: "Name")
    app.tap("Newsletter")
    app.enterBackground()
    app.terminate()
    ```

    ```swift launch
    ```

    """

  private static func with(
    new changed: String = Self.new, _ body: (GuideProject) async throws -> Void
  ) async throws {
    try await GuideProject.with([:]) { project in
      for (folder, delegate, keys) in [("Old", old, ""), ("New", changed, manifest)] {
        try project.folder.write(controllers, to: "\(folder)/Controllers.swift")
        try project.folder.write(delegate, to: "\(folder)/App.swift")
        try project.folder.write(
          "<plist version=\"1.0\"><dict>\(keys)</dict></plist>", to: "\(folder)/Info.plist")
      }
      try project.folder.write(hands, to: "launches.md")
      try await body(project)
    }
  }

  private static func compare(
    _ project: GuideProject, _ arguments: String...
  ) async throws -> FinishedCommand {
    let folder = project.folder.path
    return try await project.reprise(
      ["compare", "\(folder)/Old", "\(folder)/New", "--launches", "\(folder)/launches.md"]
        + arguments)
  }

  @Test func saysWhatTheNewAppKeepsAndLosesAndWhereEachSavesIt() async throws {
    try await Self.with { project in
      let compared = try await Self.compare(project)
      #expect(
        compared.output == """
          launch 2
          lost  UITabBarController  selected tab           “Form” → “Other”  UIKit
          kept  Form                text of “Name”         “Ann”             Controllers.swift:18 → App.swift:21
          lost  Form                state of “Newsletter”  “on” → “off”      Controllers.swift:19

          1 kept, 2 lost, 0 different

          """)
      #expect(compared.exitCode == 1)
    }
  }

  @Test func endsWellWhereNothingIsLostAndWritesValues() async throws {
    let whole = Self.new.replacing(
      "window?.makeKeyAndVisible()",
      with: """
        tabs.selectedIndex = session.stateRestorationActivity == nil ? 0 : 1
            form.toggle.isOn = session.stateRestorationActivity != nil
            window?.makeKeyAndVisible()
        """)
    try await Self.with(new: whole) { project in
      let compared = try await Self.compare(project, "--json")
      #expect(compared.exitCode == 0)
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(compared.output.utf8)) as? NSDictionary)
      #expect(report["version"] as? Int == 1)
      let rows = try #require(report["rows"] as? [NSDictionary])
      #expect(rows.map { $0["outcome"] as? String } == ["kept", "kept", "kept"])
      #expect(
        rows.compactMap { ($0["thing"] as? NSDictionary)?["value"] as? String } == [
          "Form", "Ann", "on",
        ])
    }
  }

  @Test func aComparisonOfNothingIsAFault() async throws {
    try await Self.with { project in
      try project.folder.write(
        "```swift launch\n```\n\n```swift launch\n```\n", to: "launches.md")
      let compared = try await Self.compare(project)
      #expect(compared.output == "")
      #expect(compared.findings.contains("brought nothing back that its user had"))
      #expect(compared.exitCode == 2)
    }
  }

  @Test func aNewAppThatDoesNotLaunchIsAFault() async throws {
    try await Self.with { project in
      try project.folder.write("<plist version=\"1.0\"><dict/></plist>", to: "New/Info.plist")
      let compared = try await Self.compare(project)
      #expect(compared.findings.contains("[scenes.not-adopted]"))
      #expect(compared.exitCode != 0)
    }
  }
}
