import GuideExamples
import SiteBuilder

/// Runs the pipeline's checks with progress on standard error.
enum Checking {
  static func run(
    _ pipeline: Pipeline, recordsScreens: Bool = false, strictness: Strictness = Strictness(),
    only isWanted: @Sendable (Example) -> Bool = { _ in true }
  ) async throws -> CheckedGuides {
    let progress = ProgressLine()
    defer { progress.clear() }
    do {
      return try await pipeline.check(
        only: isWanted, recordsScreens: recordsScreens, strictness: strictness
      ) { progress.show($0) }
    } catch {
      progress.clear()
      if Task.isCancelled { progress.tellWhereItWas() }
      throw error
    }
  }
}
