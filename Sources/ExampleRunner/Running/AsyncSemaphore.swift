import Foundation

/// Limits how many pieces of work run at once.
///
/// However many runners a process has, an example that waits for a processor too long would be
/// ended as one that hangs.
package actor AsyncSemaphore {
  /// Allows one piece of work more than there are processors, and at least three.
  ///
  /// Otherwise a tenth of the processors' time is lost while processes start and end. With two, an example that waits
  /// for another could keep it from starting.
  package static let shared = AsyncSemaphore(
    count: max(2, ProcessInfo.processInfo.activeProcessorCount) + 1)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(count: Int) {
    free = max(1, count)
  }

  /// Runs the body when there is a slot for it, in the order in which slots were asked for.
  package nonisolated func withOne<Result: Sendable>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    await take()
    do {
      // A task whose work was given up while it waited need not begin.
      try Task.checkCancellation()
      let result = try await body()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func take() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
