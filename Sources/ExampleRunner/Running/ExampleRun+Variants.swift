import AppleDialect
import Diagnostics
import GuideExamples
import RunRecord

extension ExampleRun {
  /// What comes of the example's variants, in their order; nothing where it does not itself end as
  /// it should.
  ///
  /// Each is built and launched in fresh processes on an empty disk, as many at once as there are
  /// processors.
  func variants(
    besides record: RunRecord
  ) async throws -> (records: [VariantRecord], diagnostics: [Diagnostic]) {
    guard example.isLaunched, isComplete(record, of: example) else { return ([], []) }
    let variants = example.whatIfs.variants
    var outcomes = [VariantOutcome?](repeating: nil, count: variants.count)
    try await withThrowingTaskGroup(of: (Int, VariantOutcome).self) { group in
      for (index, variant) in variants.enumerated() {
        group.addTask { (index, try await run(of: variant).outcome(of: variant)) }
      }
      for try await (index, outcome) in group { outcomes[index] = outcome }
    }
    var records: [VariantRecord] = []
    var diagnostics: [Diagnostic] = []
    for (variant, outcome) in zip(variants, outcomes) {
      switch outcome {
      case .result(let result):
        records.append(VariantRecord(label: variant.label, result: result))
      case .failed(let found): diagnostics += found.map { Self.finding($0, of: variant) }
      case nil: break
      }
    }
    return (records, diagnostics)
  }

  private enum VariantOutcome: Sendable {
    case result(VariantRecord.Result)
    /// It could not be found out what comes of it.
    case failed([Diagnostic])
  }

  private func run(of variant: Variant) -> ExampleRun {
    var run = self
    run.example = example.changed(by: variant)
    run.isVariant = true
    return run
  }

  private func outcome(of variant: Variant) async throws -> VariantOutcome {
    let program = try adaptations.adapted(AuthoredProgram(example))
    if let error = program.diagnostics.first(where: { $0.severity == .error }) {
      return .result(.refused(reason: error.summary))
    }
    let builds = try earlierBuilds + [Build(example: example, program: program)]
    let key = try key(of: builds)
    // Apart from the others: a variant may end in ways that are a fault of an example.
    let runs = RunCache(
      folder: "\(environment.cache)/variants", server: environment.cacheServer,
      repaired: repaired)
    let lines = ExampleLines(of: example)
    if let record = try await runs.record(for: key, at: lines) {
      return .result(result(record, of: program))
    }
    let (run, instability) = try await inWorkFolder { folder in
      let run = try await buildAndLaunch(builds, in: folder)
      // Code that is only removed leaves what the example itself has, which ran twice.
      let isNew = remembers && runsTwice && variant.changes.contains { !$0.isRemoved }
      return (run, isNew ? try await self.instability(of: run, in: folder) : nil)
    }
    guard let record = run.record else { return .failed(run.diagnostics) }
    if let instability { return .failed(instability.diagnostics) }
    if record.launches.allSatisfy(\.termination.isRepeatable) {
      try await runs.store(record, for: key, at: lines)
    }
    return .result(result(record, of: program))
  }

  /// What a record tells: one without launches is of code that the compiler refused.
  private func result(_ record: RunRecord, of program: AdaptedProgram) -> VariantRecord.Result {
    var record = record
    record.example = example.name
    let errors = record.compilerMessages.filter { $0.severity == .error }
    guard record.launches.isEmpty, let error = errors.first else {
      return .ran(record.placed(of: example, program.declarations))
    }
    return .refused(reason: error.text)
  }

  private static func finding(_ diagnostic: Diagnostic, of variant: Variant) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.notes.insert("this is about a variant: \(variant.sentence)", at: 0)
    return diagnostic
  }
}

extension Variant {
  fileprivate var sentence: String { changes.map(\.sentence).joined(separator: ", ") }
}

extension Termination {
  /// Whether a process would end so again, and not only for want of time or memory.
  fileprivate var isRepeatable: Bool {
    switch self {
    case .killedAtEnd, .terminated, .forceQuit, .crashed, .exited, .threw, .signalled: true
    case .timedOut, .outputLimitExceeded, .processLimitExceeded, .memoryLimitExceeded,
      .fileLimitExceeded, .diskLimitExceeded, .traceLimitExceeded, .recordLost:
      false
    }
  }
}
