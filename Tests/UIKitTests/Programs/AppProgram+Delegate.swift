import RunRecord

extension AppProgram {
  /// An app whose delegate opts in, by the secure pair if not told otherwise, and shows what `root` makes.
  ///
  /// - Parameters:
  ///   - root: The statements of a function that makes the root controller.
  ///   - delegate: Further members of the delegate.
  ///   - code: The other classes.
  ///   - conditions: What holds before each launch.
  init(
    root: String, delegate: String = "", code: String = "", launches: [String],
    optingIn: String = optingIn, conditions: [LaunchConditions] = []
  ) {
    self.init(
      code: Self.delegate(
        """
        \(optingIn)
          \(delegate)
        """, root: root) + code,
      launches: launches, conditions: conditions)
  }

  /// The methods of the secure pair, which agree.
  static let optingIn = """
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    """

  /// The methods of the old pair, which agree.
  static let optingInByTheOldPair = """
      func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
    """

  /// A delegate with these members, which shows what `root` makes.
  static func delegate(_ members: String, root: String) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeRoot()
        window?.makeKeyAndVisible()
        return true
      }

      func makeRoot() -> UIViewController {
        \(root)
      }

      \(members)
    }

    func named<Controller: UIViewController>(_ controller: Controller, _ identifier: String?) -> Controller {
      controller.restorationIdentifier = identifier
      return controller
    }

    """
  }
}
