/// Runs what pages ask for: one program at a time for each page.
///
/// What a page asks for last is what its reader wants to see: it takes the place of what is waiting
/// or running for that page.
actor RunQueue {
  private struct Work {
    var number: Int
    var task: Task<Void, Never>
  }

  private var works: [PageListeners.Page: Work] = [:]
  private var count = 0
  private var isClosed = false

  /// Does something for a page when nothing else goes on for it any more.
  ///
  /// - Throws: `CancellationError` where something else took its place, or the page went.
  func run<Result: Sendable>(
    for page: PageListeners.Page, _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    guard !isClosed else { throw CancellationError() }
    count += 1
    let number = count
    let former = works[page]
    former?.task.cancel()
    let work = Task(executorPreference: WorkThreads.shared) {
      // The one before must be gone, its processes included, before this one begins.
      await former?.task.value
      try Task.checkCancellation()
      return try await body()
    }
    works[page] = Work(
      number: number,
      task: Task {
        await withTaskCancellationHandler {
          _ = await work.result
        } onCancel: {
          work.cancel()
        }
      })
    defer { if works[page]?.number == number { works[page] = nil } }
    return try await withTaskCancellationHandler {
      try await work.value
    } onCancel: {
      work.cancel()
    }
  }

  /// Ends what goes on for a page.
  func cancel(_ page: PageListeners.Page) {
    works[page]?.task.cancel()
  }

  /// Ends everything, and returns when it is gone; nothing is begun any more.
  func close() async {
    isClosed = true
    let all = works.values.map(\.task)
    for task in all { task.cancel() }
    for task in all { await task.value }
  }
}
