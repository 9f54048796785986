import Foundation
import Testing

/// What an app brings back for its user, and what another version of it loses.
struct CompareTests {
  private static let controllers = """
    import UIKit

    class FormViewController: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
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

  // The older app has a finding of its own, and an accepted comparison would be outdated in the next run.
  @Test func doesNotCompareWithAnAppThatDiffersBetweenRuns() async throws {
    func example(_ name: String, _ delegate: String) -> String {
      "```swift example=\(name)\n\(Self.controllers)\n\(delegate)```\n\n"
        + Self.hands.replacing("swift launch", with: "swift example=\(name) launch")
    }
    let unstable = Self.old.replacing(
      "= makeTabs()", with: "= makeTabs()\n    print(Int.random(in: 0..<1_000_000))")
    let guide =
      "---\nsdk: 18\n---\n\n# Guide\n\n\(example("old", unstable))\(example("new", Self.old))"
      + "```compare of=new with=old\n```\n"
    try await GuideProject.with(guide: guide) { project in
      let findings = try await project.reprise("verify").findings
      #expect(
        findings.contains("the output of launch 1 of `old` is not the same every time"),
        "\(findings)")
      #expect(findings.contains("`new` was not compared: `old` did not run as it should"))
      #expect(!findings.contains("[result."))
      // What the old app's guide ignores does not make its runs differ.
      let ignoring = guide.replacing("print(Int.random(in: 0..<1_000_000))", with: "").replacing(
        "app.tap(\"Form\")",
        with: "print(\"\\(Int.random(in: 0..<1_000_000)) ms\")  // Prints \"… ms\"\n"
          + "app.tap(\"Form\")", maxReplacements: 1)
      try project.content.write(ignoring, to: "guide.md")
      let stable = try await project.reprise("verify").findings
      #expect(stable.contains("[result.empty]") && !stable.contains("compare."), "\(stable)")
    }
  }

  @Test func namesTheCommandThatAcceptsResultsOfTheLaunches() async throws {
    try await Self.with { project in
      try project.folder.write(
        Self.hands.replacing("app.terminate()", with: "1 + 1  // =>"), to: "launches.md")
      let findings = try await Self.compare(project).findings
      let folder = project.folder.path
      #expect(
        findings.contains(
          "    fix: reprise run --app \(folder)/Old --launches \(folder)/launches.md --accept\n"),
        "\(findings)")
    }
  }

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
          kept  Form                text of “Name”         “Ann”             Controllers.swift:18 → App.swift:24
          lost  Form                state of “Newsletter”  “on” → “off”      Controllers.swift:19

          1 kept, 2 lost, 0 different

          """)
      #expect(compared.exitCode == 1)
    }
  }

  // What a launch prints itself is not a row, and neither is what the old app prints each time.
  @Test func comparesWhatTheAppItselfPrints() async throws {
    let report = """
      func report(_ window: UIWindow?) {
        let form = (window?.rootViewController as? UITabBarController)?.viewControllers?[1]
        form?.loadViewIfNeeded()
        let screen = form as! FormViewController
        print("started")
        print("name: \\(screen.field.text ?? "")")
        print("news: \\(screen.toggle.isOn)")
      }

      """
    let delegate = Self.old.replacing(
      "  func application(_ app: UIApplication, shouldSave",
      with: """
          func applicationDidBecomeActive(_ application: UIApplication) { report(window) }
          func application(_ app: UIApplication, shouldSave
        """)
    let scenes = Self.new.replacing(
      "  func stateRestorationActivity",
      with: """
          func sceneDidBecomeActive(_ scene: UIScene) { report(window) }
          func stateRestorationActivity
        """)
    try await Self.with(new: scenes) { project in
      for folder in ["Old", "New"] {
        try project.folder.write("import UIKit\n\n" + report, to: "\(folder)/Report.swift")
      }
      try project.folder.write(delegate, to: "Old/App.swift")
      try project.folder.write(
        Self.hands.replacing("```swift launch\n```", with: "```swift launch\nprint(1)\n```"),
        to: "launches.md")
      let compared = try await Self.compare(project)
      #expect(
        compared.output.split(separator: "\n").filter { $0.contains("printed line") } == [
          "kept                      printed line           “name: Ann”                   Report.swift:8 → Report.swift:8",
          "lost                      printed line           “news: true” → “news: false”  Report.swift:9",
        ], "\(compared.output) \(compared.findings)")
    }
  }

  // From one version with scenes to the next.
  @Test func saysWhereAnOldAppWithScenesSavesIt() async throws {
    try await Self.with { project in
      try project.folder.write(Self.new, to: "Old/App.swift")
      try project.folder.write(
        "<plist version=\"1.0\"><dict>\(Self.manifest)</dict></plist>", to: "Old/Info.plist")
      let compared = try await Self.compare(project)
      #expect(
        compared.output == """
          launch 2
          kept  Form  text of “Name”  “Ann”  App.swift:24 → App.swift:24

          1 kept, 0 lost, 0 different

          """)
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

  @Test func findsWhatIsInAnotherContainerNow() async throws {
    let wrapped = Self.new.replacing(
      "window?.rootViewController = tabs",
      with: "window?.rootViewController = UINavigationController(rootViewController: tabs)"
    ).replacing(
      "(window?.rootViewController as! UITabBarController)",
      with:
        "((window?.rootViewController as! UINavigationController).viewControllers[0] as! UITabBarController)"
    )
    try await Self.with(new: wrapped) { project in
      let compared = try await Self.compare(project)
      #expect(compared.findings == "")
      #expect(
        compared.output.split(separator: "\n").map { String($0.prefix(6)) } == [
          "launch", "lost  ", "kept  ", "lost  ", "1 kept",
        ])
    }
  }

  @Test func aComparisonOfNothingIsAFault() async throws {
    try await Self.with { project in
      try project.folder.write(
        "```swift launch\n```\n\n```swift launch\n```\n", to: "launches.md")
      let compared = try await Self.compare(project)
      #expect(compared.output == "")
      #expect(compared.findings.contains("restored nothing that its user had"))
      #expect(compared.exitCode == 2)
    }
  }

  @Test func aNewAppThatDoesNotLaunchIsAFault() async throws {
    try await Self.with { project in
      try project.folder.write("<plist version=\"1.0\"><dict/></plist>", to: "New/Info.plist")
      let compared = try await Self.compare(project)
      #expect(compared.findings.contains("[scenes.not-adopted]"))
      #expect(!compared.findings.contains("launches"))
      #expect(compared.exitCode == 1)
    }
  }

  @Test func saysWhatItDoesNotFind() async throws {
    try await GuideProject.with(guide: SampleGuides.app) { project in
      let compared = try await project.reprise("compare", "nowhere", "guide")
      #expect(compared.findings == "reprise: error: There is no folder and no guide `nowhere`.\n")
      #expect(compared.exitCode == 2)
    }
  }

  /// An app whose screens come back by what it wrote into its defaults, whatever the system saves.
  private static let everything = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let wasUsed = UserDefaults.standard.bool(forKey: "wasUsed")
        UserDefaults.standard.set(true, forKey: "wasUsed")
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: Screen("First"))
        let list = ListScreen("List")
        tabs.viewControllers = [stack, list]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        guard wasUsed else { return true }
        let form = FormScreen("Form")
        stack.pushViewController(form, animated: false)
        form.loadViewIfNeeded()
        form.change()
        list.loadViewIfNeeded()
        list.tableView.contentOffset.y = 100
        list.tableView.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
        tabs.selectedIndex = 1
        tabs.present(Screen("Help"), animated: false)
        return true
      }
    }

    class Screen: UIViewController {
      init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
      }

      required init?(coder: NSCoder) { fatalError() }
    }

    class ListScreen: UITableViewController {
      init(_ title: String) {
        super.init(style: .plain)
        self.title = title
        tableView.rowHeight = 44
        clearsSelectionOnViewWillAppear = false
      }

      required init?(coder: NSCoder) { fatalError() }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \\(indexPath.row)"
        return cell
      }
    }

    class FormScreen: Screen {
      let field = UITextField()
      let text = UITextView()
      let search = UISearchBar()
      let toggle = UISwitch()
      let slider = UISlider()
      let stepper = UIStepper()
      let segments = UISegmentedControl(items: ["A", "B"])
      let pages = UIPageControl()
      let picker = UIDatePicker()
      let progress = UIProgressView()
      let button = UIButton()
      let label = UILabel()
      let scroll = UIScrollView()

      override func viewDidLoad() {
        super.viewDidLoad()
        text.frame = view.bounds
        scroll.frame = view.bounds
        pages.numberOfPages = 3
        for part in [
          field, text, search, toggle, slider, stepper, segments, pages, picker, progress, button,
          label, scroll,
        ] as [UIView] { view.addSubview(part) }
      }

      func change() {
        field.text = "Ann"
        text.text = "Dear Bob"
        text.selectedRange = NSRange(location: 2, length: 3)
        search.text = "tea"
        toggle.isOn = true
        slider.value = 0.5
        stepper.value = 4
        segments.selectedSegmentIndex = 1
        pages.currentPage = 2
        picker.date = Date(timeIntervalSince1970: 0)
        progress.progress = 0.25
        button.isSelected = true
        label.text = "Three letters"
        scroll.contentSize = CGSize(width: 400, height: 4000)
        scroll.contentOffset = CGPoint(x: 0, y: 300)
      }
    }

    """

  @Test func tellsEverythingThatAUserCanTell() async throws {
    try await GuideProject.with([:]) { project in
      try project.folder.write(Self.everything, to: "App/App.swift")
      try project.folder.write(
        "<plist version=\"1.0\"><dict/></plist>", to: "App/Info.plist")
      try project.folder.write(
        "```swift launch sdk=18\n```\n\n```swift launch\n```\n", to: "launches.md")
      let folder = project.folder.path
      let compared = try await project.reprise(
        ["compare", "\(folder)/App", "\(folder)/App", "--launches", "\(folder)/launches.md"])
      #expect(compared.findings == "")
      #expect(
        compared.output == """
          launch 2
          kept  UITabBarController  selected tab                  “List”                       elsewhere
          kept  First               stack                         “First ▸ Form”               elsewhere
          kept  Form                text of UITextField           “Ann”                        elsewhere
          kept  Form                text of UITextView            “Dear Bob”                   elsewhere
          kept  Form                cursor of UITextView          “2..<5”                      elsewhere
          kept  Form                text of UISearchBar           “tea”                        elsewhere
          kept  Form                state of UISwitch             “on”                         elsewhere
          kept  Form                value of UISlider             “0.5”                        elsewhere
          kept  Form                value of UIStepper            “4.0”                        elsewhere
          kept  Form                choice of UISegmentedControl  “B”                          elsewhere
          kept  Form                value of UIPageControl        “2”                          elsewhere
          kept  Form                date of UIDatePicker          “1970-01-01T00:00:00Z”       elsewhere
          kept  Form                value of UIProgressView       “0.25”                       elsewhere
          kept  Form                state of UIButton             “on”                         elsewhere
          kept  Form                label of UILabel              “Three letters”              elsewhere
          kept  Form                position of UIScrollView      “0, 300”                     elsewhere
          kept  List                top row of UITableView        “Row 2, scrolled out by 12”  elsewhere
          kept  List                selected rows of UITableView  “Row 3”                      elsewhere
          kept  UITabBarController  presented screen              “Help”                       elsewhere

          19 kept, 0 lost, 0 different

          """)
      #expect(compared.exitCode == 0)
    }
  }
}
