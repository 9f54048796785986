import Foundation
import Synchronization

/// The tasks for which the app asked for time in the background.
///
/// Any thread may begin and end one.
final class BackgroundTasks: Sendable {
  static let shared = BackgroundTasks()

  /// How long an app may go on in the background, in seconds, as on a phone of today.
  static let allowedSeconds: TimeInterval = 30

  private struct Task {
    var identifier: UIBackgroundTaskIdentifier
    var name: String
    var expirationHandler: (@MainActor @Sendable () -> Void)?
  }

  private struct State {
    var last = 0
    var open: [Task] = []
  }

  private let state = Mutex(State())

  var isAnyOpen: Bool { state.withLock { !$0.open.isEmpty } }

  /// The names of the open tasks, in the order in which they began.
  var openNames: [String] { state.withLock { $0.open.map(\.name) } }

  func begin(
    _ name: String?, expirationHandler: (@MainActor @Sendable () -> Void)?
  ) -> UIBackgroundTaskIdentifier {
    state.withLock { state in
      state.last += 1
      let identifier = UIBackgroundTaskIdentifier(rawValue: state.last)
      state.open.append(
        Task(
          identifier: identifier, name: name ?? "task \(state.last)",
          expirationHandler: expirationHandler))
      return identifier
    }
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) {
    state.withLock { $0.open.removeAll { $0.identifier == identifier } }
  }

  /// Tells the open tasks that their time is over: each has to end itself.
  @MainActor
  func expire() {
    for handler in state.withLock({ $0.open.map(\.expirationHandler) }) { handler?() }
  }
}
