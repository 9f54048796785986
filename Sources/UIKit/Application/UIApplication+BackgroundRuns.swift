public import Foundation
import RunRecord

extension UIApplication {
  /// As often as the system likes.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// Not at all.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }

  /// Says how much time must at least be between two fetches; here the driver alone wakes the app.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Wakes the app in the background so that it fetches what is new; when it says that it is done,
  /// its state is saved again (uikit-restoration 2.1).
  ///
  /// - Returns: What the app says; nil where it has no method for it, and is not woken.
  package func fetchInBackground() async -> UIBackgroundFetchResult? {
    guard let delegate,
      delegate.implements("application(_:performFetchWithCompletionHandler:)")
    else { return nil }
    beginBackgroundRun("system wakes the app for a fetch")
    Trace.hook(delegate.object, "application(_:performFetchWithCompletionHandler:)")
    let result = await withCheckedContinuation { continuation in
      let answer = OnlyAnswer(continuation)
      delegate.application(self, performFetchWithCompletionHandler: { answer.give($0) })
    }
    endBackgroundRun(detail: "\(result)")
    return result
  }

  /// Delivers a message that was sent to the app; in the background the app is woken for it.
  ///
  /// - Returns: What the app says; nil where it has no method for it.
  package func receiveRemoteNotification(
    _ userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult? {
    let method = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    guard let delegate, delegate.implements(method) else { return nil }
    let isInBackground = applicationState == .background
    if isInBackground { beginBackgroundRun("system wakes the app for a remote notification") }
    Trace.hook(delegate.object, method)
    let result = await withCheckedContinuation { continuation in
      let answer = OnlyAnswer(continuation)
      delegate.application(
        self, didReceiveRemoteNotification: userInfo,
        fetchCompletionHandler: { answer.give($0) })
    }
    if isInBackground { endBackgroundRun(detail: "\(result)") }
    return result
  }

  private func beginBackgroundRun(_ what: String) {
    EventRecorder.phase = .background
    isSuspended = false
    Trace.life(what)
  }

  private func endBackgroundRun(detail: String) {
    // The user may have brought the app to the front while it worked.
    guard applicationState == .background else { return }
    Trace.life("background run ends", detail: detail)
    saveState(atEndOfBackgroundRun: true)
  }
}

/// Continues once, however often an app calls its completion handler.
private final class OnlyAnswer: Sendable {
  private let continuation: Locked<CheckedContinuation<UIBackgroundFetchResult, Never>?>

  init(_ continuation: CheckedContinuation<UIBackgroundFetchResult, Never>) {
    self.continuation = Locked(continuation)
  }

  func give(_ result: UIBackgroundFetchResult) {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: result)
  }
}
