import KeyedArchive
import RunRecord
import Testing

/// Who is saved and who is left out (uikit-restoration 2.2, 2.4, 2.5).
@Suite struct PreservationTests {
  // P4.1: without identifier the branch is left out; 10.11: the others keep their real index.
  @Test(.pins("P4.1", "P6.1", "P6.3", "8.4", "10.11", "4.navigation.4"))
  func leavesOutTheBranchBelowANamelessController() async throws {
    let run = try await AppProgram(
      root: """
        let stack = UINavigationController(rootViewController: named(UIViewController(), "lost"))
            let navigation = named(UINavigationController(), "nav")
            navigation.viewControllers = [named(UIViewController(), "base"), UIViewController(), named(UIViewController(), "top")]
            let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = [navigation, stack]
            return tabs
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(
      run.launches[0].savedPaths == [
        "tabs", "tabs/:[0]:/nav", "tabs/:[0]:/nav/:[0]:/base", "tabs/:[0]:/nav/:[2]:/top",
      ])
    #expect(
      run.launches[0].savedValues("tabs/:[0]:/nav")["kUIViewControllerChildrenKey"]
        == .array([
          .reference(path: "tabs/:[0]:/nav/:[0]:/base"),
          .reference(path: "tabs/:[0]:/nav/:[2]:/top"),
        ]))
    #expect(
      run.launches[0].decisions.dropFirst().dropLast() == [
        "UIViewController #3: skipped, it has no restoration identifier",
        "UINavigationController: skipped, it has no restoration identifier; "
          + "the controller below it is skipped too",
      ])
  }

  // P5, 10.14: a reference to a nameless object is nil, with a warning; a branch below a nameless
  // parent is saved when the delegate refers to it (2.5, 10.15).
  @Test(.pins("P2.4", "P5.1", "P5.3", "P5.5", "2.5.3a", "3.4.4", "3.5.1", "10.14", "10.15"))
  func savesWhatTheDelegateRefersTo() async throws {
    let run = try await AppProgram(
      root: "UINavigationController(rootViewController: named(UIViewController(), \"kept\"))",
      delegate: """
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            let navigation = window!.rootViewController as! UINavigationController
            coder.encode(navigation.topViewController, forKey: "kept")
            coder.encode(navigation, forKey: "nameless")
            coder.encode([navigation.topViewController!, navigation] as [UIViewController], forKey: "both")
            coder.encode(["a": navigation.topViewController!], forKey: "named")
          }
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            let kept = coder.decodeObject(forKey: "kept") as! UIViewController
            let both = coder.decodeObject(forKey: "both") as! [UIViewController]
            let named = coder.decodeObject(forKey: "named") as! [String: UIViewController]
            print(kept === (window!.rootViewController as! UINavigationController).topViewController)
            print(both.count, both[0] === kept, named["a"] === kept, coder.decodeObject(forKey: "nameless") == nil)
          }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[0].savedPaths == [":[0]:/kept"])
    #expect(
      run.launches[0].decisions.filter { $0.contains("reference") } == [
        "UINavigationController: reference not saved, "
          + "nameless: the object has no restoration identifier of its own",
        "UINavigationController: reference not saved, "
          + "both[1]: the object has no restoration identifier of its own",
      ])
    #expect(run.launches[1].output == "true\n1 true true true\n")
  }

  // 10.15: the path goes on above a nameless ancestor.
  @Test(.pins("2.5.3a", "10.15"))
  func leavesNamelessAncestorsOutOfAPath() async throws {
    let run = try await AppProgram(
      root: """
        let stack = UINavigationController(rootViewController: named(UIViewController(), "leaf"))
            let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = [named(UIViewController(), "first"), stack]
            return tabs
        """,
      delegate: """
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            coder.encode(window!.rootViewController!.children[1].children[0], forKey: "leaf")
          }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(
      run.launches[0].savedPaths?.sorted() == ["tabs", "tabs/:[0]:/first", "tabs/:[0]:/leaf"])
    #expect(
      run.launches[1].decisions.contains(
        "tabs/:[0]:/leaf: found, existing object with this path"))
  }

  // 10.16: of two objects with the same full path the first wins.
  @Test(.pins("2.4.12", "10.16"))
  func keepsTheFirstOfTwoWithTheSamePath() async throws {
    let run = try await AppProgram(
      root: "named(First(), \"same\")",
      delegate: """
          let other = named(Second(), "same")
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            coder.encode(window!.rootViewController, forKey: "root")
            coder.encode(other, forKey: "other")
          }
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            print(coder.decodeObject(forKey: "root") is First, coder.decodeObject(forKey: "other") == nil)
          }
        """,
      code: "class First: UIViewController {}\nclass Second: UIViewController {}\n",
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[0].savedPaths == ["same"])
    #expect(run.launches[0].savedArchive?.objects[0].className == "App.First")
    #expect(
      run.launches[0].decisions.contains(
        "same: skipped, First has the same identifier path"))
    // The reference to the second does not lead to the first.
    #expect(run.launches[1].output == "true true\n")
  }

  // 2.5: what is below a nameless stack is saved where it is referred to, and no object saves its place.
  @Test(.pins("2.5.3b"))
  func losesTheOrderBelowANamelessParent() async throws {
    let run = try await AppProgram(
      root: "UINavigationController(rootViewController: Page.make(\"a\"))",
      delegate: """
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            coder.encode(window!.rootViewController!.children, forKey: "pages")
          }
        """,
      code: """
        class Page: UIViewController, UIViewControllerRestoration {
          static func make(_ name: String) -> Page {
            let page = named(Page(), name)
            page.restorationClass = Page.self
            return page
          }
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { make(identifierComponents.last!) }
          override func decodeRestorableState(with coder: NSCoder) { print(restorationIdentifier!, "decodes") }
        }
        """,
      launches: [
        """
        let stack = app.rootViewController as! UINavigationController
        stack.pushViewController(Page.make("b"), animated: false)
        app.enterBackground()
        """, "print((app.rootViewController as! UINavigationController).viewControllers.count)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths?.sorted() == [":[0]:/a", ":[1]:/b"])
    #expect(run.launches[1].output == "a decodes\nb decodes\n1\n")
  }

  // Two views with one name in one controller: the first is saved, and the first gets it back.
  @Test(.pins("10.16")) func restoresTheFirstOfTwoViewsWithOneName() async throws {
    let run = try await AppProgram(
      root: "named(Form(), \"form\")", code: Self.form,
      launches: [
        """
        let form = app.rootViewController as! Form
        form.side.restorationIdentifier = "meter"
        form.meter.level = 42
        form.side.level = 7
        app.enterBackground()
        """,
        """
        let form = app.rootViewController as! Form
        print(form.meter.level, form.side.level)
        form.side.restorationIdentifier = "meter"
        app.enterBackground()
        """,
        "let form = app.rootViewController as! Form\nprint(form.meter.level, form.side.level)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["form", "form/meter"])
    #expect(run.launches.dropFirst().map(\.output) == ["1 true\n42 0\n", "1 true\n42 0\n"])
  }

  // 2.4: siblings with one identifier are told apart in a stack by their markers.
  @Test(.pins("2.4.7", "P4.3"))
  func tellsSiblingsApartByPosition() async throws {
    let run = try await AppProgram(
      root: """
        let navigation = named(UINavigationController(), "nav")
            navigation.viewControllers = [make(), make(), make()]
            return navigation
        """,
      code: """
        class Page: UIViewController {
          var text = ""
          override func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
          override func decodeRestorableState(with coder: NSCoder) { print(coder.decodeObject(of: NSString.self, forKey: "text")!) }
        }
        @MainActor func make() -> Page { named(Page(), "page") }
        """,
      launches: [
        """
        for (page, text) in zip(app.rootViewController!.children, ["one", "two", "three"]) { (page as! Page).text = text }
        app.enterBackground()
        """, "",
      ]
    ).run()
    #expect(
      run.launches[0].savedPaths == ["nav", "nav/:[0]:/page", "nav/:[1]:/page", "nav/:[2]:/page"])
    #expect(run.launches[1].output == "one\ntwo\nthree\n")
  }

  // 2.4, 10.24: a presentation from inside a stack is the stack's; section 4: it comes back.
  @Test(
    .pins("2.4.3", "P4.4b", "P6.4", "10.24", "4.viewcontroller.1a", "4.viewcontroller.2"))
  func savesThePresentedBelowThePresentingContainer() async throws {
    let run = try await AppProgram(
      root: """
        let inner = named(UIViewController(), "inner")
            return named(UINavigationController(rootViewController: inner), "nav")
        """,
      code: """
        class Sheet: UIViewController, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            print(identifierComponents)
            return named(Sheet(), identifierComponents.last)
          }
          override func viewWillAppear(_ animated: Bool) { print("animated:", animated) }
        }
        """,
      launches: [
        """
        let sheet = named(Sheet(), "sheet")
        sheet.restorationClass = Sheet.self
        app.visibleViewController!.present(sheet, animated: true)
        sheet.present(UIViewController(), animated: true)
        app.enterBackground()
        """,
        "print(type(of: app.visibleViewController!), app.visibleViewController!.presentingViewController === app.rootViewController)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["nav", "nav/:[0]:/inner", "nav/sheet"])
    #expect(
      run.launches[0].savedValues("nav").keys.contains(
        "kUIViewControllerPresentedViewControllerKey"))
    #expect(
      run.launches[0].decisions.contains(
        "UIViewController #2: skipped, it has no restoration identifier"))
    #expect(run.launches[1].output == "[\"nav\", \"sheet\"]\nanimated: false\nSheet true\n")
    // 3.6: the presentation waits until its presenter is on screen, and is not animated in.
    #expect(
      run.launches[1].appearances.suffix(2) == [
        "nav/sheet: viewWillAppear(_:)", "nav/sheet: viewDidAppear(_:)",
      ])
  }

  // 1.4, P4.4: views with identifiers, by their controller's path; each has a coder of its own.
  @Test(.pins("1.4.1", "P4.3", "P4.4d", "4.viewcontroller.1d"))
  func savesViewsWithIdentifiers() async throws {
    let run = try await AppProgram(
      root: "named(Form(), \"form\")",
      code: Self.form,
      launches: [
        """
        let form = app.rootViewController as! Form
        form.meter.level = 42
        form.side.level = 7
        form.nameless.level = 13
        app.enterBackground()
        """,
        "let form = app.rootViewController as! Form\nprint(form.meter.level, form.side.level, form.nameless.level)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["form", "form/meter", "form/side"])
    #expect(run.launches[0].savedArchive?.objects[1].kind == .view)
    #expect(run.launches[0].savedValues("form/meter") == ["value": .integer(42)])
    #expect(run.launches[1].output == "1 true\n42 7 0\n")
  }

  private static let form = """
    class Meter: UIView {
      var level = 0
      override func encodeRestorableState(with coder: NSCoder) { coder.encode(level, forKey: "value") }
      override func decodeRestorableState(with coder: NSCoder) { level = coder.decodeInteger(forKey: "value") }
    }
    class Form: UIViewController {
      let meter = Meter(), side = Meter(), nameless = Meter()
      override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        meter.restorationIdentifier = "meter"
        side.restorationIdentifier = "side"
        box.addSubview(meter)
        box.addSubview(side)
        view.addSubview(box)
        view.addSubview(nameless)
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(1, forKey: "value")
        coder.encode(meter, forKey: "meter")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeInteger(forKey: "value"), coder.decodeObject(of: Meter.self, forKey: "meter") === meter)
      }
    }
    """

  // P6: a custom container saves its children by reference and attaches them again; one that forgets
  // to is saved without them.
  @Test(.pins("P4.4e", "P5.3", "P6.5", "2.4.5", "4.custom.1", "4.custom.2"))
  func savesChildrenOfACustomContainerByReference() async throws {
    let run = try await AppProgram(
      root: "named(Box(), \"box\")",
      code: Self.box,
      launches: [
        """
        let box = app.rootViewController as! Box
        box.attach(make("a"))
        box.attach(named(UIViewController(), "forgotten"))
        box.attach(make("b"))
        app.enterBackground()
        """,
        "print(app.rootViewController!.children.map { $0.restorationIdentifier! })",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["box", "box/:[0]:/a", "box/:[2]:/b"])
    #expect(
      run.launches[0].decisions.contains(
        "box/:[1]:/forgotten: skipped, its container did not encode a reference to it"))
    #expect(run.launches[0].output == "a appears\nb appears\n")
    #expect(run.launches[1].output == "a appears\nb appears\n[\"a\", \"b\"]\n")
  }

  private static let box = """
    class Box: UIViewController {
      func attach(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children.filter { $0 is Remembered }, forKey: "children")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        for child in coder.decodeObject(of: [NSArray.self, Remembered.self], forKey: "children") as? [UIViewController] ?? [] { attach(child) }
      }
    }
    class Remembered: UIViewController, UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { make(identifierComponents.last!) }
      override func viewWillAppear(_ animated: Bool) { print(restorationIdentifier!, "appears") }
    }
    @MainActor func make(_ identifier: String) -> Remembered {
      let child = named(Remembered(), identifier)
      child.restorationClass = Remembered.self
      return child
    }
    """

  /// On a screen, what has changed has been laid out before the user can leave the app.
  @Test func whatHasChangedIsLaidOutBeforeTheStateIsSaved() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        class Root: UIViewController {
          var hasChanged = false
          override func viewDidLayoutSubviews() { if hasChanged { print("lays out") } }
          override func encodeRestorableState(with coder: NSCoder) { print("encodes") }
        }
        """,
      launches: [
        """
        let root = app.window!.rootViewController as! Root
        root.hasChanged = true
        root.view.setNeedsLayout()
        app.enterBackground()
        """
      ]
    ).run()
    #expect(run.launches[0].output == "lays out\nencodes\n")
  }
}
