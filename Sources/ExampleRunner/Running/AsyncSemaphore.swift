import Foundation

/// Lets only so many pieces of work go on at once that the processors are busy and each is soon done.
///
/// However many runners a process has, an example that waits for a processor too long would be
/// ended as one that hangs.
package actor AsyncSemaphore {
  /// One more than there are processors: starting and ending processes is waiting for a tenth of the time.
  ///
  /// At least three, so that an example that waits for another's end does not keep it from beginning.
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
