import SiteBuilder

/// Asks what the names in code stand for, with progress on standard error.
enum Naming {
  static func run(_ pipeline: Pipeline, _ checked: CheckedGuides) async throws -> CodeNames {
    let progress = ProgressLine()
    defer { progress.end() }
    do {
      return try await pipeline.names(in: checked) { progress.show($0) }
    } catch {
      progress.clear()
      if Task.isCancelled { progress.tellWhereItWas() }
      throw error
    }
  }
}
