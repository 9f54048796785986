import Foundation
import RunRecord

extension UIApplication {
  /// Brings the app to the front.
  func becomeActive() {
    applicationState = .active
    Trace.life("app becomes active")
    tell("applicationDidBecomeActive(_:)", Self.didBecomeActiveNotification) {
      $0.applicationDidBecomeActive(self)
    }
  }

  /// Takes the app from the front to the background, and saves its state.
  ///
  /// Returns when the archive is on disk. Does nothing in the background. State is saved after `applicationDidEnterBackground` (uikit-restoration 10.19).
  package func enterBackground() {
    guard !hasScenes else { return sendToBackground(SceneSystem.shared.scenes) }
    guard applicationState != .background else { return }
    EventRecorder.phase = .background
    resignActive()
    applicationState = .background
    Trace.life("app enters the background")
    tell("applicationDidEnterBackground(_:)", Self.didEnterBackgroundNotification) {
      $0.applicationDidEnterBackground(self)
    }
    EventRecorder.phase = .preserve
    Preservation.preserve(self)
    EventRecorder.phase = .background
  }

  /// Brings the app back from the background; does nothing in front.
  package func enterForeground() {
    guard !hasScenes else { return bringScenesToFront() }
    guard applicationState == .background else { return }
    EventRecorder.phase = .background
    Trace.life("app enters the foreground")
    applicationState = .inactive
    tell("applicationWillEnterForeground(_:)", Self.willEnterForegroundNotification) {
      $0.applicationWillEnterForeground(self)
    }
    becomeActive()
    EventRecorder.phase = .active
  }

  /// Closes the app as the user does in the app switcher: its saved state is deleted
  /// (uikit-restoration 6.2).
  package func closeInSwitcher() {
    EventRecorder.phase = .end
    Trace.life("user closes the app in the app switcher")
    guard !hasScenes else { return closeScenesInSwitcher() }
    if applicationState != .background {
      resignActive()
      tell("applicationWillTerminate(_:)", Self.willTerminateNotification) {
        $0.applicationWillTerminate(self)
      }
    }
    SavedState.shared.delete(because: "the user closed the app in the app switcher")
  }

  private func resignActive() {
    guard applicationState == .active else { return }
    Trace.life("app resigns active")
    tell("applicationWillResignActive(_:)", Self.willResignActiveNotification) {
      $0.applicationWillResignActive(self)
    }
    applicationState = .inactive
  }

  private func tell(
    _ method: String, _ notification: NSNotification.Name,
    _ call: (any UIApplicationDelegate) -> Void
  ) {
    if let delegate {
      Trace.hook(delegate.object, method)
      call(delegate)
    }
    NotificationCenter.default.post(name: notification, object: self)
  }
}
