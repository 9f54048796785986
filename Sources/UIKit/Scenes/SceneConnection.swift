import Foundation
import RunRecord

/// Brings a session's scene to life: makes it, and lets its delegate make the interface
/// (uikit-restoration 7.2).
@MainActor
struct SceneConnection {
  private let session: UISceneSession
  private let options: UIScene.ConnectionOptions

  /// Connects a session; the scene is in the background then.
  ///
  /// - Parameter session: Nil for a new one.
  static func connect(
    _ session: UISceneSession?, _ options: UIScene.ConnectionOptions
  ) -> UIScene {
    let phase = EventRecorder.phase
    EventRecorder.phase = .connect
    defer { EventRecorder.phase = phase }
    let session = session ?? newSession(options)
    return SceneConnection(session: session, options: options).run()
  }

  private func run() -> UIScene {
    dropActivityOfInterruptedRestoration()
    let scene = makeScene()
    SceneSystem.shared.add(scene)
    Trace.life(.sceneConnects, scene)
    scene.delegate = makeDelegate(for: scene)
    if let activity = session.savedActivity { offer(activity, to: scene) }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    // A window that is made visible loads its root's view at once.
    scene.showing = .loadedViews
    let window = makeWindow(of: scene)
    willConnect(scene)
    if let window { tellIfMadeTwice(window, of: scene) }
    MainStoryboard.show(window, ifStill: (scene.delegate as? any UIWindowSceneDelegate)?.window)
    scene.isInteractionStateRestored = false
    scene.activationState = .background
    return scene
  }

  /// The window of a scene whose configuration names a storyboard is there before its delegate is
  /// told.
  private func makeWindow(of scene: UIScene) -> UIWindow? {
    guard let storyboard = session.configuration.storyboard, let scene = scene as? UIWindowScene,
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate.window = window
    return window
  }

  /// The mistake of many who move: the manifest names a storyboard, and code makes the window too.
  private func tellIfMadeTwice(_ window: UIWindow, of scene: UIScene) {
    guard let storyboard = session.configuration.storyboard,
      let own = (scene.delegate as? any UIWindowSceneDelegate)?.window, own !== window
    else { return }
    Trace.warning(scene, .storyboardMadeForNothing(storyboard: storyboard.name))
  }

  // MARK: New sessions

  /// Only a new session is configured; a known one is what it was.
  private static func newSession(_ options: UIScene.ConnectionOptions) -> UISceneSession {
    let session = SceneSystem.shared.openSession(.windowApplication)
    let method = "application(_:configurationForConnecting:options:)"
    if let delegate = UIApplication.shared.delegate, delegate.implements(method) {
      Trace.hook(delegate.object, method)
      session.configuration = delegate.application(
        UIApplication.shared, configurationForConnecting: session, options: options)
    }
    Trace.decision(
      nil,
      .sceneSessionOpened(
        configuration: session.configuration.name,
        delegateClass: session.configuration.delegateClassName))
    SceneSystem.shared.sessionsDidChange()
    return session
  }

  // MARK: The scene and its delegate

  private func makeScene() -> UIScene {
    let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    return type.init(session: session, connectionOptions: options)
  }

  /// Without a delegate nobody makes the interface (uikit-restoration 7.3).
  private func makeDelegate(for scene: UIScene) -> (any UISceneDelegate)? {
    guard let name = session.configuration.delegateClassName else {
      Trace.decision(scene, .blackScreen(reason: .noDelegateClass))
      endLaunchIfAsked()
      return nil
    }
    guard AppClasses.type(named: name) != nil else {
      Trace.decision(scene, .blackScreen(reason: .delegateClassMissing(name: name)))
      return nil
    }
    guard let delegate = AppClasses.makeObject(ofClassNamed: name) as? any UISceneDelegate else {
      Trace.decision(scene, .blackScreen(reason: .delegateClassUnusable(name: name)))
      return nil
    }
    return delegate
  }

  private func endLaunchIfAsked() {
    let policy = StateRestorationPolicy.configurationWithoutDelegate
    if policy.value == .endsTheLaunch { fatalError("There is no scene delegate set.") }
  }

  // MARK: The saved activity

  private func dropActivityOfInterruptedRestoration() {
    guard KnownSceneSessions.wasInterrupted(session) else { return }
    KnownSceneSessions.endRestoring(session)
    guard session.savedActivity != nil else { return }
    session.stateRestorationActivity = nil
    Trace.decision(nil, .savedActivityDeleted)
  }

  private func offer(_ activity: NSUserActivity, to scene: UIScene) {
    guard SceneSystem.shared.canReadActivities else {
      Trace.decision(scene, .savedActivityWithheld)
      return
    }
    Trace.decision(scene, .savedActivityOffered(activity: activity.summary))
    session.isSavedActivityUnread = true
    scene.restoration = SceneRestoration(of: scene)
  }

  private func willConnect(_ scene: UIScene) {
    guard let delegate = scene.delegate else { return }
    for activity in options.userActivities {
      Trace.decision(scene, .activityOffered(activity: activity.summary))
    }
    Trace.hook(delegate.object, "scene(_:willConnectTo:options:)")
    delegate.scene(scene, willConnectTo: session, options: options)
  }
}
