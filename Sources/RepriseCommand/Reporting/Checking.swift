import GuideExamples
import SiteBuilder

/// Runs the pipeline's checks with progress on standard error.
enum Checking {
  static func run(
    _ pipeline: Pipeline, only isWanted: @Sendable (Example) -> Bool = { _ in true }
  ) async throws -> CheckedGuides {
    let progress = ProgressLine()
    defer { progress.clear() }
    return try await pipeline.check(only: isWanted) { progress.show($0) }
  }
}
