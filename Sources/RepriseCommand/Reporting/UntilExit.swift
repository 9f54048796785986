import Synchronization

/// What a command made and the process keeps until it ends.
///
/// The process ends a moment later, and to free the hundred thousand values of a site is a thirtieth of a build.
enum UntilExit {
  private static let values = Mutex<[any Sendable]>([])

  /// Keeps these values; a command calls it once, when it has written what it made.
  static func keep(_ made: [any Sendable]) {
    values.withLock { $0 += made }
  }
}
