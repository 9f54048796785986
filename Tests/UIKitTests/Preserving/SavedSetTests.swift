import Foundation
import KeyedArchive
import RunRecord
import Testing

/// Who belongs to the saved set, in which order, and how it is written (uikit-restoration 2.2, 2.4,
/// 2.5).
@Suite struct SavedSetTests {
  /// An app with a stack in a tab, a presentation, a view, a second window, and references to
  /// things of every kind.
  private static let shared = Task {
    try await AppProgram(
      root: """
        let stack = named(UINavigationController(), "stack")
            stack.viewControllers = [named(Page(), "page"), named(Page(), "top")]
            let tabs = named(UITabBarController(), "tabs")
            tabs.viewControllers = [stack, named(Page(), "page")]
            return tabs
        """,
      delegate: """
          let thing = Thing()
          lazy var second = UIWindow(frame: UIScreen.main.bounds)
          func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            let top = (window!.rootViewController!.children[0] as! UINavigationController).topViewController as! Page
            coder.encode(7, forKey: "number")
            coder.encode(Date(timeIntervalSinceReferenceDate: 5), forKey: "date")
            coder.encode(thing, forKey: "thing")
            coder.encode(top, forKey: "controller")
            coder.encode(top.field, forKey: "view")
          }
          func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            let top = coder.decodeObject(of: Page.self, forKey: "controller")!
            print(coder.decodeInteger(forKey: "number"), coder.decodeObject(of: NSDate.self, forKey: "date")!.timeIntervalSinceReferenceDate)
            print(top.restorationIdentifier!, coder.decodeObject(of: UITextField.self, forKey: "view") === top.field)
          }
        """,
      code: """
        class Thing: NSObject, UIStateRestoring {}
        class Page: UIViewController {
          let field = UITextField()
          override func viewDidLoad() {
            super.viewDidLoad()
            field.restorationIdentifier = "field"
            view.addSubview(field)
          }
        }
        """,
      launches: [
        """
        let delegate = app.delegate as! AppDelegate
        UIApplication.registerObject(forStateRestoration: delegate.thing, restorationIdentifier: "thing")
        delegate.second.rootViewController = named(Page(), "other")
        delegate.second.makeKeyAndVisible()
        delegate.window!.rootViewController!.present(named(Page(), "sheet"), animated: false)
        app.enterBackground()
        """,
        "",
      ]
    ).run()
  }

  private static let set = [
    "tabs", "tabs/:[0]:/stack", "tabs/:[0]:/stack/:[0]:/page", "tabs/:[0]:/stack/:[1]:/top",
    "tabs/:[0]:/stack/:[1]:/top/field", "tabs/:[1]:/page", "tabs/sheet", "tabs/sheet/field",
    "other", "other/field", "thing",
  ]

  // P3: the roots of the windows in their order, which need no identifier; P8: depth first, children
  // in their order, what is presented behind them. 2.4: "page" twice, below different parents.
  @Test(
    .pins(
      "P3.1", "P3.2", "P3.4", "P8.1", "P8.2", "P6.1", "P6.3", "2.4.1", "2.4.4", "2.4.11",
      "4.window.2", "10.10"))
  func goesThroughTheWindowsDepthFirst() async throws {
    #expect(try await Self.shared.value.launches[0].savedPaths == Self.set)
  }

  // P5: an object that several refer to encodes itself once; 1.3: and only on a save.
  @Test(.pins("P5.2", "1.3.4"))
  func letsEveryObjectEncodeOnce() async throws {
    let hooks = try await Self.shared.value.launches[0].hooks("encodeRestorableState(with:)")
    #expect(hooks.sorted() == Self.set.map { "\($0): encodeRestorableState(with:)" }.sorted())
  }

  // P2: values, objects by value, and references to a controller, a view, a registered object. 1.2: an
  // object may be registered long after the launch; 1.5: it need not encode anything.
  @Test(.pins("P2.2", "P2.3", "P5.1", "1.2.3", "1.5.7", "1.5.8"))
  func encodesValuesAndReferencesForTheApp() async throws {
    let run = try await Self.shared.value
    let topLevel = try #require(run.launches[0].savedArchive).topLevel
    let values = Dictionary(uniqueKeysWithValues: topLevel.map { ($0.key, $0.value) })
    #expect(values["number"] == .integer(7))
    #expect(values["date"] == .date(5))
    #expect(values["thing"] == .reference(path: "thing"))
    #expect(values["controller"] == .reference(path: "tabs/:[0]:/stack/:[1]:/top"))
    #expect(values["view"] == .reference(path: "tabs/:[0]:/stack/:[1]:/top/field"))
    #expect(run.launches[0].savedArchive?.objects.last?.kind == .object)
    #expect(run.launches[0].savedArchive?.objects.last?.entries == [])
    #expect(run.launches[1].output == "7 5.0\ntop true\n")
  }

