import KeyedArchive
import RunRecord
import Testing

/// What real apps do where objects are created (ios-code-in-the-wild 5, patterns 4 to 7, 19, 20).
@Suite struct FactoryPatternTests {
  // Pattern 4: the factory returns a controller without identifier, which its own viewDidLoad sets.
  @Test(.pins("8.g1"))
  func anIdentifierSetInViewDidLoadIsSavedAgainAfterARestore() async throws {
    let run = try await AppProgram(
      root:
        #"return named(UINavigationController(rootViewController: named(UIViewController(), "list")), "nav")"#,
      code: """
        class Late: UIViewController, UIViewControllerRestoration {
          var text = ""
          override func viewDidLoad() {
            super.viewDidLoad()
            restorationIdentifier = "late"
            restorationClass = Late.self
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(text, forKey: "text")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            text = coder.decodeObject(forKey: "text") as? String ?? "-"
          }
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { Late() }
        }
        """,
      launches: [
        """
        let late = Late()
        late.text = "kept"
        (app.rootViewController as! UINavigationController).pushViewController(late, animated: false)
        app.enterBackground()
        """,
        "app.enterBackground()",
        "print((app.visibleViewController as! Late).text)",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].savedPaths == run.launches[0].savedPaths)
    #expect(run.launches[2].output == "kept\n")
  }

