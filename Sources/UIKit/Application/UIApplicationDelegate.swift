public import Foundation

/// What UIKit asks and tells the app about its life; every method is optional.
///
/// On Linux the defaults stand for "not implemented": where the difference matters, the engine
/// knows from the app's classes which methods they implement, and does not call the others.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window.
  var window: UIWindow? { get set }

  /// Called once per launch, before state is restored; the window and the base controllers must
  /// exist when it returns (uikit-restoration 1.1).
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called once per launch, after state was restored, or was not.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called instead of `application(_:didFinishLaunchingWithOptions:)` if the delegate does not implement that
  /// method.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the app came to the front.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the app is about to leave the front.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the app is in the background, before its state is saved.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the app is about to come back from the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the app is closed while it runs; not when the system ends a suspended app.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when memory is short, before the controllers are told.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called when protected files can be read again, after the device was unlocked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  /// Called before protected files can be read no longer, when the device is locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  /// Called when another app, or this one, opens a URL of the app's own scheme: whether it could.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Called in an app without scenes when the user chose a quick action of the app, before the app is
  /// active; with what to call when it is done.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// Called when the system wakes the app to fetch what is new; the app calls the handler when it
  /// is done.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// Called when a message for the app arrives; the app calls the handler when it is done.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// Called once per save: whether to save state, with a coder for values of the app itself.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool

  /// Called once per launch with an archive: whether to restore from it, before anything else is.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder)
    -> Bool

  /// Called in place of `application(_:shouldSaveSecureApplicationState:)` in apps without it.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

  /// Called in place of `application(_:shouldRestoreSecureApplicationState:)` in apps without it.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool

  /// Called once per restoration for each saved controller without a restoration class, ancestors
  /// first; nil lets the search go on.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?

  /// Called at the start of each save, after the app agreed to save.
  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

  /// Called once per restoration, after every object decoded, before
  /// `applicationFinishedRestoringState()`.
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  /// Called for each new session: how its scene is made. Having the method makes the app one with
  /// scenes (uikit-restoration 7.2).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when sessions were closed for good; shortly after the launch for those that were while the
  /// app did not run (uikit-restoration 1.1).
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called in an app without scenes when an activity of a type is about to be handed over: whether
  /// the app tells the user itself.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Called in an app without scenes with an activity to take up: whether it does.
  ///
  /// - Parameter restorationHandler: What to call with the objects that take it up; UIKit calls
  ///   `restoreUserActivityState(_:)` of each.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Called in an app without scenes when an activity could not be handed over.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Called in an app without scenes when an activity was brought up to date.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Agrees.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Agrees.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationDidEnterBackground(_ application: UIApplication) {}

  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func applicationWillTerminate(_ application: UIApplication) {}

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

  /// Could not.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Does not perform it.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// Has nothing to fetch.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  /// Has nothing to fetch.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  /// Saves nothing.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Restores nothing.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Saves nothing.
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Restores nothing.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Lets the search go on.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }

  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}

  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}
}
