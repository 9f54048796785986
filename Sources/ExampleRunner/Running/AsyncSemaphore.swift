/// Limits how many pieces of work run at once.
package actor AsyncSemaphore {
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
