import Diagnostics
import RunRecord
import Testing

/// Apps that spell Apple's names as in Swift 3 and 4 (ios-code-in-the-wild, "Vintage").
@Suite struct RenamedNamesTests {
  @Test func anAppWithTheNamesOfSwift3SavesAndIsRestored() async throws {
    let run = try await AppProgram(
      code: Self.code,
      launches: [
        """
        app.tap("Add")
        app.type("hello", into: "text")
        app.enterBackground()
        """, "",
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        opened true
        size -1.0
        moved true
        parent true 1
        key true
        keyboard true
        entered background

        """)
    #expect(
      run.launches[1].output == """
        opened true
        saved by 1 on phone
        moved true
        offset {1, 2} 2.0
        finished hello 1

        """)
    #expect(run.launches[1].savedPaths == ["root", "root/:[0]:/note"])
  }

  // Before Swift 4.2 it took objects of any kind.
  @Test func anActivityIsHandedOverByTheOlderHandler() async throws {
    let (run, findings) = try await AppProgram(
      root: "Page()",
      delegate: """
          func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool {
            print("continue", userActivity.activityType)
            restorationHandler(window?.rootViewController.map { [$0] })
            return true
          }
        """,
      code: """
        class Page: UIViewController {
          override func restoreUserActivityState(_ activity: NSUserActivity) { print("restore", activity.activityType) }
        }
        """,
      launches: ["app.continueActivity(NSUserActivity(activityType: \"reading\"))"]
    ).runWithFindings()
    #expect(run.launches[0].output == "continue reading\nrestore reading\n")
    #expect(findings.map(\.rule) == ["dialect.old-spelling"])
  }

  @Test func theConstantsThatStoodByThemselvesAreTheMembers() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      launches: [
        """
        print(UITableViewAutomaticDimension == UITableView.automaticDimension, UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
        print(NSFontAttributeName == .font, UIFontWeightBold == .bold, UILayoutPriorityRequired == .required, UIWindowLevelAlert == .alert)
        print(UIBackgroundTaskInvalid == .invalid, UIApplicationOpenSettingsURLString == UIApplication.openSettingsURLString)
        print(UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(UIEdgeInsetsMake(1, 2, 3, 4))) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        print(CGSizeFromString("{3, 4}"), UIAccessibilityIsVoiceOverRunning(), UIScrollViewDecelerationRateFast == .fast)
        let style: UIAlertControllerStyle = .alert
        let action: UIAlertActionStyle = .cancel
        let type: UIActivityType = .mail
        let direction: UICollectionViewScrollDirection = .horizontal
        print(style == .alert, action == .cancel, type == .mail, direction == .horizontal)
        """
      ]
    ).run()
    #expect(
      run.launches[0].output == """
        true true
        true true true true
        true true
        true
        (3.0, 4.0) false true
        true true true true

        """)
  }

  private static let code = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey : Any]?) -> Bool {
        ExampleSupport.ExampleProgram.register(methods: [
          ExampleSupport.ExampleMethod("add:", of: RootController.self) { root, arguments in root.add(arguments[0] as! UIButton) },
          ExampleSupport.ExampleMethod("keyboardWillShow:", of: RootController.self) { root, arguments in root.keyboardWillShow(arguments[0] as! NSNotification) },
        ])
        NotificationCenter.default.addObserver(forName: NSNotification.Name.UIApplicationDidEnterBackground, object: nil, queue: nil) { _ in print("entered background") }
        NotificationCenter.default.addObserver(forName: .UIWindowDidBecomeKey, object: nil, queue: nil) { _ in print("opened", application.keyWindow != nil) }
        self.window = UIWindow(frame: UIScreen.main.bounds)
        window?.windowLevel = UIWindowLevelNormal
        self.window?.rootViewController = RootController(nibName: nil, bundle: nil)
        self.window?.makeKeyAndVisible()
        return true
      }

      func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { return true }
      func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        let version = coder.decodeObject(forKey: UIApplicationStateRestorationBundleVersionKey) as! String
        let idiom = coder.decodeObject(forKey: UIApplicationStateRestorationUserInterfaceIdiomKey) as! NSNumber
        print("saved by", version, "on", idiom.intValue == UIUserInterfaceIdiom.phone.rawValue ? "phone" : "pad")
        return coder.decodeObject(forKey: UIApplicationStateRestorationTimestampKey) is Date
      }
    }

    class RootController: UIViewController, UIViewControllerRestoration {
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        restorationIdentifier = "root"
      }
      required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: UIButtonType.system)
        button.setTitle("Add", for: UIControlState.normal)
        button.addTarget(self, action: Selector(("add:")), for: UIControlEvents.touchUpInside)
        view.addSubview(button)
        view.bringSubview(toFront: button)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: UIBarButtonItemStyle.done, target: nil, action: nil)
      }

      func add(_ sender: UIButton) {
        let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
        table.rowHeight = UITableViewAutomaticDimension
        print("size", table.rowHeight)
        _ = UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: nil)
        show()
        NotificationCenter.default.addObserver(self, selector: Selector(("keyboardWillShow:")), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
        print("key", UIApplication.shared.keyWindow!.isKeyWindow)
      }

      func keyboardWillShow(_ notification: NSNotification) {
        print("keyboard", notification.userInfo![UIKeyboardFrameEndUserInfoKey] is NSValue)
      }

      func show() {
        let note = NoteController()
        note.restorationIdentifier = "note"
        note.restorationClass = RootController.self
        addChildViewController(note)
        view.addSubview(note.view)
        note.didMove(toParentViewController: self)
        print("parent", note.parent === self, childViewControllers.count)
      }

      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(CGPoint(x: 1, y: 2), forKey: "offset")
        coder.encode(childViewControllers.first, forKey: "note")
      }

      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let note = coder.decodeObject(forKey: "note") as? NoteController else { return }
        addChildViewController(note)
        note.didMove(toParentViewController: self)
        let text = coder.decodeObject(forKey: "offset") as! String
        print("offset", text, CGPointFromString(text).y)
      }

      override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        print("finished", (childViewControllers[0] as! NoteController).field.text ?? "", childViewControllers.count)
      }

      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        return NoteController()
      }
    }

    class NoteController: UIViewController {
      let field = UITextField()

      override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "note"
        field.accessibilityLabel = "text"
        field.borderStyle = UITextBorderStyle.roundedRect
        view.addSubview(field)
      }
      override func didMove(toParentViewController parent: UIViewController?) {
        super.didMove(toParentViewController: parent)
        print("moved", parent != nil)
      }
      override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "text")
      }
      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        field.text = coder.decodeObject(forKey: "text") as? String
      }
    }
    """
}
