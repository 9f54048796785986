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
  /// - Parameters:
  ///   - session: Nil for a new one.
  ///   - role: What a new session is for.
  static func connect(
    _ session: UISceneSession?, _ options: UIScene.ConnectionOptions,
    role: UISceneSession.Role = .windowApplication
  ) -> UIScene {
    let phase = EventRecorder.phase
    EventRecorder.phase = .connect
    defer { EventRecorder.phase = phase }
    let session = session ?? newSession(role, options)
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
    guard let storyboard = session.configuration.storyboard, let scene = scene as? UIWindowScene
    else { return nil }
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else {
      if session.configuration.delegateClassName == nil {
        Trace.warning(scene, .noDelegateForStoryboard)
      }
      return nil
    }
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
  private static func newSession(
    _ role: UISceneSession.Role, _ options: UIScene.ConnectionOptions
  ) -> UISceneSession {
    let session = SceneSystem.shared.openSession(role)
    let method = "application(_:configurationForConnecting:options:)"
    if let delegate = UIApplication.shared.delegate, delegate.implements(method) {
      Trace.hook(delegate.object, method)
      let configuration = delegate.application(
        UIApplication.shared, configurationForConnecting: session, options: options)
      checkRole(of: configuration, for: session)
      session.configuration = configuration
    }
    tellMistakes(in: session.configuration)
    Trace.decision(
      nil,
      .sceneSessionOpened(
        configuration: session.configuration.name,
        delegateClass: session.configuration.delegateClassName))
    SceneSystem.shared.sessionsDidChange()
    return session
  }

  /// UIKit asserts that the app answers for the role that it was asked about, as its header says
  /// (scenes-and-ios-27, section 1).
  private static func checkRole(
    of configuration: UISceneConfiguration, for session: UISceneSession
  ) {
    guard configuration.role != session.role else { return }
    fatalError(
      """
      application(_:configurationForConnecting:options:) returned a configuration for the role \
      \(configuration.role.rawValue), and the role of the session is \(session.role.rawValue). \
      UIKit asserts that they are the same.
      """)
  }

  /// What the log of a device has of a configuration that cannot be used (scenes-and-ios-27, section 1).
  ///
  /// Where nothing is for another screen, that is not a mistake: it shows what the device shows.
  private static func tellMistakes(in configuration: UISceneConfiguration) {
    if let className = configuration.delegateClassName {
      guard configuration.isInManifest, AppClasses.type(named: className) == nil else { return }
      Trace.warning(
        nil,
        .delegateClassNotLoaded(
          configuration: configuration.name, role: configuration.role.rawValue, name: className))
    } else if !configuration.isInManifest, configuration.role == .windowApplication {
      Trace.warning(nil, .configurationNotInInfo(name: configuration.name))
    }
  }

  // MARK: The scene and its delegate

  private func makeScene() -> UIScene {
    let usual: UIScene.Type = session.role == .carPlay ? UIScene.self : UIWindowScene.self
    let type = session.configuration.sceneClass as? UIScene.Type ?? usual
    let scene = type.init(session: session, connectionOptions: options)
    if session.role == .externalDisplay, let screen = ExternalDisplay.shared.screen {
      (scene as? UIWindowScene)?.screen = screen
    }
    return scene
  }

  /// Without a delegate no code makes the interface (uikit-restoration 7.3).
  private func makeDelegate(for scene: UIScene) -> (any UISceneDelegate)? {
    guard let name = session.configuration.delegateClassName else {
      tellBlackScreen(.noDelegateClass, scene)
      return nil
    }
    guard AppClasses.type(named: name) != nil else {
      tellBlackScreen(.delegateClassMissing(name: name), scene)
      return nil
    }
    guard let delegate = AppClasses.makeObject(ofClassNamed: name) as? any UISceneDelegate else {
      tellBlackScreen(.delegateClassUnusable(name: name), scene)
      return nil
    }
    return delegate
  }

  /// A screen beside the device's own is not black: it shows what the device shows.
  private func tellBlackScreen(_ reason: BlackScreenReason, _ scene: UIScene) {
    guard session.role == .windowApplication else { return }
    Trace.decision(scene, .blackScreen(reason: reason))
    let policy = StateRestorationPolicy.configurationWithoutDelegate
    guard reason == .noDelegateClass, policy.value == .endsTheLaunch else { return }
    fatalError("There is no scene delegate set.")
  }

  // MARK: The saved activity

  private func dropActivityOfInterruptedRestoration() {
    guard KnownSceneSessions.wasInterrupted(session) else { return }
    KnownSceneSessions.endRestoring(session)
    guard session.savedActivity != nil else { return }
    session.keep(nil)
    Trace.decision(nil, .savedActivityDeleted)
  }

  private func offer(_ activity: NSUserActivity, to scene: UIScene) {
    guard SceneSystem.shared.canReadActivities else {
      Trace.decision(scene, .savedActivityWithheld)
      return
    }
    Trace.decision(scene, .savedActivityOffered(activity: activity.summary))
    session.reading = ActivityReading(of: activity, by: session)
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
