import Foundation

/// Lets only so many commands run at once: each keeps all processors busy, and an example that has
/// to wait for one too long would be ended as one that hangs.
actor CommandSlots {
  static let shared = CommandSlots()

  private var free = max(1, ProcessInfo.processInfo.activeProcessorCount / 2 + 1)
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs the body when there is a slot for it.
  nonisolated func withOne<Result: Sendable>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    await take()
    do {
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
