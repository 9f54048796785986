import KeyedArchive
import RunRecord
import Testing

/// How each archived object is found or created (uikit-restoration 3.2).
@Suite struct LocatingTests {
  // Rule 1: nil from the class stops the search; section 4: the stack is cut off there.
  @Test(
    .pins(
      "1.1.9", "2.5.2", "3.2.1a", "3.2.1b", "3.2.2a", "3.2.5", "4.navigation.3", "8.5", "8.6",
      "8.7", "10.5", "10.8"))
  func nilFromAClassLeavesOutTheBranch() async throws {
    let run = try await AppProgram(
      root: """
        let navigation = named(UINavigationController(rootViewController: named(Page(), "base")), "nav")
            return navigation
        """,
      delegate: """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            print("delegate asked for", identifierComponents)
            return nil
          }
        """,
      code: Self.refusing,
      launches: [
        """
        let navigation = app.rootViewController as! UINavigationController
        let refusing = named(Refusing(), "refusing")
        refusing.restorationClass = Refusing.self
        let inner = named(Page(), "inner")
        refusing.addChild(inner)
        navigation.pushViewController(refusing, animated: false)
        navigation.pushViewController(named(Page(), "top"), animated: false)
        app.enterBackground()
        """,
        "print((app.rootViewController as! UINavigationController).viewControllers.count)",
      ]
    ).run()
    #expect(
      run.launches[0].savedPaths == [
        "nav", "nav/:[0]:/base", "nav/:[1]:/refusing", "nav/:[1]:/refusing/:[0]:/inner",
        "nav/:[2]:/top",
      ])
    let existing = "found, existing object with this path"
    #expect(
      run.launches[1].decisions == [
        "nav: \(existing)",
        "nav/:[0]:/base: \(existing)",
        "nav/:[1]:/refusing: skipped, its restoration class Refusing returned nil",
        "nav/:[1]:/refusing/:[0]:/inner: skipped, its ancestor nav/:[1]:/refusing was skipped",
        "nav/:[2]:/top: not found, no restoration class, no controller from the app delegate, "
          + "no existing object",
        "nav: stack truncated, Can't find Child View Controller at index 1 with identifier "
          + "nav/:[1]:/refusing, truncating child array",
      ])
    #expect(
      run.launches[1].output == """
        delegate asked for ["nav"]
        delegate asked for ["nav", "base"]
        delegate asked for ["nav", "top"]
        1

        """)
  }

  private static let refusing = """
    class Page: UIViewController {}
    class Refusing: UIViewController, UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { nil }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children[0], forKey: "child")
      }
    }
    """

  // Section 4: index 0 missing, the base stack stays.
  @Test(.pins("4.navigation.5"))
  func keepsTheBaseStackWithoutItsBase() async throws {
    let run = try await AppProgram(
      root: """
        named(UINavigationController(rootViewController: named(UIViewController(), CommandLaunch.first ? "old" : "new")), "nav")
        """,
      code: """
        enum CommandLaunch { static let first = ProcessInfo.processInfo.environment["REPRISE_LAUNCH"] == "1" }
        """,
      launches: [
        "app.enterBackground()",
        """
        let stack = (app.rootViewController as! UINavigationController).viewControllers
        print(stack.map { $0.restorationIdentifier! })
        """,
      ]
    ).run()
    #expect(run.launches[1].output == "[\"new\"]\n")
  }

  // Rule 1, rules: a class without the conformance is a warning, and the object is missing.
  @Test(.pins("6.6.7a", "3.2.9", "3.2.10", "8.9", "8.10"))
  func warnsOfAClassWithoutConformance() async throws {
    let run = try await AppProgram(
      root: """
        let root = named(UIViewController(), "root")
            root.restorationClass = Restorer1.self
            return root
        """,
      code: """
        class Restorer1: NSObject, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { nil }
        }
        class Powerless: NSObject {}
        """,
      launches: [
        "app.enterBackground()\n" + ArchiveEditing.replace("App.Restorer1", by: "App.Powerless"),
        "",
        "app.enterBackground()\n" + ArchiveEditing.replace("App.Restorer1", by: "App.Vanished1"),
        "",
      ]
    ).run()
    #expect(
      run.launches[1].decisions == [
        "root: Warning: restoration class for view controller does not conform to "
          + "UIViewControllerRestoration protocol: Class is App.Powerless",
        "root: not found, its restoration class cannot create it",
      ])
    // 3.2, rules: a class that is gone is as none; the search goes on.
    #expect(
      run.launches[3].decisions == [
        "root: restoration class not found, this app has no class App.Vanished1",
        "root: found, existing object with this path",
      ])
  }

  // 3.2, rules: a class that is gone counts as none, so rule 2 holds.
  @Test(.pins("3.2.10"))
  func asksTheDelegateWhereTheRestorationClassIsGone() async throws {
    let run = try await AppProgram(
      root: """
        let root = named(UIViewController(), "root")
            root.restorationClass = Restorer1.self
            return root
        """,
      delegate: """
        func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
          print("asked for", identifierComponents)
          return nil
        }
        """,
      code: """
        class Restorer1: NSObject, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { nil }
        }
        """,
      launches: [
        "app.enterBackground()\n" + ArchiveEditing.replace("App.Restorer1", by: "App.Vanished1"),
        "",
      ]
    ).run()
    #expect(run.launches[1].output == "asked for [\"root\"]\n")
    #expect(run.launches[1].decisions.last == "root: found, existing object with this path")
  }

  // Rule 3: candidates are those whose identifier was set; the one set last wins.
  @Test(.pins("P2.4", "3.1.5c", "3.2.3", "3.2.3a", "3.2.3b"))
  func findsExistingObjectsByTheirSetIdentifier() async throws {
    let run = try await AppProgram(
      root: """
        let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = [Overriding(), named(UIViewController(), "twin")]
            earlier = named(UIViewController(), "free")
            later = named(UIViewController(), "free")
            return tabs
        """,
      delegate: """
          var earlier: UIViewController?
          var later: UIViewController?
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(earlier, forKey: "free") }
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            let free = coder.decodeObject(forKey: "free") as? UIViewController
            print(free === earlier, free === later)
          }
        """,
      code: """
        class Overriding: UIViewController {
          override var restorationIdentifier: String? {
            get { "overriding" }
            set {}
          }
          override func decodeRestorableState(with coder: NSCoder) { print("never") }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    // A controller that the delegate refers to is saved without being in the window (2.2, P2).
    #expect(
      run.launches[0].savedPaths == [
        "tabs", "tabs/:[0]:/overriding", "tabs/:[1]:/twin", "free",
      ])
    #expect(
      run.launches[1].decisions.contains(
        "tabs/:[0]:/overriding: not found, Overriding has this path, but UIKit finds only "
          + "controllers whose identifier was set through the property"))
    #expect(run.launches[1].output == "false true\n")
  }

  // Rules: the factory's coder is the one that the object decodes from; a key is in both.
  @Test(.pins("P4.4f", "3.2.1", "3.2.1c", "3.2.6", "3.2.7", "10.6", "P4.4"))
  func givesTheFactoryTheObjectsOwnCoder() async throws {
    let run = try await AppProgram(
      root: """
        let root = named(Own(), "root")
            root.restorationClass = Own.self
            return root
        """,
      code: """
        class Own: UIViewController, UIViewControllerRestoration {
          static var coder: NSCoder?
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            self.coder = coder
            print("factory", coder.decodeInteger(forKey: "number"))
            return (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController
          }
          override func encodeRestorableState(with coder: NSCoder) { coder.encode(7, forKey: "number") }
          override func decodeRestorableState(with coder: NSCoder) { print("decode", coder.decodeInteger(forKey: "number"), coder === Own.coder) }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    // Without `super`, the engine's own parts are missing (2.2, P4).
    #expect(run.launches[0].savedValues("root") == ["number": .integer(7)])
    #expect(run.launches[1].output == "factory 7\ndecode 7 true\n")
  }

  // 3.4: an object of another class is not decoded; one of a subclass is.
  @Test(.pins("3.4.1", "8.8", "10.7"))
  func decodesOnlyTheSavedClassAndItsSubclasses() async throws {
    let run = try await AppProgram(
      root: """
        let tabs = named(UITabBarController(), "tabs")
            let isFirst = ProcessInfo.processInfo.environment["REPRISE_LAUNCH"] == "1"
            tabs.viewControllers = isFirst ? [named(Base(), "a"), named(Base(), "b")] : [named(Derived(), "a"), named(UIViewController(), "b")]
            return tabs
        """,
      code: """
        class Base: UIViewController {
          override func decodeRestorableState(with coder: NSCoder) { print("decodes", restorationIdentifier!) }
        }
        class Derived: Base {}
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[1].output == "decodes a\n")
    #expect(
      run.launches[1].decisions.last
        == "tabs/:[1]:/b: not decoded, its class is UIViewController, the saved object's class was App.Base"
    )
  }

  // 3.6: a view is loaded before decode if it was loaded when saved (policy 10.18).
  // 3.5: finished after the delegate's decode, only for those restored.
  @Test(
    .pins(
      "1.1.10", "1.3.5", "3.1.8", "3.1.9", "3.5.3", "3.5.4", "3.6.1", "3.6.10", "3.6.11", "3.6.12",
      "10.1", "10.18"))
  func loadsViewsBeforeTheyDecodeAndFinishesThoseRestored() async throws {
    let run = try await AppProgram(
      root: """
        let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = [named(Tab(), "seen"), named(Tab(), "unseen"), Tab()]
            return tabs
        """,
      delegate: """
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { print("did decode") }
        """,
      code: """
        class Tab: UIViewController {
          var name: String { restorationIdentifier ?? "nameless" }
          override func viewDidLoad() { print("view of", name) }
          override func decodeRestorableState(with coder: NSCoder) { print(name, "decodes", isViewLoaded) }
          override func applicationFinishedRestoringState() { print(name, "finished") }
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[0].savedPaths == ["tabs", "tabs/:[0]:/seen", "tabs/:[1]:/unseen"])
    #expect(run.launches[0].output == "view of seen\n")
    #expect(
      run.launches[1].output == """
        view of seen
        seen decodes true
        unseen decodes false
        did decode
        seen finished
        unseen finished

        """)
  }

  // A class in a function has no name that code can write, and on a phone the runtime finds it.
  @Test(.pins("3.2.1")) func asksARestorationClassThatIsInAFunction() async throws {
    let run = try await AppProgram(
      root: "makePage()",
      code: """
        @MainActor func makePage() -> UIViewController {
          class Page: UIViewController, UIViewControllerRestoration {
            static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
              print("asked")
              return UIApplication.shared.delegate?.window??.rootViewController
            }
          }
          let page = named(Page(), "page")
          page.restorationClass = Page.self
          return page
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(run.launches[1].output == "asked\n")
    #expect(run.launches[1].decisions == ["page: found, by its restoration class Page"])
  }

  @Test(.pins("3.2.1")) func asksARestorationClassThatIsInATypeInAFunction() async throws {
    let run = try await AppProgram(
      root: "makePage()",
      code: """
        @MainActor func makePage() -> UIViewController {
          enum Screens {
            class P: UIViewController, UIViewControllerRestoration {
              static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { nil }
            }
          }
          let page = named(Screens.P(), "page")
          page.restorationClass = Screens.P.self
          return page
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(
      run.launches[1].decisions == ["page: skipped, its restoration class P returned nil"])
  }

  // Two of one name cannot be told apart by it: neither is asked.
  @Test func asksNoneOfTwoRestorationClassesOfOneNameInFunctions() async throws {
    let run = try await AppProgram(
      root: "makePage()",
      code: """
        @MainActor func makePage() -> UIViewController {
          class Page: UIViewController, UIViewControllerRestoration {
            static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { nil }
          }
          let page = named(Page(), "page")
          page.restorationClass = Page.self
          return page
        }
        func other() -> AnyClass {
          class Page: UIViewController {}
          return Page.self
        }
        """,
      launches: ["app.enterBackground()", ""]
    ).run()
    #expect(
      run.launches[1].decisions == [
        "page: restoration class not found, this app has no class App.Page",
        "page: found, existing object with this path",
      ])
  }
}
