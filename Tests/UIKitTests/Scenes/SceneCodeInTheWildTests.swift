import RunRecord
import Testing

/// What real apps write about scenes and activities compiles, and runs, as it stands
/// (ios-code-in-the-wild 1, 3).
@Suite struct SceneCodeInTheWildTests {
  @Test func runsTheTemplateWithASample() async throws {
    let run = try await AppProgram(
      code: Self.app, launches: ["app.enterBackground()", "app.enterBackground()"]
    ).run()
    #expect(
      run.launches.map(\.output) == [
        "listing 0\n", "restores com.example.detail 7\ndetail 7\nlisting 1\n",
      ])
  }

  // The structure of Apple's gallery sample: the controller in front puts its activity into the scene, and takes it
  // away when it leaves. So the screen that is shown comes back, and the one before it needs no code.
  @Test func bringsBackWhatTheControllerInFrontPutIntoTheScene() async throws {
    let photos = "let stack = (app.rootViewController as! UINavigationController)\n"
    let show = "print(stack.viewControllers.map { $0.title ?? \"\" })\n"
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
        """,
      connect: """
        let stack = UINavigationController(rootViewController: List())
        stack.topViewController?.title = "list"
        window.rootViewController = stack
        if let photo = (connectionOptions.userActivities.first ?? session.stateRestorationActivity)?.userInfo?["photo"] as? String {
          stack.pushViewController(Photo(photo), animated: false)
        }
        """,
      code: """
        class Root: UIViewController {}
        class List: UITableViewController {
          let photos = ["sea", "wood", "town"]
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { photos.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(Photo(photos[indexPath.row]), animated: true)
          }
        }
        class Photo: UIViewController {
          init(_ name: String) { super.init(nibName: nil, bundle: nil); title = name }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let activity = NSUserActivity(activityType: "com.example.photo")
            activity.userInfo = ["photo": title!]
            view.window?.windowScene?.userActivity = activity
          }
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            view.window?.windowScene?.userActivity = nil
          }
        }
        """,
      launches: [
        photos
          + "app.tapRow(at: IndexPath(row: 1, section: 0), in: (stack.topViewController as! List).tableView)\napp.enterBackground()",
        photos + show + "stack.popViewController(animated: true)\napp.enterBackground()",
        photos + show,
      ]
    ).run()
    #expect(
      run.launches.map(\.output) == ["", "[\"list\", \"wood\"]\n", "[\"list\"]\n"])
  }

  // The structure of the ordering app of Apple's courses: one activity for the whole app, a model in JSON in it, and
  // an interface that is rebuilt in `scene(_:restoreInteractionStateWith:)`.
  @Test func rebuildsTabsAndAStackFromOneActivityOfTheApp() async throws {
    let show = """
      let tabs = app.rootViewController as! UITabBarController
      let menu = tabs.viewControllers![0] as! UINavigationController
      print(tabs.selectedIndex, menu.viewControllers.map { $0.title ?? "" }, Order.shared.dishes, tabs.viewControllers![1].tabBarItem.badgeValue ?? "-")

      """
    let run = try await SceneApp.program(
      scene: """
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { Order.shared.activity }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
          if let data = stateRestorationActivity.userInfo?["order"] as? Data, let dishes = try? JSONDecoder().decode([String].self, from: data) {
            Order.shared.dishes = dishes
          }
          guard let tabs = window?.rootViewController as? UITabBarController, let stack = tabs.viewControllers?[0] as? UINavigationController else { return }
          switch stateRestorationActivity.userInfo?["screen"] as? String {
          case "dish":
            for name in ["soups", "borscht"] { stack.pushViewController(Page(name), animated: false) }
          case "order": tabs.selectedIndex = 1
          default: break
          }
        }
        """,
      connect: """
        let tabs = UITabBarController()
        let order = Page("order")
        tabs.viewControllers = [UINavigationController(rootViewController: Page("menu")), order]
        Order.shared.changed = { order.tabBarItem.badgeValue = "\\($0)" }
        window.rootViewController = tabs
        """,
      code: """
        class Root: UIViewController {}
        @MainActor class Order {
          static let shared = Order()
          let activity = NSUserActivity(activityType: "com.example.order")
          var changed: (Int) -> Void = { _ in }
          var dishes: [String] = [] {
            didSet {
              changed(dishes.count)
              activity.addUserInfoEntries(from: ["order": try! JSONEncoder().encode(dishes)])
            }
          }
        }
        class Page: UIViewController {
          init(_ name: String) { super.init(nibName: nil, bundle: nil); title = name }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            Order.shared.activity.addUserInfoEntries(from: ["screen": title == "order" ? "order" : title == "borscht" ? "dish" : "menu"])
          }
        }
        """,
      launches: [
        """
        let stack = (app.rootViewController as! UITabBarController).viewControllers![0] as! UINavigationController
        for name in ["soups", "borscht"] { stack.pushViewController(Page(name), animated: true) }
        Order.shared.dishes = ["borscht"]
        app.enterBackground()
        """, show + "app.tap(\"order\")\napp.enterBackground()", show,
      ]
    ).run()
    #expect(
      run.launches.map(\.output) == [
        "", "0 [\"menu\", \"soups\", \"borscht\"] [\"borscht\"] 1\n",
        "1 [\"menu\"] [\"borscht\"] 1\n",
      ])
  }

  private static let app = """
    import UIKit
    import Foundation

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
      }

      // MARK: UISceneSession Lifecycle

      @available(iOS 13.0, *)
      func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if let activity = options.userActivities.first, activity.activityType == ActivityIdentifier.detail.rawValue {
          return ActivityIdentifier.detail.sceneConfiguration()
        }
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.sceneClass = UIWindowScene.self
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }

      @available(iOS 13.0, *)
      func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        sceneSessions.forEach { session in print(session.persistentIdentifier) }
      }
    }

    enum ActivityIdentifier: String {
      case detail = "com.example.detail"
      func sceneConfiguration() -> UISceneConfiguration {
        return UISceneConfiguration(name: rawValue, sessionRole: .windowApplication)
      }
    }

    extension NSUserActivity {
      var item: Int? {
        get { userInfo?["item"] as? Int }
        set { if let newValue = newValue { addUserInfoEntries(from: ["item": newValue]) } }
      }
    }

    @available(iOS 13.0, *)
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      static let storyboardName = "Main"

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let winScene = (scene as? UIWindowScene) else { return }
        let window = UIWindow(windowScene: winScene)
        let list = ListViewController()
        let navigation = UINavigationController(rootViewController: list)
        window.rootViewController = navigation
        if let userActivity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
          if !configure(window: window, with: userActivity) {
            Swift.debugPrint("Failed to restore from \\(userActivity)")
          }
        }
        self.window = window
        window.makeKeyAndVisible()
        winScene.title = list.title
      }

      func configure(window: UIWindow?, with activity: NSUserActivity) -> Bool {
        guard let item = activity.item else { return false }
        print("restores", activity.activityType, item)
        let detail = DetailViewController(item: item)
        (window?.rootViewController as? UINavigationController)?.pushViewController(detail, animated: false)
        return true
      }

      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let navigation = window?.rootViewController as? UINavigationController else { return nil }
        print("listing", navigation.viewControllers.count - 1)
        let activity = scene.userActivity ?? NSUserActivity(activityType: ActivityIdentifier.detail.rawValue)
        activity.item = 7
        activity.title = "Item"
        activity.isEligibleForHandoff = true
        activity.targetContentIdentifier = "item-7"
        return activity
      }

      func sceneDidDisconnect(_ scene: UIScene) {}
      func sceneDidBecomeActive(_ scene: UIScene) { window?.windowScene?.userActivity?.becomeCurrent() }
      func sceneWillResignActive(_ scene: UIScene) { window?.windowScene?.userActivity?.resignCurrent() }
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { _ = configure(window: window, with: userActivity) }
      func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error) { print(error) }
      func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    }

    class ListViewController: UIViewController {
      var sceneDelegate: SceneDelegate? { view.window?.windowScene?.delegate as? SceneDelegate }
      var keyWindow: UIWindow? {
        UIApplication.shared.connectedScenes
          .filter { $0.activationState == .foregroundActive }
          .compactMap { $0 as? UIWindowScene }
          .first?.windows.first(where: \\.isKeyWindow)
      }
      func open(_ session: UISceneSession?) {
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = view.window?.windowScene
        UIApplication.shared.requestSceneSessionActivation(session, userActivity: userActivity, options: options, errorHandler: nil)
      }
    }

    class DetailViewController: UIViewController, NSUserActivityDelegate {
      let item: Int
      init(item: Int) { self.item = item; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("detail", item)
        let activity = NSUserActivity(activityType: ActivityIdentifier.detail.rawValue)
        activity.delegate = self
        activity.needsSave = true
        userActivity = activity
        view.window?.windowScene?.userActivity = activity
      }
      override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.item = item
      }
      func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.keywords = Set(["item"]) }
    }
    """
}
