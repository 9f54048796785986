package import ExampleRunner
import GuideExamples
import GuideMarkup

/// What the names in the code of checked guides stand for.
package struct CodeNames: Sendable {
  /// Of each example that was compiled, by the name of its guide.
  let byGuide: [String: [(example: Example, names: DeclaredNames)]]

  /// Why some are missing, where that is the machine's fault; nil if none are.
  ///
  /// A site can do without them.
  package let problem: String?

  /// Not asked for.
  package static let none = CodeNames(byGuide: [:], problem: nil)
}

extension Pipeline {
  /// What the names in the examples' code stand for, to be shown on their pages.
  ///
  /// - Parameter progress: Called as often as `ExampleRunner.names` does.
  package func names(
    in checked: CheckedGuides, progress: @Sendable (NameProgress) -> Void = { _ in }
  ) async throws -> CodeNames {
    let outcomes = checked.guides.flatMap { guide in
      guide.outcomes.map { (guide: guide.guide.name, outcome: $0) }
    }
    let found = try await runner().names(in: outcomes.map(\.outcome), progress: progress)
    var byGuide: [String: [(example: Example, names: DeclaredNames)]] = [:]
    for (index, entry) in outcomes.enumerated() {
      guard let names = found.byOutcome[index] else { continue }
      byGuide[entry.guide, default: []].append((entry.outcome.example, names))
    }
    return CodeNames(byGuide: byGuide, problem: found.problem)
  }
}
