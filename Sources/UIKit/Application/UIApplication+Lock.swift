public import Foundation
import RunRecord

extension UIApplication {
  /// Whether files that are protected while the device is locked can be read.
  public var isProtectedDataAvailable: Bool { !DeviceLock.isLocked }

  /// Posted when protected files can be read again.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// Posted before protected files can be read no longer.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// Locks the device, as the user does with the button: an app in front goes to the background.
  ///
  /// Its state is saved before the files are locked.
  package func lockDevice() {
    guard !DeviceLock.isLocked else { return }
    Trace.life(.deviceIsLocked)
    enterBackground()
    tell(
      "applicationProtectedDataWillBecomeUnavailable(_:)",
      notification: Self.protectedDataWillBecomeUnavailableNotification
    ) { $0.applicationProtectedDataWillBecomeUnavailable(self) }
    DeviceLock.lock()
  }

  /// Unlocks the device; the app stays where it is.
  package func unlockDevice() {
    guard DeviceLock.isLocked else { return }
    DeviceLock.unlock()
    Trace.life(.deviceIsUnlocked)
    tell(
      "applicationProtectedDataDidBecomeAvailable(_:)",
      notification: Self.protectedDataDidBecomeAvailableNotification
    ) { $0.applicationProtectedDataDidBecomeAvailable(self) }
  }
}
