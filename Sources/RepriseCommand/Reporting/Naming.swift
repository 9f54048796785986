import SiteBuilder

/// Asks what the names in code stand for, with progress on standard error.
enum Naming {
  /// Why some are missing, where that is the machine's fault.
  static func run(_ pipeline: Pipeline, _ checked: inout CheckedGuides) async throws -> String? {
    let progress = ProgressLine()
    defer { progress.end() }
    do {
      return try await pipeline.addNames(to: &checked) { progress.show($0) }
    } catch {
      progress.clear()
      if Task.isCancelled { progress.tellWhereItWas() }
      throw error
    }
  }
}
