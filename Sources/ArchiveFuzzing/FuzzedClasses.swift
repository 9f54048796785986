import Foundation
import Glibc
import UIKit

final class FuzzedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var root: UIViewController?
  private(set) var wasOfferedAnArchive = false

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let stack = UINavigationController(rootViewController: FuzzedCity("City"))
    stack.restorationIdentifier = "Stack"
    stack.pushViewController(FuzzedCity("Detail"), animated: false)
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "Tabs"
    tabs.viewControllers = [stack, FuzzedCity("Other")]
    root = tabs
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    wasOfferedAnArchive = true
    return true
  }
}

/// A controller with a table and values of many kinds, each decoded by its class.
final class FuzzedCity: UIViewController, UIViewControllerRestoration {
  init(_ identifier: String) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
    if identifier == "Detail" { restorationClass = FuzzedCity.self }
  }

  required init?(coder: NSCoder) { nil }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    FuzzedCity(identifierComponents.last ?? "")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds)
    table.restorationIdentifier = "table"
    view.addSubview(table)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(["a", 1, Date(timeIntervalSince1970: 1), 2.5, true] as [Any], forKey: "list")
    let id = UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF") as Any
    coder.encode(["url": URL(string: "http://example.com") as Any, "id": id], forKey: "map")
    coder.encode(FuzzedNote(), forKey: "note")
    coder.encode([FuzzedNote(), FuzzedNote()], forKey: "notes")
    // It is not decoded; in a damaged file it stands where others are decoded.
    coder.encode(FuzzedGadget(), forKey: "gadget")
    coder.encode(UIColor.red, forKey: "color")
    coder.encode(NSAttributedString(string: "text"), forKey: "attributed")
    coder.encode([IndexPath(row: 1, section: 2), IndexSet([1, 7])] as [Any], forKey: "values")
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    coder.encode(7, forKey: "count")
    coder.encode("Zürich", forKey: "name")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    _ = coder.decodeObject(of: [NSArray.self, NSString.self, NSNumber.self], forKey: "list")
    _ = coder.decodeObject(of: NSDictionary.self, forKey: "map")
    _ = coder.decodeObject(of: FuzzedNote.self, forKey: "note")
    _ = coder.decodeObject(of: [NSArray.self, FuzzedNote.self], forKey: "notes")
    _ = coder.decodeObject(of: UIColor.self, forKey: "color")
    _ = coder.decodeObject(of: NSAttributedString.self, forKey: "attributed")
    _ = coder.decodeObject(of: [NSArray.self, NSIndexPath.self, NSIndexSet.self], forKey: "values")
    _ = coder.decodeCGRect(forKey: "frame")
    _ = coder.decodeInteger(forKey: "count")
    _ = coder.decodeObject(of: NSString.self, forKey: "name")
    if FuzzedGadget.isNamed { _ = coder.decodeObject(of: FuzzedGadget.self, forKey: "gadget") }
  }
}

/// A class that the app names when it decodes.
final class FuzzedNote: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  private var next: FuzzedNote?

  override init() {}

  init?(coder: NSCoder) {
    _ = coder.decodeObject(of: NSString.self, forKey: "text")
    next = coder.decodeObject(of: FuzzedNote.self, forKey: "next")
  }

  func encode(with coder: NSCoder) {
    coder.encode("text", forKey: "text")
    coder.encode(next, forKey: "next")
  }
}

/// A class of the app that no decoding names: making one ends the launch.
final class FuzzedGadget: NSObject, NSSecureCoding {
  static let exitStatus: Int32 = 77

  /// Whether the app does name it, which shows that one that is made would be noticed.
  @MainActor static var isNamed = false

  static var supportsSecureCoding: Bool { true }
  override init() {}
  init?(coder: NSCoder) { _exit(Self.exitStatus) }
  func encode(with coder: NSCoder) { coder.encode("any", forKey: "text") }
}
