public import Foundation
public import UIKit

extension ExampleApp {
  /// The connected scenes, in the order in which they were connected.
  public var connectedScenes: [UIScene] { application.scenesInOrder }

  /// The open sessions, connected or not, in the order in which they were opened.
  public var openSessions: [UISceneSession] { application.sessionsInOrder }

  /// Opens a scene, as the user does: a new one, or that of a session which is not connected; returns
  /// when it is in front.
  ///
  /// - Parameter activity: What the scene is opened for.
  @discardableResult
  public func openScene(
    _ session: UISceneSession? = nil, activity: NSUserActivity? = nil
  ) -> UIScene {
    application.openScene(session, with: activity)
  }

  /// Closes a scene in the app switcher: its session is gone for good.
  public func closeScene(_ session: UISceneSession) {
    application.closeInSwitcher(session)
  }

  /// Takes a scene out of memory as the system does while the app goes on; the session stays.
  public func disconnect(_ scene: UIScene) {
    application.reclaim(scene)
  }

  /// Sends one scene to the background, where it saves its state.
  public func enterBackground(_ scene: UIScene) {
    application.send(scene)
  }

  /// Brings one scene back to the front.
  public func enterForeground(_ scene: UIScene) {
    application.bring(scene)
  }

  /// Connects a screen beside the device's own, a television or a projector, which gets a scene of its own role.
  ///
  /// - Returns: The scene; nil in an app without scenes.
  @discardableResult
  public func connectExternalDisplay(
    size: CGSize = CGSize(width: 1920, height: 1080)
  ) -> UIScene? {
    application.connectExternalDisplay(size: size)
  }

  /// Disconnects the screen beside the device's own, and its scene with it.
  public func disconnectExternalDisplay() {
    application.disconnectExternalDisplay()
  }

  /// Connects a car, whose screen gets a scene of its own role; there are no templates here.
  ///
  /// - Returns: The scene; nil in an app whose Info.plist has no configuration for cars.
  @discardableResult
  public func connectCarPlay() -> UIScene? {
    application.connectCarPlay()
  }

  /// Continues an activity in the app, as the user does; the app enters the foreground.
  ///
  /// - Parameter scene: The scene to take it up in; nil for the one that UIKit chooses, and in an app
  ///   without scenes.
  public func continueActivity(_ activity: NSUserActivity, in scene: UIScene? = nil) {
    guard let scene else { return application.takeUp(activity) }
    application.hand(activity, to: scene)
  }

  /// Opens a URL in a connected scene.
  public func open(_ url: URL, in scene: UIScene) {
    application.hand(url, to: scene)
  }

  /// Chooses a quick action of the app, as the user does; the app enters the foreground.
  ///
  /// - Parameter scene: The connected scene that performs it; nil for the one that UIKit chooses, and in an
  ///   app without scenes.
  public func performAction(for item: UIApplicationShortcutItem, in scene: UIScene? = nil) {
    guard let scene else { return application.perform(item) }
    application.hand(item, to: scene)
  }

  /// Ends the process as the system does with a suspended app; then the user closes scenes in the app
  /// switcher, which the app learns at its next launch.
  public func terminate(closing sessions: [UISceneSession]) -> Never {
    application.closeWhileNotRunning(sessions)
    terminate()
  }

  /// Ends the process as the system does with a suspended app; then the user continues an activity, for
  /// which the app is launched again.
  public func terminate(launchingFor activity: NSUserActivity) throws -> Never {
    try application.launchNext(for: activity)
    terminate()
  }

  /// Ends the process as the system does with a suspended app; then another app opens a URL, for which
  /// the app is launched again.
  public func terminate(
    launchingFor url: URL, from application: String = "com.apple.mobilesafari"
  ) throws -> Never {
    try self.application.launchNext(for: url, from: application)
    terminate()
  }

  /// Ends the process as the system does with a suspended app; then the user chooses a quick action, for
  /// which the app is launched again.
  public func terminate(launchingFor item: UIApplicationShortcutItem) throws -> Never {
    try application.launchNext(for: item)
    terminate()
  }
}
