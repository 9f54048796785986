import ExampleRunner
import SiteBuilder

/// What an earlier `build` said, where nothing has changed that it was made of, nor what it wrote.
enum KeptBuild {
  struct Result {
    /// How much the site was made of: `3 guides, 5 examples, …`.
    var counts: String

    /// Whether the next build would come to the same, and say no more.
    var isWorthKeeping: Bool
  }

  /// What the site is made of; it is made where it is not there as it would be made.
  ///
  /// - Parameter question: What was asked for, besides what the pipeline knows.
  static func counts(
    of pipeline: Pipeline, _ question: [String], make: () async throws -> Result
  ) async throws -> String {
    guard let inputs = try await pipeline.inputs(), let output = pipeline.filesOfOutput() else {
      return try await make().counts
    }
    var isWorthKeeping = false
    return try await inputs.knowledge.answer(
      to: ["build", pipeline.publicationText] + question + inputs.conditions,
      about: inputs.files + output, isWorthKeeping: { _ in isWorthKeeping },
      find: {
        let result = try await make()
        isWorthKeeping = result.isWorthKeeping
        return [result.counts]
      }
    ).joined()
  }
}
