/// The app of the reference traces T1 to T3: `root` presents `pep`; `pep` is its own restoration
/// class (uikit-restoration 3.8).
enum PresentedControllerApp {
  /// The app's code; with `rootHasClass`, the root has a restoration class too.
  static func code(rootHasClass: Bool = false) -> String {
    delegate(rootHasClass: rootHasClass) + root + pep
  }

  private static func delegate(rootHasClass: Bool) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let root = RootViewController()
        root.restorationIdentifier = "root"
        \(rootHasClass ? "root.restorationClass = RootViewController.self" : "")
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }

      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        true
      }

      func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }

      func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }

      func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        identifierComponents.last == "root" ? window?.rootViewController : nil
      }

      func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    }

    """
  }

  private static let root = """
    class RootViewController: UIViewController, UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController
      }

      func doPresent() {
        let pep = PepViewController()
        pep.restorationIdentifier = "pep"
        pep.restorationClass = PepViewController.self
        present(pep, animated: true)
      }

      override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
      override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    }

    """

  private static let pep = """
    class PepViewController: UIViewController, UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        let pep = PepViewController()
        pep.restorationIdentifier = "pep"
        pep.restorationClass = self
        return pep
      }

      override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
      override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    }
    """

  static let presentThenBackground = """
    (app.rootViewController as! RootViewController).doPresent()
    app.enterBackground()
    """

  static let onlyBackground = "app.enterBackground()"
}
