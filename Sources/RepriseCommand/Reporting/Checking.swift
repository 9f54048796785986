import GuideExamples
import SiteBuilder

/// Runs the pipeline's checks with progress on standard error.
enum Checking {
  static func run(
    _ pipeline: Pipeline, only isWanted: @Sendable (Example) -> Bool = { _ in true },
    strictness: Strictness = Strictness()
  ) async throws -> CheckedGuides {
    let progress = ProgressLine()
    defer { progress.clear() }
    do {
      return try await pipeline.check(only: isWanted, strictness: strictness) { progress.show($0) }
    } catch {
      progress.clear()
      if Task.isCancelled { progress.tellWhereItWas() }
      throw error
    }
  }
}
