/// The app of the reference trace T5: a city pushed onto the stack of the second of two tabs; only
/// the city has a restoration class (uikit-restoration 3.8).
enum TabBarApp {
  static let code =
    AppProgram.delegate(
      AppProgram.optingIn, root: "makeTabs()") + controllers

  private static let controllers = """
    class Spy: UIViewController {
      override func viewDidLoad() { super.viewDidLoad() }
      override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
      override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
      override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
    }

    class FirstViewController: Spy {}
    class SecondViewController: Spy {}

    class CityViewController: Spy, UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        makeCity()
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        print("viewDidLoad:", navigationController == nil ? "no stack" : "in a stack")
      }

      override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print("decode:", isViewLoaded ? "loaded," : "not loaded,", navigationController == nil ? "no stack" : "in a stack")
      }
    }

    @MainActor func makeCity() -> CityViewController {
      let city = named(CityViewController(), "City")
      city.restorationClass = CityViewController.self
      return city
    }

    @MainActor func makeTabs() -> UITabBarController {
      let navigation = UINavigationController(rootViewController: named(SecondViewController(), "Second"))
      let tabs = named(UITabBarController(), "TabController")
      tabs.viewControllers = [named(FirstViewController(), "First"), named(navigation, "NavigationController")]
      return tabs
    }
    """

  static let pushThenBackground = """
    let tabs = app.rootViewController as! UITabBarController
    tabs.selectedIndex = 1
    (tabs.selectedViewController as! UINavigationController).pushViewController(makeCity(), animated: false)
    app.enterBackground()
    """

  static let printScreen = """
    let tabs = app.rootViewController as! UITabBarController
    print(tabs.selectedIndex, type(of: app.visibleViewController!), app.visibleViewController!.navigationController!.viewControllers.count)
    """
}
