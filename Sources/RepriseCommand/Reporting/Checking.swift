import GuideExamples
import SiteBuilder

/// Runs the pipeline's checks with progress on standard error.
enum Checking {
  /// - Parameter isQuiet: Whether to say nothing of the progress.
  static func run(
    _ pipeline: Pipeline, recordsScreens: Bool = false, strictness: Strictness = Strictness(),
    keeping: PageKeeping? = nil, isQuiet: Bool = false,
    only isWanted: @Sendable (Example) -> Bool = { _ in true }
  ) async throws -> CheckedGuides {
    guard !isQuiet else {
      return try await pipeline.check(
        only: isWanted, recordsScreens: recordsScreens, strictness: strictness,
        keeping: keeping)
    }
    let progress = ProgressLine()
    defer { progress.end() }
    do {
      return try await pipeline.check(
        only: isWanted, recordsScreens: recordsScreens, strictness: strictness, keeping: keeping
      ) { progress.show($0) }
    } catch {
      progress.clear()
      if Task.isCancelled { progress.tellWhereItWas() }
      throw error
    }
  }
}
