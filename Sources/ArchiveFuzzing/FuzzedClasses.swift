import Foundation
import Glibc
import UIKit

final class FuzzedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

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
  ) -> Bool { true }
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
    coder.encode(["a", 1, Date(), 2.5, true] as [Any], forKey: "list")
    coder.encode(["url": URL(string: "http://example.com") as Any, "id": UUID()], forKey: "map")
    coder.encode(FuzzedNote(), forKey: "note")
    coder.encode(UIColor.red, forKey: "color")
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    coder.encode(7, forKey: "count")
    coder.encode("Zürich", forKey: "name")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    _ = coder.decodeObject(of: [NSArray.self, NSString.self, NSNumber.self], forKey: "list")
    _ = coder.decodeObject(of: NSDictionary.self, forKey: "map")
    _ = coder.decodeObject(of: FuzzedNote.self, forKey: "note")
    _ = coder.decodeObject(of: UIColor.self, forKey: "color")
    _ = coder.decodeCGRect(forKey: "frame")
    _ = coder.decodeInteger(forKey: "count")
    _ = coder.decodeObject(of: NSString.self, forKey: "name")
  }
}

/// A class that the app names when it decodes.
final class FuzzedNote: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  override init() {}
  init?(coder: NSCoder) { _ = coder.decodeObject(of: FuzzedNote.self, forKey: "next") }
  func encode(with coder: NSCoder) { coder.encode("text", forKey: "text") }
}

/// A class of the app that no decoding names: making one ends the launch.
final class FuzzedGadget: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  init?(coder: NSCoder) { _exit(77) }
  func encode(with coder: NSCoder) {}
}
