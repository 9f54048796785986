import AppleDialect
import Diagnostics
import Testing

/// Imports of frameworks that Linux has not, and spellings of older Swift.
@Suite struct MissingFrameworkTests {
  private let delegate = "@main class App: UIResponder, UIApplicationDelegate {}\n"

  @Test func anImportOfWhichNothingIsUsedIsNoObstacle() {
    let adapted = adapt("import CoreData\nimport HomeKit // c\n" + delegate)
    #expect(adapted.diagnostics == [])
    #expect(adapted.authoredText.hasPrefix("import UIKit   \nimport UIKit   // c\n"))
  }

  @Test func whatIsUsedIsNamedOnceAtTheImport() {
    let diagnostics = adapt([
      "A.swift": "import MapKit\nimport CoreData\n" + delegate
        + """
        class CDMap: UIViewController {
          var context: NSManagedObjectContext!
          func fetch() -> NSFetchRequest<NSManagedObject> { NSFetchRequest<NSManagedObject>(entityName: "A") }
        }
        """,
      "B.swift":
        "import CoreData\nclass MKOwn {}\nlet own = MKOwn()\nlet one = NSPersistentContainer()",
    ]).diagnostics
    #expect(
      diagnostics.map(\.summary) == [
        "CoreData is unavailable here, and the app uses `NSFetchRequest`, `NSManagedObject`, "
          + "`NSManagedObjectContext` and `NSPersistentContainer` from it"
      ])
    #expect(diagnostics.map(\.location) == [SourceLocation(path: "guide.md", line: 11, column: 8)])
  }

  @Test func whatFoundationLacksIsSaidOnceAtItsFirstUse() {
    let app = "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n"
    let found = adapt(
      app + """
        class Finder: NSObject, NSFilePresenter {
          let coordinator = NSFileCoordinator()
        }
        class NSMetadataQuery {}
        let own = NSMetadataQuery()
        """
    ).diagnostics
    #expect(
      found.map { "\($0.location.line):\($0.location.column) \($0.summary)" } == [
        "12:25 Foundation on Linux has no `NSFileCoordinator`, `NSFilePresenter`"
      ])
  }

  // Every line of such a program is an error; the first that shows what it is says so for all.
  @Test func aProgramFromBeforeSwift3IsSaidToBeOne() {
    let found = adapt(
      """
      @UIApplicationMain class App: UIResponder, UIApplicationDelegate {}
      class Page: UIViewController {
        override func viewDidLoad() { println("loaded") }
        override func encodeRestorableStateWithCoder(coder: NSCoder) {}
        override func viewWillAppear(animated: Bool) {}
      }
      """
    ).diagnostics
    #expect(found.map(\.rule) == ["dialect.swift-2"])
    #expect(found.map { "\($0.location.line):\($0.location.column)" } == ["13:17"])
  }

  @Test func olderTypesAreTakenForTodays() {
    let text = """
      import UIKit
      @main class App: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [NSObject: AnyObject]?) -> Bool { true }
        func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [Any], coder: NSCoder) -> UIViewController? { nil }
        func application(_ application: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool { true }
      }
      class Page: UIViewController, UIViewControllerRestoration {
        static func viewController(withRestorationIdentifierPath path: [AnyObject], coder: NSCoder) -> UIViewController? { nil }
      }
      """
    let adapted = adapt(text)
    #expect(
      adapted.diagnostics.map(\.summary) == [
        "`[NSObject: AnyObject]?` is an older spelling, and "
          + "`[UIApplication.LaunchOptionsKey: Any]?` is used instead",
        "`[Any]` is an older spelling, and `[String]` is used instead",
        "`@escaping ([Any]?) -> Void` is an older spelling, and "
          + "`@escaping ([any UIUserActivityRestoring]?) -> Void` is used instead",
        "`[AnyObject]` is an older spelling, and `[String]` is used instead",
      ])
    #expect(!adapted.diagnostics.hasErrors)
    #expect(
      adapted.authoredText
        == text.replacing("[NSObject: AnyObject]?", with: "_Launching?           ")
        .replacing("@escaping ([Any]?) -> Void", with: "@escaping _Handing        ")
        .replacing("[AnyObject]", with: "[_Id]      ").replacing("[Any]", with: "[_Id]"))
  }
}
