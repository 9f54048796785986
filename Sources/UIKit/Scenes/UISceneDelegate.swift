public import Foundation

/// What UIKit asks and tells the app about a scene's life; every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected, to make its interface; the activity to restore from is in
  /// `connectionOptions.userActivities`, else in `session.stateRestorationActivity`
  /// (uikit-restoration 7.2).
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called after a scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when a scene takes events.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when a scene is about to take events no longer.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when a scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when a scene is in the background, before its state is saved.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called with URLs to open in a connected scene.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)

  /// Called for the activity to restore the scene from; nil for nothing. Having the method opts in
  /// (uikit-restoration 1.6).
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Called after the scene was connected and before it comes to the front, if an activity was saved
  /// (uikit-restoration 7.2).
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

  /// Called when an activity of a type is about to be handed over.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Called with an activity to take up in a connected scene.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Called when an activity could not be handed over.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Said to be called when an activity was brought up to date; seen never to be
  /// (uikit-restoration 7.2).
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}

  public func sceneWillResignActive(_ scene: UIScene) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidEnterBackground(_ scene: UIScene) {}

  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}

  /// Saves nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}

  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}

  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

extension UISceneDelegate {
  /// The delegate as an object, which every one of them is.
  var object: NSObject {
    guard let object = self as? NSObject else {
      preconditionFailure("A scene delegate inherits from NSObject")
    }
    return object
  }

  func implements(_ method: String) -> Bool {
    AppClasses.implement(method, by: object)
  }
}
