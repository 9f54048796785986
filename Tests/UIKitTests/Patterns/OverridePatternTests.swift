import Diagnostics
import KeyedArchive
import RunRecord
import Testing

/// How real apps write their overrides (ios-code-in-the-wild 5, patterns 1, 2, 3, 18, 23).
@Suite struct OverridePatternTests {
  // Pattern 1: one app in ten never calls super; a stack is not the base class's business.
  @Test func aStackComesBackAlthoughNobodyInItCallsSuper() async throws {
    let run = try await AppProgram(
      root:
        #"return named(UINavigationController(rootViewController: named(Page(), "list")), "nav")"#,
      code: """
        class Page: UIViewController {
          var text = "new"
          override func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
          override func decodeRestorableState(with coder: NSCoder) { text = coder.decodeObject(forKey: "text") as! String }
        }
        class Detail: Page, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            named(Detail(), identifierComponents.last)
          }
        }
        """,
      launches: [
        """
        let stack = app.rootViewController as! UINavigationController
        (stack.topViewController as! Page).text = "list"
        let detail = named(Detail(), "detail")
        detail.restorationClass = Detail.self
        detail.text = "detail"
        stack.pushViewController(detail, animated: true)
        app.enterBackground()
        """,
        "print((app.rootViewController as! UINavigationController).viewControllers.map { ($0 as! Page).text })",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "[\"list\", \"detail\"]\n")
  }

  // Pattern 1: super stands first, last, in the middle, alone or in a defer.
  @Test(.pins("3.4.8"))
  func ownKeysSurviveWhereverSuperIsCalled() async throws {
    let cases = [
      ("First", "super.METHOD; OWN"), ("Last", "OWN; super.METHOD"),
      ("Middle", "OWN; super.METHOD; OWN"), ("Deferred", "defer { super.METHOD }; OWN"),
      ("Never", "OWN"), ("Alone", "super.METHOD"),
    ]
    let classes = cases.map { name, body in
      func method(_ call: String, _ own: String) -> String {
        body.replacing("METHOD", with: call).replacing("OWN", with: own)
      }
      return """
        class \(name): Tab {
          override func encodeRestorableState(with coder: NSCoder) {
            \(method("encodeRestorableState(with: coder)", #"coder.encode(text, forKey: "text")"#))
          }
          override func decodeRestorableState(with coder: NSCoder) {
            \(method("decodeRestorableState(with: coder)", #"text = coder.decodeObject(forKey: "text") as? String ?? "-""#))
          }
        }
        """
    }
    let tabs = cases.map { "named(\($0.0)(), \"\($0.0)\")" }.joined(separator: ", ")
    let run = try await AppProgram(
      root: """
        let bar = named(UITabBarController(), "bar")
            bar.viewControllers = [\(tabs)]
            return bar
        """,
      code: "class Tab: UIViewController { var text = \"-\" }\n" + classes.joined(separator: "\n"),
      launches: [
        """
        let bar = app.rootViewController as! UITabBarController
        for tab in bar.viewControllers! { (tab as! Tab).text = tab.restorationIdentifier! }
        bar.selectedIndex = 4
        app.enterBackground()
        """,
        """
        let bar = app.rootViewController as! UITabBarController
        print(bar.selectedIndex, bar.viewControllers!.map { ($0 as! Tab).text }.joined(separator: " "))
        """,
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "4 First Last Middle Deferred Never -\n")
  }

  // Pattern 2: a third of all overrides stand in extensions, in files that import only Foundation, or
  // nothing at all.
  @Test func restorationCodeMayStandInExtensionsInItsOwnFile() async throws {
    var program = AppProgram(
      root: #"named(NoteController(), "note")"#,
      code: """
        class NoteController: UIViewController {
          var text = ""
        }
        """,
      launches: [
        #"(app.rootViewController as! NoteController).text = "draft"; app.enterBackground()"#,
        "print((app.rootViewController as! NoteController).text)",
      ],
      optingIn: AppProgram.optingInByTheOldPair)
    program.codeFile = "App.swift"
    program.furtherFiles = [
      "NoteController+Restore.swift": """
      import Foundation

      extension NoteController {
        override func encodeRestorableState(with coder: NSCoder) {
          super.encodeRestorableState(with: coder)
          coder.encode(text, forKey: .draft)
        }

        override func decodeRestorableState(with coder: NSCoder) {
          super.decodeRestorableState(with: coder)
          text = coder.decodeObject(forKey: .draft) as? String ?? ""
        }
      }

      fileprivate extension String {
        static let draft = "draft"
      }
      """,
      "NoteController+Finish.swift": """
      extension NoteController {
        override func applicationFinishedRestoringState() {
          print("finished")
        }
      }
      """,
    ]
    let run = try await program.run()
    #expect(run.launches[1].output == "finished\ndraft\n")
    #expect(
      run.launches[1].implementedHooks.suffix(2) == [
        "note: decodeRestorableState(with:)", "note: applicationFinishedRestoringState()",
      ])
  }

  // Pattern 3: decode touches outlets without a question; a factory may decode on its own before.
  @Test(.pins("3.6.1"))
  func theViewIsLoadedWhenDecodeRunsAndDecodeMayRunTwice() async throws {
    let run = try await AppProgram(
      root:
        #"return named(UINavigationController(rootViewController: named(UIViewController(), "list")), "nav")"#,
      code: """
        class Form: UIViewController, UIViewControllerRestoration {
          var field: UITextField!
          var count = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            field = UITextField(frame: .zero)
            view.addSubview(field)
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(field.text, forKey: "text")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            count += 1
            assert(count == 1 || isViewLoaded)
            if !isViewLoaded { return print("early", coder.decodeObject(forKey: "text") as! String) }
            field.text = coder.decodeObject(forKey: "text") as? String
          }
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            let form = named(Form(), identifierComponents.last)
            form.restorationClass = Form.self
            form.decodeRestorableState(with: coder)
            return form
          }
        }
        """,
      launches: [
        """
        let form = named(Form(), "form")
        form.restorationClass = Form.self
        (app.rootViewController as! UINavigationController).pushViewController(form, animated: false)
        form.field.text = "half a sentence"
        app.enterBackground()
        """,
        "let form = app.visibleViewController as! Form\nprint(form.field.text!, form.count)",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "early half a sentence\nhalf a sentence 2\n")
  }

  // Pattern 18: hooks that nothing calls are common, and none of them may do harm.
  @Test func deadHooksAreNotCalled() async throws {
    let run = try await AppProgram(
      root:
        #"return named(UINavigationController(rootViewController: named(Dead(), "dead")), "nav")"#,
      delegate: """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            // TODO: restore
            nil
          }
        """,
      code: """
        class Dead: UIViewController, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            print("never asked, because the app did not set the restoration class")
            return nil
          }
          override func encodeRestorableState(with coder: NSCoder) { print("encode") }
          override func decodeRestorableState(with coder: NSCoder) { print("decode") }
        }
        """,
      launches: ["app.enterBackground()", ""],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches.map(\.output) == ["encode\n", "decode\n"])
  }

  // Pattern 18: the path's elements were of another type; eight repositories still have that spelling.
  @Test func anOlderSpellingOfTheFactoryIsCalled() async throws {
    let (run, findings) = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      delegate: """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [Any], coder: NSCoder) -> UIViewController? {
            print("asked for", identifierComponents.last as! String)
            return nil
          }
        """,
      launches: ["app.enterBackground()", ""]
    ).runWithFindings()
    #expect(run.launches[1].output == "asked for root\n")
    #expect(findings.map(\.rule) == ["dialect.old-spelling"])
    #expect(findings.map(\.severity) == [.warning])
  }

  // Pattern 18: Swift 3 renamed the hooks, and what has the old names falls silent, as on a phone.
  @Test func theNamesBeforeSwift3AreNotCalled() async throws {
    let run = try await AppProgram(
      root: #"named(UIViewController(), "root")"#,
      launches: ["app.enterBackground()"],
      optingIn: """
          func application(application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { fatalError() }
          func application(application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { fatalError() }
        """
    ).run()
    #expect(run.launches[0].savedPaths == nil)
  }

  // Pattern 18: a hook of the right name and other types would fall silent; a build refuses it.
  @Test func aNearMissOfAHookIsRefused() async throws {
    let findings = try await AppProgram(
      root: "UIViewController()",
      delegate: """
          func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [Int], coder: NSCoder) -> UIViewController? { nil }
        """,
      launches: [""]
    ).findings()
    #expect(findings.map(\.rule) == ["delegate.signature"])
    #expect(findings.first?.summary.contains("[Int]") == true, "\(findings)")
  }

  // Pattern 23: apps make framework classes conform to framework protocols.
  @Test func frameworkClassesConformInExtensions() async throws {
    let run = try await AppProgram(
      root: #"named(Root(), "root")"#,
      code: """
        extension UIViewController: @retroactive UITextFieldDelegate {
          public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
        }
        class Store: NSObject { var word = "new" }
        extension Store: UIStateRestoring {
          func encodeRestorableState(with coder: NSCoder) { coder.encode(word, forKey: "word") }
          func decodeRestorableState(with coder: NSCoder) { word = coder.decodeObject(forKey: "word") as! String }
        }
        extension UIDataSourceModelAssociation {
          func name(of path: IndexPath) -> String { "row \\(path.row)" }
        }
        class Source: NSObject, UIDataSourceModelAssociation {
          func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { name(of: idx) }
          func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? { nil }
        }
        class Root: UIViewController {
          let store = Store()
          override func viewDidLoad() {
            super.viewDidLoad()
            UIApplication.registerObject(forStateRestoration: store, restorationIdentifier: "store")
          }
          override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(store, forKey: "store")
          }
          override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            print(coder.decodeObject(forKey: "store") as AnyObject === store)
          }
        }
        """,
      launches: [
        #"(app.rootViewController as! Root).store.word = "old"; app.enterBackground()"#,
        "print((app.rootViewController as! Root).store.word, Source().modelIdentifierForElement(at: IndexPath(row: 2, section: 0), in: UIView())!)",
      ],
      optingIn: AppProgram.optingInByTheOldPair
    ).run()
    #expect(run.launches[1].output == "true\nold row 2\n")
  }
}
