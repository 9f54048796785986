import Foundation
import RunRecord

extension UIApplication {
  /// Brings the app to the front.
  func becomeActive() {
    applicationState = .active
    Trace.life(.appBecomesActive)
    tell("applicationDidBecomeActive(_:)", notification: Self.didBecomeActiveNotification) {
      $0.applicationDidBecomeActive(self)
    }
  }

  /// Takes the app from the front to the background, and saves its state.
  ///
  /// Returns when the archive is on disk. Does nothing in the background.
  package func enterBackground() {
    guard applicationState != .background else { return }
    // On a screen, what has changed has been laid out before the user can do anything more.
    LayoutPass.perform()
    ScreenRecorder.record(.left)
    // The snapshot is taken when the state was saved (uikit-restoration 2.2, P9).
    defer { ScreenRecorder.draw(.saved) }
    guard !hasScenes else { return sendScenesToBackground() }
    EventRecorder.phase = .background
    resignActive()
    applicationState = .background
    Trace.life(.appEntersBackground)
    let savesAfter = StateRestorationPolicy.momentOfSaving.value == .afterDidEnterBackground
    if !savesAfter { saveState() }
    tell("applicationDidEnterBackground(_:)", notification: Self.didEnterBackgroundNotification) {
      $0.applicationDidEnterBackground(self)
    }
    if savesAfter { saveState() }
  }

  /// Saves the app's state, if the app wants it and the device lets it (uikit-restoration 2.1).
  func saveState(atEndOfBackgroundRun: Bool = false) {
    let phase = EventRecorder.phase
    EventRecorder.phase = .preserve
    defer { EventRecorder.phase = phase }
    if DeviceLock.wasLockedAtLaunch {
      Trace.decision(nil, .nothingSaved(reason: .deviceWasLocked))
    } else if atEndOfBackgroundRun, DeviceLock.isLocked {
      Trace.decision(nil, .nothingSaved(reason: .deviceIsLocked))
    } else {
      Preservation.preserve(self)
    }
  }

  /// Brings the app back from the background; does nothing in front.
  package func enterForeground() {
    enterForeground {}
  }

  /// Brings the app back from the background, and hands it what it was brought back for before it is
  /// active; one with scenes is brought back alone.
  func enterForeground(handing hand: () -> Void) {
    // An app cannot be seen on a locked device.
    unlockDevice()
    isSuspended = false
    guard !hasScenes else { return bringScenesToFront() }
    guard applicationState == .background else { return }
    EventRecorder.phase = .activate
    Trace.life(.appEntersForeground)
    applicationState = .inactive
    tell("applicationWillEnterForeground(_:)", notification: Self.willEnterForegroundNotification) {
      $0.applicationWillEnterForeground(self)
    }
    // An app that was started in the background is seen only now.
    if showing < .appearedViews { showing = .appearedViews }
    hand()
    becomeActive()
    EventRecorder.phase = .active
  }

  /// Ends the app as the system does when it needs the memory; the caller ends the process.
  ///
  /// An app that runs in the background is told; one that is suspended, or in front, is not.
  package func willBeTerminatedBySystem() {
    EventRecorder.phase = .end
    guard isRunningInBackground else { return }
    tell("applicationWillTerminate(_:)", notification: Self.willTerminateNotification) {
      $0.applicationWillTerminate(self)
    }
  }

  /// Closes the app as the user does in the app switcher: its saved state is deleted
  /// (uikit-restoration 6.2).
  package func closeInSwitcher() {
    if applicationState != .background { ScreenRecorder.record(.left) }
    EventRecorder.phase = .end
    Trace.life(.userClosesApp)
    guard !hasScenes else { return closeScenesInSwitcher() }
    if applicationState != .background {
      resignActive()
      tell("applicationWillTerminate(_:)", notification: Self.willTerminateNotification) {
        $0.applicationWillTerminate(self)
      }
    }
    if RestorationDebugging.isDeveloperMode {
      Trace.decision(nil, .savedStateKept(reason: .developerMode))
    } else {
      SavedState.shared.delete(because: .userClosedApp)
    }
  }

  private func resignActive() {
    guard applicationState == .active else { return }
    Trace.life(.appResignsActive)
    tell("applicationWillResignActive(_:)", notification: Self.willResignActiveNotification) {
      $0.applicationWillResignActive(self)
    }
    applicationState = .inactive
  }

  func tell(
    _ method: String, notification: NSNotification.Name,
    call: (any UIApplicationDelegate) -> Void
  ) {
    if let delegate {
      Trace.hook(delegate.object, method)
      call(delegate)
    }
    NotificationCenter.default.post(name: notification, object: self)
  }
}
