import Foundation
import RunRecord

/// What the user and the system do to scenes, for who drives the app.
extension UIApplication {
  /// The connected scenes, in the order in which they were connected.
  package var scenesInOrder: [UIScene] { SceneSystem.shared.scenes }

  /// The open sessions, in the order in which they were opened.
  package var sessionsInOrder: [UISceneSession] { SceneSystem.shared.sessions }

  /// Opens a new scene, or that of a session which is not connected, and brings it to the front.
  ///
  /// Traps where the user could not open a new one: an iPhone shows one, and so does an app whose Info.plist does
  /// not say that it supports several.
  package func openScene(
    _ session: UISceneSession?, with activity: NSUserActivity?
  ) -> UIScene {
    guard session != nil || supportsMultipleScenes else {
      fatalError(
        """
        The user cannot open another window of this app: it takes an iPad (idiom=pad) and \
        UIApplicationSupportsMultipleScenes in the scene manifest of the Info.plist.
        """)
    }
    let scene: UIScene
    if let connected = session?.scene {
      scene = connected
      if let activity { scene.takeUp(activity) }
    } else {
      let options = UIScene.ConnectionOptions()
      options.userActivities = Set([activity].compactMap(\.self))
      scene = SceneConnection.connect(session, options)
      bring(scene, in: .activate)
      return scene
    }
    bring(scene)
    return scene
  }

  /// Brings one scene to the front.
  package func bring(_ scene: UIScene) {
    bring(scene, in: .background)
  }

  /// The first time that a scene appears, it is not back from anywhere.
  func bring(_ scene: UIScene, in phase: TraceEvent.Phase) {
    EventRecorder.phase = phase
    bringToFront([scene])
    // One that could be seen already is the one that the user turns to now.
    SceneSystem.shared.didBringToFront(scene.session)
    (scene as? UIWindowScene)?.becomeFirst()
    if applicationState != .background { EventRecorder.phase = .active }
  }

  /// Sends one scene to the background.
  package func send(_ scene: UIScene) {
    sendToBackground([scene])
  }

  /// Takes a scene out of memory, as the system does with those in the background.
  package func reclaim(_ scene: UIScene) {
    disconnect(scene, closing: false)
  }

  /// Closes a scene for good, as the user does in the app switcher.
  package func closeInSwitcher(_ session: UISceneSession) {
    EventRecorder.phase = .background
    Trace.life(.userClosesScene)
    close(session)
    if applicationState != .background { EventRecorder.phase = .active }
  }

  /// Closes scenes for good while the app does not run: it hears of it at its next launch.
  package func closeWhileNotRunning(_ sessions: [UISceneSession]) {
    EventRecorder.phase = .end
    Trace.life(.userClosesScenesOfEndedApp)
    SceneSystem.shared.discard(sessions, isToldLater: true)
  }

  /// Lets the next launch be one for an activity.
  package func launchNext(for activity: NSUserActivity) throws {
    let type = activity.activityType
    try launchNext(.activity(activity), .userTakesUpActivityOfEndedApp(type: type))
  }

  /// Lets the next launch be one for a URL that another app opens.
  package func launchNext(for url: URL, from application: String) throws {
    try launchNext(
      .url(url, source: application), .otherAppOpensURLOfEndedApp(url: url.absoluteString))
  }

  /// Lets the next launch be one for a quick action.
  package func launchNext(for item: UIApplicationShortcutItem) throws {
    try launchNext(.quickAction(item), .userChoosesQuickActionOfEndedApp(type: item.type))
  }

  private func launchNext(_ reason: LaunchReason, _ event: LifeEvent) throws {
    EventRecorder.phase = .end
    Trace.life(event)
    try reason.leave()
  }

  /// Hands an activity to a connected scene.
  package func hand(_ activity: NSUserActivity, to scene: UIScene) {
    scene.takeUp(activity)
  }

  /// Hands a URL to a connected scene.
  package func hand(_ url: URL, to scene: UIScene) {
    scene.takeUp(url)
  }

  /// Hands a quick action to a connected scene.
  package func hand(_ item: UIApplicationShortcutItem, to scene: UIScene) {
    (scene as? UIWindowScene)?.takeUp(item)
  }
}
