import Diagnostics
import KeyedArchive
import RunRecord
import Testing

/// Generic classes of the app: what they override, expose and connect is seen as in any other.
@Suite struct GenericControllerTests {
  private static let code = """
    import UIKit

    class BaseDelegate<Root: UIViewController>: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeRoot()
        window?.makeKeyAndVisible()
        return true
      }
      func makeRoot() -> Root { fatalError() }
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    }

    @main
    class AppDelegate: BaseDelegate<CountViewController> {
      override func makeRoot() -> CountViewController { CountViewController() }
    }

    class ModelViewController<Model>: UIViewController {
      @objc var model: Model?
      let button = UIButton(type: .system)
      override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "Model"
        button.setTitle("Count", for: .normal)
        button.addTarget(self, action: #selector(count(_:)), for: .touchUpInside)
        view.addSubview(button)
      }
      @objc func count(_ sender: UIButton) { print("counts", Model.self) }
      @objc func extra() { print("extra", Model.self) }
    }

    class SavingViewController<Model>: ModelViewController<Model> {
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print("decodes", Model.self)
      }
    }

    class CountViewController: SavingViewController<Int> {
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        print("encodes")
      }
    }
    """

  private static let launches = [
    """
    let root = app.rootViewController as! CountViewController
    app.tap("Count")
    root.perform(Selector("extra"))
    root.setValue(7, forKey: "model")
    print(root.model!)
    app.enterBackground()
    """, "",
  ]

