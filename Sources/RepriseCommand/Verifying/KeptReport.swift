import ExampleRunner
import Foundation
import SiteBuilder

/// The report of an earlier `verify`, where nothing has changed that could change it.
///
/// Only one without findings is kept: what failed may have failed for want of time, and is tried again.
enum KeptReport {
  /// The report that was made of the same project by the same tool, or else the one that `make` gives.
  ///
  /// - Parameter question: What was asked for, besides what the pipeline knows.
  static func report(
    of pipeline: Pipeline, _ question: [String], make: () async throws -> VerifyReport
  ) async throws -> VerifyReport {
    guard let inputs = try await pipeline.inputs() else { return try await make() }
    var made: VerifyReport?
    let answer = try await inputs.knowledge.answer(
      to: question + inputs.conditions, about: inputs.files,
      isWorthKeeping: { _ in made?.findings.isEmpty ?? false },
      find: {
        let report = try await make()
        made = report
        return [try report.json]
      })
    return try made ?? JSONDecoder().decode(VerifyReport.self, from: Data(answer.joined().utf8))
  }
}
