// What of the symbols belongs to scenes, web views, containers, the app's life and collections.
extension SymbolsProgram {
  static let scenes = """
    class ScenesAppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
      }
      func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { sceneSessions.forEach { print($0.persistentIdentifier, $0.configuration.name ?? "") } }
      func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { completionHandler(shortcutItem.type == "new") }
      func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { completionHandler(.noData) }
      func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { return false }
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print("memory is short") }
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = ActivityController()
        window?.makeKeyAndVisible()
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
          self.scene(scene, continue: activity)
        }
        scene.activationConditions = UISceneActivationConditions()
        scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
      }
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { return scene.userActivity }
      func sceneDidDisconnect(_ scene: UIScene) {}
      func sceneDidBecomeActive(_ scene: UIScene) {
        if let userActivity = window?.windowScene?.userActivity { userActivity.becomeCurrent() }
      }
      func sceneWillResignActive(_ scene: UIScene) { window?.windowScene?.userActivity?.resignCurrent() }
      func sceneWillEnterForeground(_ scene: UIScene) {}
      func sceneDidEnterBackground(_ scene: UIScene) {}
      func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print(userActivity.activityType) }
      func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error) {}
      func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { print(URLContexts.first?.url as Any) }
      func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {}
      func openWindow() {
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = window?.windowScene
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "detail"), options: options, errorHandler: nil)
      }
    }

    class ActivityController: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["id": 1])
      }
      override func restoreUserActivityState(_ activity: NSUserActivity) { super.restoreUserActivityState(activity) }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        print(traitCollection.horizontalSizeClass == .compact)
      }
    }
    """

  static let webAndColumns = """
    class WebController: UIViewController, WKNavigationDelegate, UISearchBarDelegate {
      let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      override func viewDidLoad() {
        super.viewDidLoad()
        webView.navigationDelegate = self
        webView.scrollView.contentOffset = .zero
        view.addSubview(webView)
        if let url = URL(string: "https://example.com") { webView.load(URLRequest(url: url)) }
      }
      func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
      func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {}
      func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
      func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
        let alert = UIAlertController(title: "Failed", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
        present(alert, animated: true)
      }
      func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        if navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url {
          UIApplication.shared.open(url, options: [:], completionHandler: nil)
          decisionHandler(.cancel)
        } else {
          decisionHandler(.allow)
        }
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    }

    class ColumnsDelegate: NSObject, UISplitViewControllerDelegate {
      func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool {
        return UIDevice.current.userInterfaceIdiom == .phone
      }
      func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { return .primary }
      func prepare(_ detail: UIViewController) {
        detail.navigationItem.leftBarButtonItem = detail.splitViewController?.displayModeButtonItem
      }
      func turn(_ coordinator: UIViewControllerTransitionCoordinator) {
        coordinator.animate(alongsideTransition: { (context: UIViewControllerTransitionCoordinatorContext) in print(context.isAnimated) })
      }
      func wide() -> UITraitCollection { return UITraitCollection(horizontalSizeClass: .regular) }
    }
    """

  static let collections = """
    class PhotoCell: UICollectionViewCell {}

    class PhotosController: UICollectionViewController, UICollectionViewDragDelegate {
      init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dragDelegate = self
        collectionView.dragInteractionEnabled = true
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 1 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      }
      func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        let dragged: NSItemProviderWriting = UIColor.red
        let itemProvider = NSItemProvider(object: dragged)
        itemProvider.registerObject(NSUserActivity(activityType: "detail"), visibility: .all)
        let dragItem = UIDragItem(itemProvider: itemProvider)
        dragItem.localObject = indexPath
        return [dragItem]
      }
      override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { return nil }
      func place(in space: UICoordinateSpace) -> CGPoint { return view.convert(.zero, to: space) }
    }
    """
}