  // 1.3, 1.4: nothing has an identifier or a class by itself; a view is no UIStateRestoring.
  // P6: a controller whose view was merely added is not seen.
  @Test(.pins("1.3.1", "1.3.3", "1.4.2", "1.4.3", "P4.1", "P6.6"))
  func leavesOutWhoHasNoPlaceAndNoName() async throws {
    let run = try await AppProgram(
      root:
        #"let tabs = named(UITabBarController(), "tabs"); tabs.viewControllers = [named(Page(), "page"), Page()]; return tabs"#,
      code: """
        class Page: UIViewController {
          let guest = named(UIViewController(), "guest")
          override func viewDidLoad() {
            super.viewDidLoad()
            let field = UITextField()
            field.restorationIdentifier = "field"
            view.addSubview(field)
            view.addSubview(guest.view)
          }
        }
        """,
      launches: [
        """
        print(UIViewController().restorationIdentifier as Any, UIViewController().restorationClass as Any, UIView().restorationIdentifier as Any)
        print((UIView() as Any) is UIStateRestoring, (UIViewController() as Any) is UIStateRestoring)
        (app.rootViewController as! UITabBarController).selectedIndex = 1
        app.enterBackground()
        """
      ]
    ).run()
    #expect(run.launches[0].output == "nil nil nil\nfalse true\n")
    #expect(run.launches[0].savedPaths == ["tabs", "tabs/:[0]:/page", "tabs/:[0]:/page/field"])
  }

  // P4: nothing below a root without identifier is saved, neither its view nor its child nor what it
  // presents.
  @Test(.pins("P4.1", "1.4.3", "2.5.1", "8.4"))
  func leavesOutWhatANamelessRootContainsAndPresents() async throws {
    let run = try await AppProgram(
      root: #"UINavigationController(rootViewController: named(UIViewController(), "child"))"#,
      launches: [
        """
        let field = UITextField()
        field.restorationIdentifier = "field"
        app.rootViewController!.view.addSubview(field)
        app.rootViewController!.present(named(UIViewController(), "sheet"), animated: false)
        app.enterBackground()
        """,
        "print(app.rootViewController!.children.count, app.rootViewController!.presentedViewController as Any)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == [])
    #expect(run.launches[1].output == "1 nil\n")
  }

  // 2.5: what has no identifier comes back as the launch makes it, in its first state.
  @Test(.pins("2.5.1", "4.tab.4", "8.4"))
  func bringsBackTheNamelessInTheirFirstState() async throws {
    let run = try await AppProgram(
      root:
        #"let tabs = named(UITabBarController(), "tabs"); tabs.viewControllers = [named(Page(), "page"), Page(), UINavigationController(rootViewController: named(Page(), "below"))]; return tabs"#,
      code: """
        class Page: UIViewController {
          var text = "first"
          override func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
          override func decodeRestorableState(with coder: NSCoder) { text = coder.decodeObject(of: NSString.self, forKey: "text")! as String }
        }
        @MainActor var pages: [Page] { (UIApplication.shared.delegate as! AppDelegate).window!.rootViewController!.children.map { ($0.children.first ?? $0) as! Page } }
        """,
      launches: [
        """
        for page in pages { page.text = "changed" }
        app.enterBackground()
        """,
        "print(pages.map(\\.text))",
      ]
    ).run()
    #expect(run.launches[1].output == "[\"changed\", \"first\", \"first\"]\n")
  }

  // 6.1: where and as what the archive lies.
  @Test(.pins("6.1.1"))
  func writesAKeyedArchiveIntoTheSavedStateFolder() async throws {
    let app = AppProgram(
      root: #"named(UIViewController(), "root")"#, launches: ["app.enterBackground()"])
    try await app.withBuiltApp { app in
      _ = try app.launch(1)
      let state = app.home + "/Library/Saved Application State/guide.engine.app.savedState"
      #expect(try FileManager.default.contentsOfDirectory(atPath: state).contains("data.data"))
      let data = try Data(contentsOf: URL(fileURLWithPath: state + "/data.data"))
      #expect(data.starts(with: Data("bplist00".utf8)))
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect((list as? [String: Any])?["$archiver"] as? String == "NSKeyedArchiver")
    }
  }
}
