import Foundation

/// Waits for facts, each on a thread of its own.
///
/// Tests that run beside may keep the threads that all tasks share busy for seconds; who waits on one
/// of those would notice too late what it waits for.
enum Waiting {
  /// What was waited for did not happen.
  struct Late: Error, CustomStringConvertible {
    var description: String { "It did not happen within \(Waiting.patience)." }
  }

  /// Long enough for a machine on which much else runs.
  private static let patience = Duration.seconds(120)

  /// Waits until a condition holds, then acts at once, on the same thread.
  static func until<Value: Sendable>(
    _ holds: @escaping @Sendable () throws -> Bool,
    then act: @escaping @Sendable () throws -> Value = {}
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            let deadline = ContinuousClock.now + patience
            while try !holds() {
              guard ContinuousClock.now < deadline else { throw Late() }
              Thread.sleep(forTimeInterval: 0.002)
            }
            return try act()
          })
      }
    }
  }
}
