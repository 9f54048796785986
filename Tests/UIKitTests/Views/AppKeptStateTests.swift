import RunRecord
import Testing

/// What nothing saves by itself, and what an app does about it (uikit-restoration 2.3, 3.5, 4).
@Suite struct AppKeptStateTests {
  private static func form(encode: String, decode: String) -> String {
    """
    class Page: UIViewController {
      let fields = [UITextField(), UITextField()]
      override func viewDidLoad() {
        super.viewDidLoad()
        for (index, field) in fields.enumerated() {
          field.restorationIdentifier = "field\\(index)"
          field.tag = index
          view.addSubview(field)
        }
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        \(encode)
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        \(decode)
      }
      func show() { print(fields.map { $0.text ?? "" }, fields.map(\\.isFirstResponder)) }
    }
    """
  }

  private static let edit = """
    page.fields[1].text = "draft"
    page.fields[1].becomeFirstResponder()
    page.show()
    app.enterBackground()
    """

  // 4: who was first responder, and what was typed, is gone.
  @Test(.pins("4.responder.1", "4.textfield.1"))
  func nothingSavesTheFirstResponder() async throws {
    let run = try await AppProgram(
      page: Self.form(encode: "", decode: ""), launches: [Self.edit, "page.show()"]
    ).run()
    #expect(run.launches[0].output == "[\"\", \"draft\"] [false, true]\n")
    #expect(run.launches[1].output == "[\"\", \"\"] [false, false]\n")
  }

  // 2.3, 4: the app keeps the text and a number for the field.
  @Test(.pins("2.3.2", "4.responder.2"))
  func anAppKeepsTheTextAndTheFieldItself() async throws {
    let run = try await AppProgram(
      page: Self.form(
        encode: """
          coder.encode(fields.firstIndex { $0.isFirstResponder } ?? -1, forKey: "field")
          coder.encode(fields[1].text, forKey: "text")
          """,
        decode: """
          fields[1].text = coder.decodeObject(of: NSString.self, forKey: "text") as String?
          let field = coder.decodeInteger(forKey: "field")
          if fields.indices.contains(field) { fields[field].becomeFirstResponder() }
          """),
      launches: [Self.edit, "page.show()"]
    ).run()
    #expect(run.launches[1].output == "[\"\", \"draft\"] [false, true]\n")
  }

  // 3.5: an app without a window at the launch makes one of a decoded reference; decode keeps the
  // value, and the finished callback shows it.
  @Test(.pins("3.5.1", "3.5.2", "3.5.6", "P2.3"))
  func anAppBuildsItsWindowOfADecodedRoot() async throws {
    let run = try await AppProgram(
      code: Self.windowless,
      launches: [
        "(app.rootViewController as! Root).count = 5\napp.enterBackground()",
        "print((app.rootViewController as! Root).label.text!, app.window!.isKeyWindow)",
      ]
    ).run()
    #expect(run.launches[0].savedPaths == ["root"])
    #expect(run.launches[1].output == "made by its class\n5 true\n")
  }

  private static let windowless = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(window?.rootViewController, forKey: "root") }
      func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        if let root = coder.decodeObject(of: UIViewController.self, forKey: "root") { show(root) }
      }
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        if window == nil { show(Root()) }
        return true
      }
      func show(_ root: UIViewController) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
      }
    }
    class Root: UIViewController, UIViewControllerRestoration {
      let label = UILabel()
      var count = 0
      init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "root"
        restorationClass = Root.self
      }
      required init?(coder: NSCoder) { fatalError() }
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        print("made by its class")
        return Root()
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(count, forKey: "count")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        count = coder.decodeInteger(forKey: "count")
      }
      override func applicationFinishedRestoringState() { label.text = "\\(count)" }
    }
    """

  // 3.4: super first or last, both do.
  @Test(.pins("3.4.8"), arguments: [true, false])
  func superMayComeFirstOrLast(first: Bool) async throws {
    let calls = [
      "super.decodeRestorableState(with: coder)", "print(coder.decodeInteger(forKey: \"own\"))",
    ]
    let saves = ["super.encodeRestorableState(with: coder)", "coder.encode(3, forKey: \"own\")"]
    let run = try await AppProgram(
      page: """
        class Page: UIViewController {
          override func encodeRestorableState(with coder: NSCoder) {
            \((first ? saves : saves.reversed()).joined(separator: "\n"))
          }
          override func decodeRestorableState(with coder: NSCoder) {
            \((first ? calls : calls.reversed()).joined(separator: "\n"))
          }
        }
        class Sheet: UIViewController, UIViewControllerRestoration {
          static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { named(Sheet(), "sheet") }
        }
        """,
      launches: [
        """
        let sheet = named(Sheet(), "sheet")
        sheet.restorationClass = Sheet.self
        page.present(sheet, animated: false)
        app.enterBackground()
        """, "print(type(of: app.visibleViewController!))",
      ]
    ).run()
    #expect(run.launches[1].output == "3\nSheet\n")
  }
}
