import RunRecord
import Testing

/// Items of bars, and the driver that finds them by their names.
@Suite struct BarTests {
  @Test func tapsWhatIsCalledSo() async throws {
    let run = try await AppProgram(
      root: "UINavigationController(rootViewController: Page())", code: Self.page,
      launches: [
        """
        ExampleSupport.ExampleProgram.register(methods: [ExampleSupport.ExampleMethod("save:", of: Page.self) { page, arguments in page.save(arguments[0] as! UIBarButtonItem) }])
        app.tap("Save")
        app.tap("Edit")
        app.tap("Done")
        app.tap("Go")
        app.tap("Two")
        app.tap("Trash")
        app.tap("More")
        app.tap("Rename")
        app.tap("Next")
        print(app.visibleViewController!.title as Any)
        app.tap("Notes")
        print(app.visibleViewController!.title as Any)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        saved by Save, in style done
        editing true
        editing false
        pressed
        segment 1
        trash
        renamed
        Optional("Next")
        Optional("Notes")

        """)
  }

  @Test func anItemHasNoTitleBeforeItsControllerHasOne() async throws {
    let run = try await AppProgram(
      root: "UINavigationController(rootViewController: UIViewController())",
      launches: [
        """
        let page = (app.rootViewController as! UINavigationController).topViewController!
        print(page.navigationItem.title ?? "none")
        page.title = "Notes"
        print(page.navigationItem.title ?? "none")
        """
      ]
    ).run()
    #expect(run.launches[0].output == "none\nNotes\n")
  }

  // UIKit asks the controller that appears, and again when the controller says that its answer has changed.
  @Test func asksControllersHowTheStatusBarLooks() async throws {
    let run = try await AppProgram(
      root: "Plain()",
      code: """
        class Plain: UIViewController {
          var hides = false
          override var prefersStatusBarHidden: Bool { print("hidden", hides); return hides }
          override var preferredStatusBarStyle: UIStatusBarStyle { print("style"); return .lightContent }
          override func viewDidAppear(_ animated: Bool) { print("appeared") }
        }
        """,
      launches: [
        """
        let page = app.rootViewController as! Plain
        page.hides = true
        page.setNeedsStatusBarAppearanceUpdate()
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == "hidden false\nstyle\nappeared\nhidden true\nstyle\n")
  }

  // A stack asks its topmost controller only whether there is a status bar.
  @Test func asksTheTopOfAStackWhetherThereIsAStatusBar() async throws {
    let run = try await AppProgram(
      root: "UINavigationController(rootViewController: Plain())",
      code: """
        class Plain: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        """,
      launches: [
        """
        print(UIApplication.shared.isStatusBarHidden, UIApplication.shared.statusBarStyle == .default)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true true\n")
  }

  private static let page = """
    class Page: UIViewController {
      let segments = UISegmentedControl(items: ["One", "Two"])
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        navigationItem.rightBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .save, target: self, action: Selector("save:")), editButtonItem]
        let go = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in print("pressed") })
        segments.addAction(UIAction { [unowned self] _ in print("segment", segments.selectedSegmentIndex) }, for: .valueChanged)
        view.addSubview(go)
        view.addSubview(segments)
        let trash = UIBarButtonItem(image: UIImage(systemName: "trash"), primaryAction: UIAction { _ in print("trash") })
        trash.accessibilityLabel = "Trash"
        let menu = UIMenu(children: [UIAction(title: "Hidden", attributes: .hidden) { _ in }, UIAction(title: "Rename") { _ in print("renamed") }])
        toolbarItems = [.flexibleSpace(), trash, UIBarButtonItem(title: "More", menu: menu)]
        navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Next") { [unowned self] _ in
          let next = UIViewController()
          next.title = "Next"
          navigationController!.pushViewController(next, animated: true)
        })
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController!.setToolbarHidden(false, animated: animated)
      }
      func save(_ sender: UIBarButtonItem) { print("saved by Save, in style", sender.style) }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        print("editing", isEditing)
      }
    }
    """

  @Test(arguments: [
    (
      #"app.tap("Nowhere")"#,
      #"Nothing on screen is called "Nowhere": there are "Off", "Twice", "Twice""#
    ),
    (#"app.tap("Off")"#, #""Off" takes no touches now"#),
    (#"app.tap("Twice")"#, #"2 things on screen are called "Twice""#),
  ])
  func refusesWhatCannotBeTapped(launch: String, message: String) async throws {
    let termination = try await AppProgram(
      page: """
        class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for title in ["Off", "Twice", "Twice", "Hidden"] {
              let button = UIButton(type: .system)
              button.setTitle(title, for: .normal)
              button.isEnabled = title != "Off"
              button.isHidden = title == "Hidden"
              view.addSubview(button)
            }
          }
        }
        """, launches: [launch]
    ).termination()
    guard case .signalled(_, let text, _) = termination else {
      Issue.record("\(termination)")
      return
    }
    #expect(text.contains(message))
  }

  @Test func tabsAreAskedAndTold() async throws {
    let run = try await AppProgram(
      root: """
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two", "Locked"].map { title in
          let controller = UINavigationController(rootViewController: UIViewController())
          controller.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
          return controller
        }
        tabs.delegate = self
        return tabs
        """,
      delegate: """
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { viewController.tabBarItem.title != "Locked" }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { print("selected", viewController.tabBarItem.title!) }
        """,
      code: "extension AppDelegate: UITabBarControllerDelegate {}",
      launches: [
        """
        let tabs = app.rootViewController as! UITabBarController
        app.tap("Two")
        app.tap("Locked")
        print(tabs.selectedIndex, tabs.tabBar.selectedItem!.title!, tabs.tabBar.items!.count)
        let stack = tabs.selectedViewController as! UINavigationController
        let pushed = UIViewController()
        stack.pushViewController(pushed, animated: false)
        app.tap("Two")
        print(stack.viewControllers.count)
        tabs.selectedIndex = 0
        """
      ]
    ).run()
    #expect(run.launches[0].output == "selected Two\n1 Two 3\nselected Two\n1\n")
  }

  @Test func aStackTellsWhatItShowsAndWhereControllersGo() async throws {
    let run = try await AppProgram(
      root: """
        let stack = UINavigationController(rootViewController: Page(title: "first"))
        stack.delegate = self
        return stack
        """,
      delegate: """
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { print("will show", viewController.title!) }
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { print("did show", viewController.title!) }
        """,
      code: """
        extension AppDelegate: UINavigationControllerDelegate {}
        class Page: UIViewController {
          init(title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
          }
          required init?(coder: NSCoder) { nil }
          override func viewWillAppear(_ animated: Bool) { print(title!, "appears", isMovingToParent, isBeingPresented) }
          override func viewDidDisappear(_ animated: Bool) { print(title!, "disappears", isMovingFromParent, isBeingDismissed) }
        }
        """,
      launches: [
        """
        let stack = app.rootViewController as! UINavigationController
        stack.pushViewController(Page(title: "second"), animated: true)
        print(stack.navigationBar.topItem!.title!, stack.navigationBar.backItem!.title!)
        app.tap("first")
        let sheet = Page(title: "sheet")
        sheet.modalPresentationStyle = .fullScreen
        stack.present(sheet, animated: false)
        stack.dismiss(animated: false)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        first appears false false
        will show second
        second appears true false
        first disappears false false
        did show second
        second first
        will show first
        first appears false false
        second disappears true false
        did show first
        sheet appears false true
        first disappears false false
        first appears false false
        sheet disappears false true

        """)
  }

  @Test func barsAreTheirControllers() async throws {
    let run = try await AppProgram(
      root: "UINavigationController(rootViewController: UIViewController())",
      launches: [
        """
        let stack = app.rootViewController as! UINavigationController
        let top = stack.topViewController!
        print(top.view.safeAreaInsets.top, top.view.safeAreaLayoutGuide.layoutFrame.minY)
        stack.isNavigationBarHidden = true
        print(top.view.safeAreaInsets.top, stack.navigationBar.isHidden)
        UINavigationBar.appearance().barTintColor = .red
        print(UINavigationBar.appearance().barTintColor == .red, UIToolbar.appearance().barTintColor as Any)
        top.view.addSubview(UIToolbar())
        let bar = top.view.subviews[0] as! UIToolbar
        bar.items = [UIBarButtonItem(customView: UIButton(type: .system, primaryAction: UIAction(title: "Own") { _ in print("own") }))]
        app.tap("Own")
        """
      ]
    ).run()
    #expect(run.launches[0].output == "103.0 103.0\n59.0 true\ntrue nil\nown\n")
  }
}
