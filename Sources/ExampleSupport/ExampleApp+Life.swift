public import Foundation
import RunRecord
public import UIKit

extension ExampleApp {
  /// Suspends the app, as the system does soon after it went to the background: nothing of it runs,
  /// however much time passes, until it enters the foreground or is woken.
  ///
  /// An app in front goes to the background first. The expiration handlers of its background tasks are called; an
  /// app that does not end those tasks is ended itself.
  public func suspend() {
    guard application.suspend() else {
      ProcessEnd.kill(.terminated)
    }
  }

  /// Locks the device: an app in front goes to the background.
  public func lockDevice() {
    application.lockDevice()
  }

  /// Unlocks the device; the app stays in the background.
  public func unlockDevice() {
    application.unlockDevice()
  }

  /// Sends a memory warning to the app delegate and all view controllers.
  public func receiveMemoryWarning() {
    application.receiveMemoryWarning()
  }

  /// Wakes the app in the background for a fetch, and returns what it says when it is done.
  ///
  /// - Returns: Nil where the app delegate has no method for it.
  @discardableResult
  public func fetchInBackground() async -> UIBackgroundFetchResult? {
    await application.fetchInBackground()
  }

  /// Delivers a message that was sent to the app, and returns what the app says when it is done.
  ///
  /// - Returns: Nil where the app delegate has no method for it.
  @discardableResult
  public func receiveRemoteNotification(
    _ userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult? {
    await application.receiveRemoteNotification(userInfo)
  }

  /// Opens a URL in the app, as another app does; the app enters the foreground.
  public func open(_ url: URL, from application: String = "com.apple.mobilesafari") {
    self.application.receive(url, from: application)
  }
}
