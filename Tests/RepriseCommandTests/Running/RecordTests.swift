import Foundation
import Testing

/// Launches files that `run --app --record` writes.
struct RecordTests {
  private static let app = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "Tabs"
        let form = Form()
        form.title = "Form"
        let list = List()
        list.title = "A `list`"
        tabs.viewControllers = [UINavigationController(rootViewController: form), list]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
      }
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    }

    class Form: UIViewController, UITableViewDataSource {
      let amount = UITextField()
      private lazy var note = UITextView()
      let rows = UITableView()
      let sizes = UISegmentedControl(items: ["Small", "Large"])
      override func viewDidLoad() {
        super.viewDidLoad()
        let name = UITextField()
        name.placeholder = "Your \\"name\\""
        amount.keyboardType = .numberPad
        rows.dataSource = self
        let quick = UISwitch()
        quick.accessibilityIdentifier = "quick"
        let hidden = UIButton(type: .system, primaryAction: UIAction(title: "Hidden") { _ in })
        hidden.isHidden = true
        let twins = (1...2).map { _ in
          UIButton(type: .system, primaryAction: UIAction(title: "Twin") { _ in })
        }
        let views = [name, amount, note, quick, sizes, rows, hidden] + twins + [
          UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in print("saved") }),
          UIButton(type: .system, primaryAction: UIAction(title: "Crash") { _ in fatalError("no") }),
        ]
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.distribution = .fillEqually
        column.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
        view.addSubview(column)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Add", primaryAction: UIAction { _ in print("added") })
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \\(indexPath.row)"
        return cell
      }
    }

    class List: UITableViewController {
    }
    """

  private static let parts = """
    ## Tab: `A 'list'`
      app.tapTab("A `list`")
    ## First row: `Row 0`
      app.tap("Row 0")
    ## Text field: `Your "name"`
      app.type("Reprise", into: "Your \\"name\\"")
    ## Text field: `amount`
      app.type("42", into: app.view(UITextField.self, outlet: "amount"))
    ## Text view: `note`
      app.type("Reprise", into: app.view(UITextView.self, outlet: "note"))
    ## Switch: `quick`
      app.tap("quick")
    ## Segment: `Small`
      app.tap("Small")
    ## Button: `Save`
      app.tap("Save")
    ## Button in the bar: `Add`
      app.tap("Add")
    """

  private func with(
    _ app: String = Self.app, _ body: (GuideProject) async throws -> Void
  ) async throws {
    try await GuideProject.with([:]) { project in
      try project.folder.write(app, to: "Notes/App.swift")
      try await body(project)
    }
  }

  /// The headings of a launches file, and the statements that press something.
  private func parts(of text: String) -> String {
    text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("## ") { return String(line) }
      let isPress = ["app.tap", "app.type", "app.select", "let "].contains(where: line.hasPrefix)
      return isPress ? "  \(line)" : nil
    }.joined(separator: "\n")
  }

  @Test func `the file presses each thing that a launch can name, and runs as it is`() async throws
  {
    try await with { project in
      let recorded = try await project.reprise("run", "--app", "Notes", "--record", "new.md")
      #expect(recorded.exitCode == 0, "\(recorded.errors)")
      #expect(recorded.output.hasPrefix("new.md: 18 launches written\n  Tab: `A 'list'`\n"))
      #expect(
        recorded.output.contains(
          "  not in the file, because its launch fails: Button: `Crash`\n"
            + "to run it: reprise run --app Notes --launches new.md\n"))
      #expect(parts(of: try project.folder.text("new.md")) == Self.parts)
      let ran = try await project.reprise("run", "--app", "Notes", "--launches", "new.md")
      #expect(ran.exitCode == 0, "\(ran.errors)")
      #expect(ran.output.contains("\nsaved\n"))
      #expect(ran.output.contains("\nadded\n"))
      #expect(ran.output.contains("notes, launch 18\n"))
    }
  }

  @Test func `after each launch that presses something, another one shows what is restored`()
    async throws
  {
    try await with { project in
      _ = try await project.reprise("run", "--app", "Notes", "--record", "new.md")
      let text = try project.folder.text("new.md")
      #expect(
        text.contains(
          """
          ## Tab: `A 'list'`

          ```swift launch
          app.tapTab("A `list`")
          await app.settle()
          app.suspend()
          app.terminate()
          ```

          ```swift launch
          app.forceQuit()
          ```

          ## First row
          """))
    }
  }

  @Test func `the file turns the next page, and goes back`() async throws {
    let app = """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate, UIPageViewControllerDataSource {
        var window: UIWindow?
        let titles = ["One", "Two"]
        func application(
          _ application: UIApplication,
          willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          pages.dataSource = self
          pages.setViewControllers([page(0)], direction: .forward, animated: false)
          let home = UIViewController()
          home.title = "Home"
          let stack = UINavigationController(rootViewController: home)
          stack.pushViewController(pages, animated: false)
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = stack
          window?.makeKeyAndVisible()
          return true
        }
        func page(_ index: Int) -> UIViewController {
          let page = UIViewController()
          page.title = titles[index]
          return page
        }
        func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
          page.title == "Two" ? self.page(0) : nil
        }
        func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
          page.title == "One" ? self.page(1) : nil
        }
      }
      """
    try await with(app) { project in
      _ = try await project.reprise("run", "--app", "Notes", "--record", "new.md")
      #expect(
        try parts(of: project.folder.text("new.md")) == """
          ## Next page
          ## Button in the bar: `Home`
            app.tap("Home")
          """)
      #expect(
        try project.folder.text("new.md").contains(
          "app.turnPage(in: app.visibleViewController!.parent as! UIPageViewController)\n"))
      let ran = try await project.reprise("run", "--app", "Notes", "--launches", "new.md")
      #expect(ran.exitCode == 0, "\(ran.errors)")
    }
  }

  @Test func `a file that exists stays as it is`() async throws {
    try await with { project in
      try project.folder.write("mine", to: "new.md")
      let recorded = try await project.reprise("run", "--app", "Notes", "--record", "new.md")
      #expect(recorded.exitCode == 2)
      #expect(
        recorded.errors
          == "reprise: error: `new.md` exists already, and --record does not replace it. "
          + "Name another file, or remove this one.\n")
      #expect(try project.folder.text("new.md") == "mine")
    }
  }

  @Test func `an app that does not compile leaves no file`() async throws {
    try await with(
      "import UIKit\n@main class A: UIResponder, UIApplicationDelegate { let a = b }\n"
    ) {
      project in
      let recorded = try await project.reprise("run", "--app", "Notes", "--record", "new.md")
      #expect(recorded.exitCode == 1)
      #expect(recorded.findings.contains("Notes/App.swift:2:61: error: cannot find 'b' in scope"))
      #expect(!FileManager.default.fileExists(atPath: "\(project.folder.path)/new.md"))
    }
  }

  @Test func `the file names the SDK, the project and the target of the command`() async throws {
    try await with { project in
      let recorded = try await project.reprise(
        "run", "--app", "Notes", "--record", "new.md", "--sdk", "16")
      #expect(recorded.exitCode == 0, "\(recorded.errors)")
      let text = try project.folder.text("new.md")
      #expect(text.hasPrefix("---\nsdk: 16\n---\n# What the user does in Notes\n"))
      #expect(text.contains("\nreprise run --app Notes --launches new.md --sdk 16\n"))
    }
  }

  @Test(arguments: [["--launches", "a.md"], ["--json"], ["--brief"], ["--screens", "s"]])
  func `what prints a run is refused beside it`(options: [String]) async throws {
    try await with { project in
      let recorded = try await project.reprise(
        ["run", "--app", "Notes", "--record", "new.md"] + options)
      #expect(recorded.exitCode == 2)
      #expect(recorded.errors.contains("--record prints no run"))
    }
  }
}
