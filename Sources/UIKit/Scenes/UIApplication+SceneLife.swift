import Foundation
import RunRecord

/// The life of an app with scenes: that of its scenes together.
extension UIApplication {
  /// Whether the app has scenes.
  var hasScenes: Bool { SceneSystem.shared.isInUse }

  /// Goes on with a launch after `willFinishLaunching`, until a scene is active.
  func finishLaunchingWithScenes(
    _ delegate: any UIApplicationDelegate, _ reason: LaunchReason?
  ) {
    tellThatControllersAreLeft(.viewControllersNotRestored)
    tellThatLifeIsThatOfScenes(delegate)
    didFinishLaunching(delegate, reason)
    tellAboutSessionsDiscardedBefore()
    // In the background no scene is needed until one is asked for.
    guard applicationState != .background else {
      EventRecorder.phase = .background
      return
    }
    let options = reason?.connectionOptions ?? UIScene.ConnectionOptions()
    let scene = SceneConnection.connect(SceneSystem.shared.sessionForLaunch, options)
    EventRecorder.phase = .activate
    bringToFront([scene])
    EventRecorder.phase = .active
  }

  /// Brings scenes to the front, and the app with them.
  func bringToFront(_ scenes: [UIScene]) {
    let wasInBackground = applicationState == .background
    for scene in scenes { scene.enterForeground() }
    if wasInBackground { applicationState = .inactive }
    if wasInBackground { post(Self.willEnterForegroundNotification) }
    for scene in scenes { scene.becomeActive() }
    guard applicationState != .active, hasActiveScene else { return }
    applicationState = .active
    post(Self.didBecomeActiveNotification)
  }

  /// Brings the app back to the front, with every scene that is connected, or else the one that was
  /// there last.
  func bringScenesToFront() {
    guard applicationState == .background else { return }
    EventRecorder.phase = .activate
    if !SceneSystem.shared.scenes.contains(where: { $0.session.role == .windowApplication }) {
      _ = SceneConnection.connect(SceneSystem.shared.sessionForLaunch, UIScene.ConnectionOptions())
    }
    bringToFront(SceneSystem.shared.scenes)
    EventRecorder.phase = .active
  }

  /// Sends the app to the background, with every scene that goes with it.
  func sendScenesToBackground() {
    sendToBackground(SceneSystem.shared.scenes.filter(\.followsApp))
  }

  /// Sends scenes to the background, where they save their state, and the app if none is left in front.
  func sendToBackground(_ scenes: [UIScene]) {
    let phase = EventRecorder.phase
    EventRecorder.phase = .background
    for scene in scenes { scene.resignActive() }
    tellThatNoSceneIsActive()
    for scene in scenes { scene.enterBackground() }
    tellThatNoSceneIsInFront()
    EventRecorder.phase = applicationState == .background ? .background : phase
  }

  /// Ends a scene's life in this process, and the session's for good if it is closed.
  func disconnect(_ scene: UIScene, closing: Bool) {
    let phase = EventRecorder.phase
    EventRecorder.phase = .background
    scene.disconnect()
    if closing { discard(scene.session) }
    tellThatNoSceneIsActive()
    tellThatNoSceneIsInFront()
    EventRecorder.phase = applicationState == .background ? .background : phase
  }

  /// The two systems exclude each other (uikit-restoration 7.4).
  private func tellThatControllersAreLeft(_ decision: EngineDecision) {
    guard let delegate, OptInMethods(of: delegate) != nil else { return }
    Trace.decision(delegate.object, decision)
  }

  /// What an app delegate has for an app without scenes is never called in one with.
  private func tellThatLifeIsThatOfScenes(_ delegate: any UIApplicationDelegate) {
    let methods = Self.methodsOfScenes.filter(delegate.implements)
    guard !methods.isEmpty else { return }
    Trace.decision(delegate.object, .methodsOfScenes(notCalled: methods))
  }

  /// What of the app delegate is for an app without scenes: Apple deprecated it in iOS 26 (scenes-and-ios-27,
  /// section 1).
  private static let methodsOfScenes = [
    "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
    "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
    "application(_:open:options:)", "application(_:performActionFor:completionHandler:)",
    "application(_:willContinueUserActivityWithType:)",
    "application(_:continue:restorationHandler:)",
    "application(_:didFailToContinueUserActivityWithType:error:)",
    "application(_:didUpdate:)",
  ]

  private var hasActiveScene: Bool {
    SceneSystem.shared.scenes.contains { $0.activationState == .foregroundActive }
  }

  private func tellThatNoSceneIsActive() {
    guard applicationState == .active, !hasActiveScene else { return }
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  private func tellThatNoSceneIsInFront() {
    guard applicationState == .inactive,
      !SceneSystem.shared.scenes.contains(where: \.isInForeground)
    else { return }
    applicationState = .background
    post(Self.didEnterBackgroundNotification)
    EventRecorder.phase = .preserve
    tellThatControllersAreLeft(.viewControllersNotSaved)
  }

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
