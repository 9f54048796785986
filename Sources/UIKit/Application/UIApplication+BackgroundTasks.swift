public import Foundation
import RunRecord

extension UIApplication {
  /// Asks for time to finish a task in the background; the app is not suspended before
  /// `endBackgroundTask(_:)`, or before the time is over.
  ///
  /// - Parameter handler: Called when the time is over; it has to end the task.
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.shared.begin(nil, expirationHandler: handler)
  }

  /// Asks for time to finish a task with a name.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.shared.begin(taskName, expirationHandler: handler)
  }

  /// Says that a task is finished; an identifier of none is ignored.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    BackgroundTasks.shared.end(identifier)
  }

  /// How many seconds the app may still run in the background; in front as many as there are.
  public var backgroundTimeRemaining: TimeInterval {
    guard let start = backgroundStart else { return .greatestFiniteMagnitude }
    return max(0, BackgroundTasks.allowedSeconds - (Device.secondsSinceStart - start))
  }

  /// Suspends the app, after sending it to the background if it is in front: nothing of it runs
  /// until it comes back.
  ///
  /// - Returns: Whether the app could be suspended: one that does not end its tasks when their time
  ///   is over is ended by the system.
  package func suspend() -> Bool {
    enterBackground()
    guard !isSuspended else { return true }
    if BackgroundTasks.shared.isAnyOpen {
      Trace.life(.backgroundTimeIsOver)
      BackgroundTasks.shared.expire()
      guard !BackgroundTasks.shared.isAnyOpen else {
        Trace.warning(nil, .backgroundTasksNotEnded(names: BackgroundTasks.shared.openNames))
        return false
      }
    }
    isSuspended = true
    Trace.life(.appIsSuspended)
    return true
  }

  /// Whether the app does something in the background, or is about to be suspended.
  package var isRunningInBackground: Bool {
    applicationState == .background && !isSuspended && BackgroundTasks.shared.isAnyOpen
  }
}
