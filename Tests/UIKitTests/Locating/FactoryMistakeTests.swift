import KeyedArchive
import RunRecord
import Testing

/// What becomes of usual mistakes in factories and containers (uikit-restoration 3.2 rules, 8).
@Suite struct FactoryMistakeTests {
  /// A page with a text that it saves.
  private static let page = """
    class Page: UIViewController {
      var text = "new"
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(of: NSString.self, forKey: "text")! as String
      }
    }
    let launchNumber = ProcessInfo.processInfo.environment["REPRISE_LAUNCH"].flatMap { Int($0) }!

    """

  // Gotcha 2: the stack takes the factory's page, and the app's property keeps the launch's.
  @Test(.pins("8.g2"))
  func aBaseControllerMadeAnewIsThereTwice() async throws {
    let run = try await AppProgram(
      root: #"named(UINavigationController(rootViewController: page), "stack")"#,
      delegate: """
          lazy var page = named(Page(), "page")
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            identifierComponents.last == "page" ? named(Page(), "page") : nil
          }
        """,
      code: Self.page,
      launches: [
        "(app.delegate as! AppDelegate).page.text = \"old\"\napp.enterBackground()",
        """
        let mine = (app.delegate as! AppDelegate).page
        let shown = app.visibleViewController as! Page
        print(mine === shown, mine.text, shown.text)
        """,
      ]
    ).run()
    #expect(run.launches[1].output == "false new old\n")
  }

  // Gotcha 3: what is restored is an object that no window shows.
  @Test(.pins("8.g3", "3.2.1c"))
  func aNewRootIsRestoredUnseen() async throws {
    let run = try await AppProgram(
      root: #"let root = named(Root(), "root"); root.restorationClass = Root.self; return root"#,
      code: Self.page + """
        class Root: Page, UIViewControllerRestoration {
          static var other: Root?
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            other = named(Root(), "root")
            return other
          }
        }
        """,
      launches: [
        "(app.rootViewController as! Root).text = \"old\"\napp.enterBackground()",
        "print((app.rootViewController as! Root).text, Root.other!.text, Root.other!.viewIfLoaded?.window as Any)",
      ]
    ).run()
    #expect(run.launches[1].output == "new old nil\n")
  }

