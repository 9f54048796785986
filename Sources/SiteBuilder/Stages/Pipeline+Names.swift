package import ExampleRunner
import GuideExamples
import GuideMarkup

extension Pipeline {
  /// Adds what the names in the examples' code stand for, to be shown on their pages.
  ///
  /// - Parameter progress: Called as often as `ExampleRunner.names` does.
  /// - Returns: Why some are missing, where that is the machine's fault; a site can do without them.
  package func addNames(
    to checked: inout CheckedGuides, progress: @Sendable (NameProgress) -> Void = { _ in }
  ) async throws -> String? {
    let outcomes = checked.guides.flatMap { guide in
      guide.outcomes.map { (guide: guide.guide.name, outcome: $0) }
    }
    let names = try await runner().names(in: outcomes.map(\.outcome), progress: progress)
    for (index, entry) in outcomes.enumerated() {
      guard let declared = names.byOutcome[index] else { continue }
      checked.names[entry.guide, default: []].append((entry.outcome.example, declared))
    }
    // The next build asks again.
    if names.problem != nil {
      checked.pages = nil
      checked.knowsAllNames = false
    }
    return names.problem
  }
}