  @Test func areTracedAndCalledBySelectors() async throws {
    let run = try await AppProgram(code: Self.code, launches: Self.launches).run()
    #expect(run.launches.map(\.output) == ["counts Int\nextra Int\n7\nencodes\n", "decodes Int\n"])
    #expect(
      run.launches[0].implementedHooks == [
        "AppDelegate: application(_:willFinishLaunchingWithOptions:)",
        "CountViewController: viewDidLoad()",
        "AppDelegate: application(_:shouldSaveSecureApplicationState:)",
        "Model: encodeRestorableState(with:)",
      ])
    #expect(
      run.launches[1].implementedHooks == [
        "AppDelegate: application(_:willFinishLaunchingWithOptions:)",
        "CountViewController: viewDidLoad()",
        "AppDelegate: application(_:shouldRestoreSecureApplicationState:)",
        "Model: decodeRestorableState(with:)",
      ])
  }

  // Whatever stands around the class, and however the class that it inherits from is named.
  @Test(arguments: ["5", "6"])
  func compileWhereverTheyAreAndHoweverTheyAreNamed(version: String) async throws {
    var program = AppProgram(
      root: #"Screens.List<Int>()"#,
      code: """
        enum Screens {
          class Base<Item>: UIViewController {
            @objc func base() { print("base", Item.self) }
          }
          class List<Item>: Base<Item> {
            override func viewDidLoad() { super.viewDidLoad(); print("list", Item.self) }
          }
        }
        typealias Known = Screens.Base<String>
        class ByAlias<Item>: Known {}
        final class ByModule<Item>: App.ByAlias<Item> where Item: Hashable {}
        private class Cell<Item>: UITableViewCell { @IBOutlet var title: UILabel! }
        extension ByModule where Item == Int { func extra() {} }
        class Album: UIViewController {
          private final class Box<T>: NSObject { var value: T?; @objc func open() {} }
        }
        """,
      launches: [
        """
        app.rootViewController!.perform(Selector("base"))
        ByModule<Int>().perform(Selector("base"))
        """
      ])
    program.swiftVersion = version
    program.furtherFiles = [
      "Other.swift": """
      import UIKit
      private class Cell<Item>: UITableViewCell {}
      """
    ]
    let run = try await program.run()
    #expect(run.launches[0].output == "list Int\nbase Int\nbase String\n")
    #expect(run.launches[0].implementedHooks.contains("List<Int>: viewDidLoad()"))
  }

  // No code at file scope can name them, and each registers itself.
  @Test func andClassesInFunctionsAndInGenericTypesAreTraced() async throws {
    let run = try await AppProgram(
      root: "makeTabs()",
      code: """
        func makeTabs() -> UIViewController {
          class Base: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); print("base") }
            @objc func again() { print("again") }
          }
          final class Sub: Base {
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
            override func encodeRestorableState(with coder: NSCoder) {
              super.encodeRestorableState(with: coder)
              perform(#selector(Base.again))
            }
          }
          let tabs = UITabBarController()
          tabs.restorationIdentifier = "tabs"
          tabs.viewControllers = [Sub(), Outer<Int>.Inner(), makeInClosure(), Hidden.make()]
          for (index, tab) in tabs.viewControllers!.enumerated() {
            tab.restorationIdentifier = "tab \\(index)"
            tab.loadViewIfNeeded()
          }
          return tabs
        }
        struct Outer<T> {
          class Inner: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); print("inner") }
          }
        }
        let makeInClosure: () -> UIViewController = {
          class InClosure: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); print("closure") }
          }
          return InClosure()
        }
        enum Hidden {
          private enum Deeper {
            private class Box<T>: UIViewController {
              override func viewDidLoad() { super.viewDidLoad(); print("box") }
            }
            static func make() -> UIViewController { Box<Int>() }
          }
          static func make() -> UIViewController { Deeper.make() }
        }
        """,
      launches: ["app.enterBackground()"]
    ).run()
    #expect(run.launches[0].output == "base\ninner\nclosure\nbox\nagain\n")
    #expect(
      run.launches[0].implementedHooks.filter { !$0.hasPrefix("AppDelegate") } == [
        "tabs/:[0]:/tab 0: viewDidLoad()", "tabs/:[1]:/tab 1: viewDidLoad()",
        "tabs/:[2]:/tab 2: viewDidLoad()", "tabs/:[3]:/tab 3: viewDidLoad()",
        "tabs/:[0]:/tab 0: encodeRestorableState(with:)",
      ])
    #expect(run.launches[0].events.contains { $0.text.name == "viewDidAppear(_:)" })
  }

  // Its full name has a module in the brackets, as that of a generic class has: `App.Outer<Swift.Int>.Inner`.
  @Test func inAGenericTypeHasItsOwnNameInTheTrace() async throws {
    let run = try await AppProgram(
      root: "Outer<Int>.Inner()",
      code: """
        struct Outer<T> {
          class Inner: UIViewController {
            override func viewDidLoad() { super.viewDidLoad() }
          }
        }
        """,
      launches: [""]
    ).run()
    #expect(run.launches[0].implementedHooks.contains("Inner: viewDidLoad()"))
  }

  // Names mean what stands nearest, and two files and two cases may have the same.
  @Test(arguments: ["5", "6"])
  func andEachIsItselfWhereSeveralHaveOneName(version: String) async throws {
    var program = AppProgram(
      root: "makeTabs()",
      code: """
        @MainActor func makeA() -> UIViewController {
          class Page: UIViewController { @objc func a() { print("a") } }
          let page = Page()
          page.perform(#selector(Page.a))
          return page
        }
        struct Outer<T> { class Middle: UIViewController {} }
        extension Outer.Middle {
          class Inner: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); print("inner") }
          }
        }
        typealias Screen<T> = Outer<T>.Middle
        @MainActor func make(_ kind: Int) -> UIViewController {
          switch kind {
          case 0:
            class Page: Outer<Int>.Middle {
              override func viewDidLoad() { super.viewDidLoad(); print("first") }
            }
            return Page()
          default:
            class Base: UIViewController {
              @objc dynamic var text: String { get { "" } set { print("set", newValue) } }
            }
            class Page: Base & UITextFieldDelegate {
              override func viewDidLoad() { super.viewDidLoad(); print("second") }
            }
            class Last: Screen<String> {}
            let page = Page()
            let token = page.observe(\\.text) { _, _ in print("observed") }
            page.text = "x"
            token.invalidate()
            return page
          }
        }
        class Model<T>: NSObject, UIStateRestoring {}
        class Item<T>: Model<T> {
          var restorationParent: UIStateRestoring? { nil }
        }
        @MainActor func makeTabs() -> UIViewController {
          print(Item<Int>().restorationParent == nil)
          let tabs = UITabBarController()
          tabs.viewControllers = [make(0), make(1), makeA(), makeB(), Outer<Int>.Middle.Inner()]
          for tab in tabs.viewControllers! { tab.loadViewIfNeeded() }
          return tabs
        }
        """,
      launches: [""])
    program.swiftVersion = version
    program.furtherFiles = [
      "Other.swift": """
      import UIKit
      @MainActor func makeB() -> UIViewController {
        class Page: UIViewController { @objc func b() { print("b") } }
        let page = Page()
        page.perform(#selector(Page.b))
        return page
      }
      """
    ]
    let run = try await program.run()
    #expect(
      run.launches[0].output
        == "true\nset x\nobserved\na\nb\nfirst\nsecond\ninner\n")
    #expect(
      run.launches[0].implementedHooks.filter { $0.hasSuffix("viewDidLoad()") } == [
        "Page: viewDidLoad()", "Page: viewDidLoad()", "Inner: viewDidLoad()",
      ])
  }

  // A class in a function never stands for another of its name.
  @Test func andNoneIsTakenForANamesake() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        class Page: UIViewController {}
        @MainActor func makePage() -> UIViewController {
          class Page: UIViewController {
            override func viewDidLoad() { super.viewDidLoad() }
          }
          return Page()
        }
        """,
      launches: [
        """
        makePage().loadViewIfNeeded()
        print(NSClassFromString("App.Page") == Page.self)
        """
      ]
    ).run()
    #expect(run.launches[0].output == "true\n")
  }

  // Where the project decides of `#if`, what is left is as any other code.
  @Test func andWhatIsInsideConditionsIs() async throws {
    let run = try await AppProgram(
      root: "Page()",
      code: """
        class Page: UIViewController {
          #if !DEBUG
          override func viewDidLoad() { super.viewDidLoad(); print("conditional") }
          #else
          override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
          #endif
        }
        """,
      launches: [""]
    ).run()
    #expect(run.launches[0].output == "conditional\n")
    #expect(run.launches[0].implementedHooks.contains("Page: viewDidLoad()"))
  }

  // Xcode refuses it, and so does the pass.
  @Test func mayNotBeExposedInExtensions() async throws {
    let findings = try await AppProgram(
      root: "Page<Int>()",
      code: """
        class Page<Item>: UIViewController {}
        extension Page {
          @objc func extra() {}
        }
        """, launches: [""]
    ).findings()
    #expect(findings.map(\.rule) == ["dialect.unreachable-member"])
    #expect(findings.first?.summary.hasPrefix("`extra` is exposed to Objective-C in an") == true)
  }

  // What only the subclass of a class that conforms has is called, generic or not.
  @Test func addOptionalMethodsToWhatTheyInherit() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        class Base: NSObject, UITextFieldDelegate {}
        class Counting<Kind>: Base {
          func textFieldDidBeginEditing(_ textField: UITextField) { print("begins", Kind.self) }
        }
        """,
      launches: [
        """
        let (field, delegate) = (UITextField(), Counting<Int>())
        field.delegate = delegate
        app.rootViewController!.view.addSubview(field)
        field.becomeFirstResponder()
        """
      ]
    ).run()
    #expect(run.launches[0].output == "begins Int\n")
  }

  // Without an identifier it is called what it is.
  @Test func haveTheirArgumentsInTheTrace() async throws {
    let run = try await AppProgram(
      root: "Page<Int>()",
      code: """
        class Page<Content>: UIViewController {
          override func viewDidLoad() { super.viewDidLoad() }
        }
        """,
      launches: [""]
    ).run()
    #expect(run.launches[0].implementedHooks.contains("Page<Int>: viewDidLoad()"))
  }

  // The archive names the class with its arguments, and finds it again.
  @Test func comeBackUnderTheirNames() async throws {
    let run = try await AppProgram(
      root: #"named(Page<Int>(), "page")"#,
      code: """
        class Page<Content>: UIViewController, UIViewControllerRestoration {
          override func awakeFromNib() {}
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            print("asked", Content.self)
            return named(Page(), identifierComponents.last)
          }
          override func applicationFinishedRestoringState() { print("finished", Content.self) }
        }
        """,
      launches: [
        """
        let sheet = named(Page<String>(), "sheet")
        sheet.restorationClass = Page<String>.self
        app.rootViewController!.present(sheet, animated: false)
        app.enterBackground()
        """, "",
      ]
    ).run()
    #expect(
      run.launches[0].savedArchive?.objects.map(\.className)
        == ["App.Page<Swift.Int>", "App.Page<Swift.String>"])
    #expect(run.launches[1].output == "asked String\nfinished Int\nfinished String\n")
    #expect(run.launches[1].implementedHooks.contains("page: applicationFinishedRestoringState()"))
  }
}
