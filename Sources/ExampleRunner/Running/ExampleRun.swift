import AppleDialect
import Diagnostics
import GuideExamples
import RunRecord

/// The way of one example: adapt, look up, build, launch, judge.
struct ExampleRun: Sendable {
  let example: Example
  let adapt: @Sendable (AuthoredProgram) -> AdaptedProgram
  let engine: StagedEngine
  let toolchain: Toolchain
  let cache: String
  let limits: Limits

  func outcome() async throws -> ExampleOutcome {
    let program = adapt(AuthoredProgram(example))
    guard !program.diagnostics.hasErrors else {
      return ExampleOutcome(example: example, diagnostics: program.diagnostics)
    }
    var outcome = try await outcome(of: program)
    outcome.diagnostics.insert(contentsOf: program.diagnostics, at: 0)
    return outcome
  }

  private func outcome(of program: AdaptedProgram) async throws -> ExampleOutcome {
    let key = RunKey(example, program, engine: engine, toolchain: toolchain, limits: limits)
    let runs = RunCache(folder: "\(cache)/runs")
    if var record = try runs.record(for: key) {
      record.example = example.name
      return judged(record, isFromCache: true)
    }
    let (record, diagnostics) = try await WorkSlots.shared.withOne {
      try await WorkFolder.with(in: "\(cache)/work") { folder in
        try await buildAndLaunch(program, in: folder.path)
      }
    }
    guard let record else { return ExampleOutcome(example: example, diagnostics: diagnostics) }
    // What failed may have failed for want of time or memory: it is tried again the next time.
    if isComplete(record) { try runs.store(record, for: key) }
    return judged(record, isFromCache: false)
  }

  private func buildAndLaunch(
    _ program: AdaptedProgram, in folder: String
  ) async throws -> (RunRecord?, [Diagnostic]) {
    let build = ProgramBuild(toolchain: toolchain, engine: engine, cache: cache, limits: limits)
    switch try await build.build(program, of: example, in: "\(folder)/build") {
    case .failed(let diagnostics):
      return (nil, diagnostics)
    case .built(let executable, let bundleIdentifier):
      let launches = LaunchSequence(
        toolchain: toolchain, limits: limits, example: example, executable: executable,
        bundleIdentifier: bundleIdentifier, folder: folder)
      return (try await launches.run(), [])
    }
  }

  private func isComplete(_ record: RunRecord) -> Bool {
    record.launches.allSatisfy { ExpectedEnding.isExpected($0.ending, of: example.kind) }
  }

  private func judged(_ record: RunRecord, isFromCache: Bool) -> ExampleOutcome {
    let judgement = Judge.judge(example, record)
    return ExampleOutcome(
      example: example, record: record, diagnostics: judgement.diagnostics,
      pending: judgement.pending, isFromCache: isFromCache)
  }
}