  // Pattern 5: the same identifier several times in one stack, one of a UUID, one from the parent.
  @Test func identifiersMayBeEqualRandomOrMadeFromTheParents() async throws {
    let run = try await AppProgram(
      root: #"return named(UINavigationController(rootViewController: Page("base")), "nav")"#,
      code: """
        class Page: UIViewController, UIViewControllerRestoration {
          var text: String
          init(_ text: String, identifier: String = "page") {
            self.text = text
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = identifier
            restorationClass = text == "base" ? nil : Page.self
          }
          required init?(coder: NSCoder) { fatalError() }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(text, forKey: "text")
          }
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            Page(coder.decodeObject(forKey: "text") as! String, identifier: identifierComponents.last!)
          }
        }
        """,
      launches: [
        """
        let stack = app.rootViewController as! UINavigationController
        for text in ["one", "two"] { stack.pushViewController(Page(text), animated: false) }
        stack.pushViewController(Page("three", identifier: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"), animated: false)
        stack.pushViewController(Page("four", identifier: "Navigation" + String(describing: Page.self)), animated: false)
        app.enterBackground()
        """,
        "print((app.rootViewController as! UINavigationController).viewControllers.map { ($0 as! Page).text })",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(
      run.launches[0].savedPaths == [
        "nav", "nav/:[0]:/page", "nav/:[1]:/page", "nav/:[2]:/page",
        "nav/:[3]:/E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "nav/:[4]:/NavigationPage",
      ])
    #expect(run.launches[1].output == "[\"base\", \"one\", \"two\", \"three\", \"four\"]\n")
  }

  private static let counting = """
    class Main: UIViewController {
      static var count = 0
      var decodes = 0
      override init(nibName: String?, bundle: Bundle?) {
        Main.count += 1
        super.init(nibName: nibName, bundle: bundle)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodes += 1
      }
    }

    """

  // Pattern 6: the app delegate itself is the restoration class, and returns what exists.
  @Test func anExistingObjectFromAFactoryIsNeitherMadeNorDecodedTwice() async throws {
    let run = try await AppProgram(
      root: """
        let main = named(Main(), "main")
            main.restorationClass = AppDelegate.self
            return main
        """,
      code: Self.counting + """
        extension AppDelegate: UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            (UIApplication.shared.delegate as! AppDelegate).window?.rootViewController
          }
        }
        """,
      launches: [
        "app.enterBackground()",
        "print(Main.count, (app.rootViewController as! Main).decodes)",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "1 1\n")
  }

  // Pattern 6: another app makes a new root in its factory, and gives it to the window.
  @Test func aFactoryMaySwapTheWindowsRoot() async throws {
    let run = try await AppProgram(
      root: #"named(Main(), "main")"#,
      delegate: """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            let root = named(Main(), identifierComponents.last)
            window?.rootViewController = root
            return root
          }
        """,
      code: Self.counting,
      launches: [
        "app.enterBackground()",
        "print(Main.count, (app.rootViewController as! Main).decodes)\napp.enterBackground()",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "2 1\n")
    #expect(run.launches[1].savedPaths == ["main"])
  }

  // Pattern 7: the factory makes the controller of what its encode wrote, or refuses.
  @Test(.pins("3.2.6", "8.5"))
  func aFactoryReadsTheObjectsOwnState() async throws {
    let run = try await AppProgram(
      root:
        #"return named(UINavigationController(rootViewController: named(UIViewController(), "list")), "nav")"#,
      code: """
        struct Item { static let all = ["a": "Apples", "b": "Bread"] }
        class ItemController: UIViewController, UIViewControllerRestoration {
          let id: String
          init(id: String) {
            self.id = id
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = String(describing: type(of: self))
            restorationClass = type(of: self)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func encodeRestorableState(with coder: NSCoder) {
            coder.encode(id, forKey: "id")
            super.encodeRestorableState(with: coder)
          }
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            assert(String(describing: self) == identifierComponents.last)
            guard let id = coder.decodeObject(forKey: "id") as? String, Item.all[id] != nil else { return nil }
            return ItemController(id: id)
          }
        }
        """,
      launches: [
        """
        let stack = app.rootViewController as! UINavigationController
        stack.pushViewController(ItemController(id: "b"), animated: false)
        stack.pushViewController(ItemController(id: "sold out"), animated: false)
        app.enterBackground()
        """,
        """
        let stack = app.rootViewController as! UINavigationController
        print(stack.viewControllers.count, (stack.topViewController as! ItemController).id)
        """,
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "2 b\n")
  }

  /// An app that makes its window at one moment and shows it at one.
  private static func windowApp(made: String, shown: String) -> AppProgram {
    func statements(_ moment: String) -> String {
      (made == moment
        ? "window = UIWindow(frame: UIScreen.main.bounds); window?.rootViewController = named(Main(), \"main\"); "
        : "") + (shown == moment ? "window?.makeKeyAndVisible()" : "")
    }
    return AppProgram(
      code: """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            \(statements("will"))
            return true
          }
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            \(statements("did"))
            return true
          }
          \(AppProgram.optingInByTheOldPair)
        }
        func named<Controller: UIViewController>(_ controller: Controller, _ identifier: String?) -> Controller {
          controller.restorationIdentifier = identifier
          return controller
        }

        """ + counting,
      launches: [
        "app.enterBackground()",
        "let main = app.rootViewController as! Main\nprint(main.decodes, app.window!.isKeyWindow, main.isViewLoaded)",
      ])
  }

  // Pattern 19: restoration runs between the two methods; a root from the second comes too late.
  @Test func aRootThatIsMadeInDidFinishLaunchingIsNotRestored() async throws {
    let run = try await Self.windowApp(made: "did", shown: "did").run()
    #expect(run.launches[1].output == "0 true true\n")
    #expect(
      run.launches[1].decisions.contains(
        "main: not found, no restoration class, no controller from the app delegate, no existing object"
      ))
  }

  // Pattern 19: where the window is shown does not matter to that.
  @Test(arguments: ["will", "did"])
  func aRootThatIsMadeInWillFinishLaunchingIsRestored(shown: String) async throws {
    let run = try await Self.windowApp(made: "will", shown: shown).run()
    #expect(run.launches[1].output == "1 true true\n")
  }

  // Pattern 20: six apps give their window an identifier; nothing else changes by it.
  @Test(.pins("P3.2"))
  func aWindowsIdentifierIsNoCondition() async throws {
    let restored = try await [true, false].asyncMap { isNamed in
      try await AppProgram(
        root: """
          \(isNamed ? #"window?.restorationIdentifier = "window""# : "")
              return named(Main(), "main")
          """,
        code: Self.counting,
        launches: ["app.enterBackground()", "print((app.rootViewController as! Main).decodes)"]
      ).run()
    }
    #expect(restored.map { $0.launches[1].output } == ["1\n", "1\n"])
    #expect(restored.allSatisfy { $0.launches[0].savedPaths?.contains("main") == true })
  }
}

extension Array {
  /// The results of a function that waits, one after the other.
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