  // Gotcha 4: only the delegate can build a presented UINavigationController. 4: without it
  // nothing is presented, and a reference to it is nil (3.4).
  @Test(.pins("8.g4", "3.4.5", "4.viewcontroller.3", "8.7", "3.2.2", "3.2.2a"))
  func aPresentedStackIsBuiltByTheDelegateOrNotAtAll() async throws {
    let run = try await AppProgram(
      root: #"named(Presenter(), "root")"#,
      delegate: """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            identifierComponents == ["root", "modal"] && launchNumber == 3 ? named(UINavigationController(rootViewController: named(Page(), "page")), "modal") : nil
          }
        """,
      code: Self.page + """
        class Presenter: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(presentedViewController, forKey: "mine")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print("reference:", coder.decodeObject(of: UINavigationController.self, forKey: "mine") != nil)
          }
        }
        """,
      launches: [
        """
        let modal = named(UINavigationController(rootViewController: named(Page(), "page")), "modal")
        app.rootViewController!.present(modal, animated: false)
        (modal.topViewController as! Page).text = "old"
        app.enterBackground()
        """,
        "print(app.rootViewController!.presentedViewController as Any)",
        "print((app.visibleViewController as! Page).text)",
      ]
    ).run()
    #expect(run.launches[1].output == "reference: false\nnil\n")
    // One that is missing does not stop the search for others.
    for path in ["root/modal", "root/modal/:[0]:/page"] {
      #expect(run.launches[1].decisions.contains { $0.hasPrefix("\(path): not found, ") })
    }
    #expect(
      run.launches[1].decisions.contains(
        "root: presentation not restored, the presented controller was not restored"))
    #expect(run.launches[2].output == "reference: true\nold\n")
  }

  // 8: nil from its class drops a presentation.
  @Test(.pins("3.2.1a", "4.viewcontroller.3", "8.5", "10.5"))
  func aPresentedControllerThatItsClassRefusesStaysAway() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      code: Self.page + """
        class Refusing: Page, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { nil }
        }
        """,
      launches: [
        """
        let sheet = named(Refusing(), "sheet")
        sheet.restorationClass = Refusing.self
        app.rootViewController!.present(sheet, animated: false)
        app.enterBackground()
        """, "print(app.rootViewController!.presentedViewController as Any)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["root", "root/sheet"])
    #expect(run.launches[1].output == "nil\n")
    #expect(
      run.launches[1].decisions.contains(
        "root/sheet: skipped, its restoration class Refusing returned nil"))
  }

  // 3.2, rules: a factory that sets the identifier alone, or nothing, loses what is needed next time.
  @Test(.pins("3.2.8"))
  func aControllerWithoutItsIdentifierDropsOutOfTheNextSave() async throws {
    let run = try await AppProgram(
      root: #"named(UINavigationController(rootViewController: named(Page(), "page")), "stack")"#,
      code: Self.page + """
        class Forgetful: Page, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { Forgetful() }
        }
        """,
      launches: [
        """
        let top = named(Forgetful(), "top")
        top.restorationClass = Forgetful.self
        (app.rootViewController as! UINavigationController).pushViewController(top, animated: false)
        app.enterBackground()
        """,
        "print(type(of: app.visibleViewController!))\napp.enterBackground()",
        "print(type(of: app.visibleViewController!))",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["stack", "stack/:[0]:/page", "stack/:[1]:/top"])
    #expect(run.launches[1].savedPaths == ["stack", "stack/:[0]:/page"])
    #expect(run.launches.map(\.output) == ["", "Forgetful\n", "Page\n"])
  }

  /// A container that makes its children at launch, and attaches those that it decodes.
  private static func box(decode: String) -> String {
    page + """
      class Box: UIViewController {
        var attached: [String] = []
        init() {
          super.init(nibName: nil, bundle: nil)
          restorationIdentifier = "box"
          for name in ["a", "b"] { attach(named(Page(), name)) }
        }
        required init?(coder: NSCoder) { fatalError() }
        func attach(_ child: UIViewController) {
          attached.append(child.restorationIdentifier!)
          child.removeFromParent()
          addChild(child)
          child.didMove(toParent: self)
        }
        override func encodeRestorableState(with coder: NSCoder) {
          super.encodeRestorableState(with: coder)
          coder.encode(children, forKey: "children")
        }
        override func decodeRestorableState(with coder: NSCoder) {
          super.decodeRestorableState(with: coder)
          let saved = coder.decodeObject(of: [NSArray.self, UIViewController.self], forKey: "children") as! [UIViewController]
          \(decode)
        }
      }
      """
  }

  // Gotcha 5: children that launch and decode both set are set twice.
  @Test(.pins("8.g5"))
  func aContainerThatSetsItsChildrenInBothPlacesSetsThemTwice() async throws {
    let run = try await AppProgram(
      root: "Box()", code: Self.box(decode: "for child in saved { attach(child) }"),
      launches: ["app.enterBackground()", "print((app.rootViewController as! Box).attached)"]
    ).run()
    #expect(run.launches[1].output == "[\"a\", \"b\", \"a\", \"b\"]\n")
  }

  // Gotcha 6, 2.4: the place is in the path, so the next launch finds no child where it was saved.
  @Test(.pins("8.g6", "2.4.5", "4.custom.2"))
  func aContainerThatChangesTheOrderIsNotFoundTheNextTime() async throws {
    let run = try await AppProgram(
      root: "Box()", code: Self.box(decode: "for child in saved.reversed() { attach(child) }"),
      launches: ["app.enterBackground()", "app.enterBackground()", ""]
    ).run()
    let found = "found, existing object with this path"
    let missing =
      "not found, no restoration class, no controller from the app delegate, no existing object"
    #expect(run.launches[0].savedPaths == ["box", "box/:[0]:/a", "box/:[1]:/b"])
    #expect(
      run.launches[1].decisions.prefix(3) == [
        "box: \(found)", "box/:[0]:/a: \(found)", "box/:[1]:/b: \(found)",
      ])
    #expect(run.launches[1].savedPaths == ["box", "box/:[0]:/b", "box/:[1]:/a"])
    #expect(
      run.launches[2].decisions == [
        "box: \(found)", "box/:[0]:/b: \(missing)", "box/:[1]:/a: \(missing)",
      ])
  }

  // One object decodes as each of the paths it was returned for, and the trace says as which.
  @Test func anObjectReturnedForTwoPathsIsEachInItsTurn() async throws {
    let run = try await AppProgram(
      root: #"named(UINavigationController(rootViewController: named(Page(), "a")), "stack")"#,
      delegate: """
          static let page = named(Page(), "b")
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            identifierComponents.count == 2 ? Self.page : nil
          }
        """,
      code: Self.page,
      launches: [
        """
        let stack = app.rootViewController as! UINavigationController
        stack.pushViewController(named(Page(), "b"), animated: false)
        app.enterBackground()
        """, "",
      ]
    ).run()
    #expect(
      run.launches[1].hooks("decodeRestorableState(with:)") == [
        "stack: decodeRestorableState(with:)", "stack/:[0]:/a: decodeRestorableState(with:)",
        "stack/:[1]:/b: decodeRestorableState(with:)",
      ])
  }
}
