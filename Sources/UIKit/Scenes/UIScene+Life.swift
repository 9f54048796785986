import Foundation
import RunRecord

/// The turns of a scene's life. The methods of the app's delegate about the app's life are not called
/// in an app with scenes.
extension UIScene {
  var isInForeground: Bool {
    activationState == .foregroundActive || activationState == .foregroundInactive
  }

  /// Brings the scene to the front, with its interface; does nothing where it is.
  func enterForeground() {
    guard activationState == .background else { return }
    showing = .appearedViews
    restoreInteractionState()
    beginReturn()
    Trace.life(.sceneEntersForeground, self)
    tell("sceneWillEnterForeground(_:)", notification: Self.willEnterForegroundNotification) {
      $0.sceneWillEnterForeground(self)
    }
    activationState = .foregroundInactive
    SceneSystem.shared.didBringToFront(session)
  }

  private func beginReturn() {
    defer { wasInForeground = true }
    let version = VersionNumber("27")
    guard wasInForeground, restoration == nil, Device.sdkVersion >= version,
      Device.systemVersion >= version
    else { return }
    restoration = SceneRestoration(ofReturnToForeground: self)
  }

  /// Hands the saved activity to the scene delegate, once after each connection: when the views have appeared, and
  /// before the scene is in the foreground (scenes-and-ios-27, section 2).
  func restoreInteractionState() {
    guard !isInteractionStateRestored else { return }
    isInteractionStateRestored = true
    // The method came with iOS 15.
    if Device.systemVersion >= VersionNumber("15"), let delegate,
      let activity = session.readableActivity
    {
      let method = "scene(_:restoreInteractionStateWith:)"
      Trace.hook(delegate.object, method, detail: activity.activityType)
      if delegate.implements(method) { session.reading?.didRead(.handedOver, by: delegate.object) }
      delegate.scene(self, restoreInteractionStateWith: activity)
    }
    restoration?.passed()
  }

  /// Lets the scene take events.
  func becomeActive() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    Trace.life(.sceneBecomesActive, self)
    tell("sceneDidBecomeActive(_:)", notification: Self.didActivateNotification) {
      $0.sceneDidBecomeActive(self)
    }
    restoration?.passed()
  }

  /// Lets the scene take events no longer.
  func resignActive() {
    guard activationState == .foregroundActive else { return }
    Trace.life(.sceneResignsActive, self)
    tell("sceneWillResignActive(_:)", notification: Self.willDeactivateNotification) {
      $0.sceneWillResignActive(self)
    }
    activationState = .foregroundInactive
  }

  /// Takes the scene from the front, and saves its state.
  ///
  /// Apple says that it is saved when the scene goes to the background; here after the delegate was
  /// told, as with the archive of controllers (uikit-restoration 7.1, 10.19).
  func enterBackground() {
    guard isInForeground else { return }
    activationState = .background
    Trace.life(.sceneEntersBackground, self)
    tell("sceneDidEnterBackground(_:)", notification: Self.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground(self)
    }
    saveState()
  }

  /// Takes the scene out of the app; the session stays (uikit-restoration 7.3).
  func disconnect() {
    resignActive()
    // Always before the scene is disconnected (uikit-restoration 7.1).
    if isInForeground { enterBackground() } else { saveState() }
    Trace.life(.sceneDisconnects, self)
    activationState = .unattached
    showing = .nothing
    tell("sceneDidDisconnect(_:)", notification: Self.didDisconnectNotification) {
      $0.sceneDidDisconnect(self)
    }
    UIApplication.shared.forgetWindows(of: self)
    SceneSystem.shared.remove(self)
  }

  private func tell(
    _ method: String, notification: NSNotification.Name, call: (any UISceneDelegate) -> Void
  ) {
    if let delegate {
      Trace.hook(delegate.object, method)
      call(delegate)
    }
    NotificationCenter.default.post(name: notification, object: self)
  }
}

extension Trace {
  /// Says what a scene turns to.
  static func life(_ event: LifeEvent, _ scene: UIScene) {
    EventRecorder.record(.life(event), object: reference(to: scene))
  }
}
