public import Foundation
import RunRecord
import Synchronization

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
    await runInBackground(
      for: .fetch, "application(_:performFetchWithCompletionHandler:)"
    ) { delegate, completion in
      delegate.application(self, performFetchWithCompletionHandler: completion)
    }
  }

  /// Delivers a message that was sent to the app; in the background the app is woken for it.
  ///
  /// - Returns: What the app says; nil where it has no method for it.
  package func receiveRemoteNotification(
    _ userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult? {
    await runInBackground(
      for: .remoteNotification,
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    ) { delegate, completion in
      delegate.application(
        self, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
    }
  }

  /// Calls a method of the delegate and waits for what it says at its end; an app in the background
  /// is woken for it, saves its state and is what it was before.
  private func runInBackground(
    for reason: LifeEvent.WakeReason, _ method: String,
    _ call: (any UIApplicationDelegate, @escaping (UIBackgroundFetchResult) -> Void) -> Void
  ) async -> UIBackgroundFetchResult? {
    guard let delegate, delegate.implements(method) else { return nil }
    let isWoken = applicationState == .background
    let wasSuspended = isSuspended
    if isWoken {
      EventRecorder.phase = .background
      isSuspended = false
      Trace.life(.systemWakesApp(reason: reason))
    }
    Trace.hook(delegate.object, method)
    let result = await withCheckedContinuation { continuation in
      let answer = OnlyAnswer(continuation)
      call(delegate) { answer.give($0) }
    }
    // The user may have brought the app to the front while it worked.
    if isWoken, applicationState == .background {
      Trace.life(.backgroundRunEnds(result: "\(result)"))
      // 7.4: an app with scenes has no archive; a scene that changed asks for a refresh.
      if !hasScenes { saveState(atEndOfBackgroundRun: true) }
      if wasSuspended { _ = suspend() }
    }
    return result
  }
}

/// Continues once, however often an app calls its completion handler.
private final class OnlyAnswer: Sendable {
  private let continuation: Mutex<CheckedContinuation<UIBackgroundFetchResult, Never>?>

  init(_ continuation: CheckedContinuation<UIBackgroundFetchResult, Never>) {
    self.continuation = Mutex(continuation)
  }

  func give(_ result: UIBackgroundFetchResult) {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: result)
  }
}
