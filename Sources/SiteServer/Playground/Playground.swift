import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import RunRecord
import SiteBuilder
import SiteHTML
import SiteModel

/// Runs what readers make of examples, within the limits of all examples.
final class Playground: Sendable {
  private let pipeline: Pipeline
  private let queue = RunQueue()
  private let runner: @Sendable () async throws -> ExampleRunner

  init(pipeline: Pipeline) {
    self.pipeline = pipeline
    let shared = SharedRunner { try await pipeline.runnerOfDrafts() }
    runner = { try await shared.runner }
  }

  /// Compiles and runs an example, and draws what happened.
  ///
  /// - Parameter localization: The language of the page that asks.
  /// - Throws: `RunRequest.Fault`; `CancellationError` where the page wants something else by now.
  func answer(
    _ request: RunRequest, of served: ServedExample, in localization: Localization = .english
  ) async throws -> RunAnswer {
    let edited = try EditedExample(request, of: served).example
    let runner = try await runner()
    let isolation = try await runner.isolation
    return try await queue.run(for: request.page) {
      let clock = ContinuousClock()
      let start = clock.now
      let outcome = try await runner.run([edited]).first
      var record = outcome?.record
      let origins = record?.takeOrigins() ?? [:]
      var run = EditedRun(
        example: edited, record: record, published: served.record,
        findings: outcome?.diagnostics.inReadingOrder() ?? [],
        isIsolated: isolation != .unconfined, duration: start.duration(to: clock.now))
      run.origins = origins
      run.pieces =
        (edited.files + edited.resources).map(\.name)
        + edited.launches.indices.map(EditedExample.launchName)
      return Localization.$current.withValue(localization) { [run] in RunAnswer(run) }
    }
  }

  /// Compiles and runs something small, so that the first reader does not wait for what is only done
  /// once: the module cache, the engine's copy, the look for a sandbox.
  func warmUp(_ served: ServedExample) async {
    let sources = ExampleSources("", served)
    let request = RunRequest(
      page: "", example: "", files: sources.files.map(\.text),
      launches: sources.launches.prefix(1).map(\.text))
    // A reader who runs something is told what is wrong here.
    _ = try? await answer(request, of: served)
  }

  func cancel(_ page: PageListeners.Page) async { await queue.cancel(page) }

  /// Ends everything, and returns when it is gone; nothing is run any more.
  func close() async { await queue.close() }
}

/// The runner, made when it is first needed.
private actor SharedRunner {
  private let make: @Sendable () async throws -> ExampleRunner
  private var made: Task<ExampleRunner, any Error>?

  init(_ make: @escaping @Sendable () async throws -> ExampleRunner) {
    self.make = make
  }

  var runner: ExampleRunner {
    get async throws {
      if let made { return try await made.value }
      let task = Task { try await make() }
      made = task
      return try await task.value
    }
  }
}
