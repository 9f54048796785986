import Foundation
import RunRecord

/// Scenes that are closed for good, and with them their sessions (uikit-restoration 7.3).
extension UIApplication {
  /// Closes a session, whether or not its scene is connected.
  func close(_ session: UISceneSession) {
    if let scene = session.scene {
      disconnect(scene, closing: true)
    } else {
      discard(session)
    }
  }

  func discard(_ session: UISceneSession) {
    guard SceneSystem.shared.sessions.contains(session) else { return }
    SceneSystem.shared.discard([session], isToldLater: false)
    Trace.decision(nil, .sceneSessionDiscarded)
    tellAboutDiscarded([session])
  }

  /// Sessions that were closed while the app did not run (uikit-restoration 1.1).
  func tellAboutSessionsDiscardedBefore() {
    let sessions = SceneSystem.shared.takeDiscardedSessions()
    if !sessions.isEmpty { tellAboutDiscarded(sessions) }
  }

  private func tellAboutDiscarded(_ sessions: [UISceneSession]) {
    guard let delegate else { return }
    Trace.hook(delegate.object, "application(_:didDiscardSceneSessions:)")
    delegate.application(self, didDiscardSceneSessions: Set(sessions))
  }

  /// Closes the whole app in the app switcher: its sessions are gone, and the app hears of it at its
  /// next launch.
  func closeScenesInSwitcher() {
    if applicationState != .background {
      for scene in SceneSystem.shared.scenes { scene.resignActive() }
      if let delegate {
        Trace.hook(delegate.object, "applicationWillTerminate(_:)")
        delegate.applicationWillTerminate(self)
      }
      post(Self.willTerminateNotification)
    }
    guard !RestorationDebugging.isDeveloperMode else {
      Trace.decision(nil, .sceneSessionsKept)
      return
    }
    SceneSystem.shared.discard(SceneSystem.shared.sessions, isToldLater: true)
    Trace.decision(nil, .sceneSessionsDiscarded)
  }
}
