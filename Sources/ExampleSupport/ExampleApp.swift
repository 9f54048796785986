import Foundation
import RunRecord
public import UIKit

/// The running app, as a launch fence sees it: what the user and the system do to it.
@MainActor
public final class ExampleApp {
  let application: UIApplication

  package init(_ application: UIApplication) {
    self.application = application
  }

  /// The app's delegate.
  public var delegate: (any UIApplicationDelegate)? { application.delegate }

  /// The app's window: the delegate's, else the key window.
  public var window: UIWindow? { application.delegate?.window ?? application.keyWindow }

  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? { window?.rootViewController }

  /// The controller that the user sees: presented above all, the top of a stack, the selected tab.
  public var visibleViewController: UIViewController? {
    rootViewController?.visibleDescendant
  }

  /// Sends the app to the background, where it saves its state; returns when the archive is on
  /// disk.
  public func enterBackground() {
    application.enterBackground()
  }

  /// Brings the app back to the front.
  public func enterForeground() {
    application.enterForeground()
  }

  /// Ends the process as the system does when it needs the memory: at once, and without a call to an
  /// app that is in front or suspended; in one that runs in the
  /// background, `applicationWillTerminate(_:)` is called.
  public func terminate() -> Never {
    application.willBeTerminatedBySystem()
    ProcessEnd.kill(.terminated)
  }

  /// Ends the process as the user does in the app switcher: the saved state is deleted.
  public func forceQuit() -> Never {
    application.closeInSwitcher()
    ProcessEnd.kill(.forceQuit)
  }

  /// Ends the process as a crash does: at once, and nothing is saved.
  public func crash() -> Never {
    ProcessEnd.abort(.crashed)
  }

  /// Runs everything that is queued on the main queue, and what that queues in turn.
  ///
  /// In a suspended app, nothing runs.
  public func settle() async {
    guard !application.isSuspended else { return }
    // Each turn runs what was queued before it; a chain of ten is deeper than any app's start.
    for _ in 0..<10 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  /// Waits for a number of seconds.
  ///
  /// In a suspended app, nothing runs meanwhile: its process is stopped.
  public func wait(_ seconds: Double) async throws {
    defer { Device.passed(seconds: seconds) }
    guard !application.isSuspended else {
      Suspension.sleep(seconds)
      return
    }
    try await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000))
  }
}
