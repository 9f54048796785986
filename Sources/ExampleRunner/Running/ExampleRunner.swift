package import AppleDialect
package import Diagnostics
import Foundation
package import GuideExamples
import RunRecord

/// Compiles examples, runs their launches, each in a process of its own, and checks what the guides
/// expect of them.
package struct ExampleRunner: Sendable {
  let toolchain: Toolchain
  let engine: EngineLocation
  let cache: String
  let limits: Limits
  let wantedIsolation: Isolation?
  let parallelism: Int
  let modules: ImportedModules
  private let cacheServer: CacheServer?
  private let adaptations: AdaptationCache
  private let kept: KeptResults
  private let runsTwice: Bool
  let shared: SharedWork
  private let notesNames: Bool
  private let sharesLaunchers: Bool

  /// Makes a runner; it does nothing until asked to run.
  ///
  /// - Parameters:
  ///   - cache: A folder for records, compiled modules and work in progress; made if there is none.
  ///     Several runners may use one folder at the same time.
  ///   - cacheServer: Keeps the records for other machines, too.
  ///   - isolation: What keeps examples from the rest of the machine; nil for the best that works.
  ///   - parallelism: How many examples are in work at once: more than there are processors, so that
  ///     one is being read or checked while programs of others run.
  ///   - modules: What examples may import besides the toolchain's modules and the engine's.
  ///   - adapterIdentity: Changes whenever `adapt` makes something else of the same program; nil
  ///     where that is not known, and so each program is adapted again.
  ///   - keeping: What of examples is kept in the cache, and looked up there.
  ///   - runsTwice: Whether what comes of an example is believed only when a second run leaves the same.
  ///   - notesNames: Whether the compiler notes what names stand for while it compiles, for those who
  ///     ask for `names` later.
  ///   - sharesLaunchers: Whether launches of several examples may be forked from one process that has loaded the engine; otherwise
  ///     each has a namespace of its own.
  ///   - shared: What all runners of the process share; another one only for a runner that waits for something
  ///     that another runner does.
  ///   - adapt: The pass that makes a program for Linux of one for Xcode.
  package init(
    toolchain: Toolchain, engine: EngineLocation, cache: String, limits: Limits = Limits(),
    cacheServer: CacheServer? = nil, isolation: Isolation? = nil,
    parallelism: Int = 2 * ProcessInfo.processInfo.activeProcessorCount,
    modules: ImportedModules = .none, adapterIdentity: String? = nil,
    keeping kept: KeptResults = .all, runsTwice: Bool = true, notesNames: Bool = true,
    sharesLaunchers: Bool = true, shared: SharedWork,
    adapt: @escaping @Sendable (AuthoredProgram) -> AdaptedProgram
  ) {
    self.toolchain = toolchain
    self.engine = engine
    self.cache = URL(filePath: cache).standardizedFileURL.path
    self.limits = limits
    self.cacheServer = cacheServer
    wantedIsolation = isolation
    self.parallelism = max(1, parallelism)
    self.modules = modules
    self.kept = kept
    self.runsTwice = runsTwice
    self.notesNames = notesNames
    self.sharesLaunchers = sharesLaunchers
    self.shared = shared
    adaptations = AdaptationCache(
      folder: "\(self.cache)/adapted", adapterIdentity: kept == .none ? nil : adapterIdentity,
      adapt: adapt)
  }

  /// What keeps examples from the rest of this machine.
  ///
  /// - Throws: `RunnerError` where what was asked for does not work here.
  package var isolation: Isolation {
    get async throws { try await sandbox().isolation }
  }

  /// What confines compilers and examples here; tried once a process.
  func sandbox() async throws -> Sandbox {
    try await SandboxSearch(toolchain: toolchain, cache: cache, trials: shared.sandboxes)
      .sandbox(wantedIsolation)
  }

  /// Runs examples and returns what came of each, in the order given.
  ///
  /// - Parameter isStrict: Whether to run each five times more, and to report one that does not
  ///   leave the same behind every time.
  /// - Throws: `RunnerError` if examples cannot be run at all.
  package func run(
    _ examples: [Example], isStrict: Bool = false,
    progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
  ) async throws -> [ExampleOutcome] {
    guard !examples.isEmpty else { return [] }
    try WorkFolder.removeAbandoned(in: "\(cache)/\(WorkFolder.parent)")
    // Each waits for a process of its own.
    async let staged = StagedEngine.stage(
      engine, toolchain: toolchain, cache: cache, shared: shared
    ) { progress(.repaired($0)) }
    async let found = self.sandbox()
    let identity = try await modules.identity(cache: cache, shared: shared)
    async let _ = prepareModules(identity: identity)
    let environment = BuildEnvironment(
      toolchain: toolchain, engine: try await staged, cache: cache, limits: limits,
      sandbox: try await found, modules: modules, moduleIdentity: identity,
      shared: shared, cacheServer: cacheServer, sharesLaunchers: sharesLaunchers)
    let runs = examples.map {
      ExampleRun(
        example: $0, adaptations: adaptations, environment: environment, isStrict: isStrict,
        kept: kept, runsTwice: runsTwice, notesNames: notesNames, slots: shared.slots)
    }
    return try await inParallel(runs, progress)
  }

  /// What builds and launches share, when it is found and made.
  func environment() async throws -> BuildEnvironment {
    BuildEnvironment(
      toolchain: toolchain,
      engine: try await StagedEngine.stage(
        engine, toolchain: toolchain, cache: cache, shared: shared),
      cache: cache, limits: limits, sandbox: try await sandbox(), modules: modules,
      moduleIdentity: try await modules.identity(cache: cache, shared: shared), shared: shared,
      sharesLaunchers: sharesLaunchers)
  }

  /// Begins early what the first compiler would wait for, where nothing of it is there yet.
  private func prepareModules(identity: [String]) async throws {
    guard !ModuleCache(cache: cache, imports: identity).exists else { return }
    try await ModulePreparation(
      toolchain: toolchain, cache: cache, limits: limits, sandbox: sandbox(), imports: modules,
      importIdentity: identity, shared: shared
    ).run()
  }

  /// Builds an example in an empty folder without running it, for callers that launch it in another way.
  ///
  /// - Returns: The path of the executable; what is wrong with the example where there is none.
  /// - Throws: `RunnerError` if examples cannot be built at all.
  package func build(
    _ example: Example, in folder: String
  ) async throws -> (executable: String?, diagnostics: [Diagnostic]) {
    let program = try adaptations.adapted(AuthoredProgram(example))
    guard !program.diagnostics.hasErrors else { return (nil, program.diagnostics) }
    let build = ProgramBuild(environment: try await environment())
    let outcome = try await shared.slots.withOne {
      try await build.build(program, of: example, in: folder)
    }
    switch outcome {
    case .built(let executable, _, _): return (executable, program.diagnostics)
    case .refused(let said):
      let findings = CompilerFindings(example: example, text: AuthoredText(example))
      let errors = findings.diagnostics(for: said.filter { $0.severity == .error })
      return (nil, program.diagnostics + errors)
    case .failed(let diagnostics): return (nil, program.diagnostics + diagnostics)
    }
  }

  /// Runs several at once; results return to the order of the runs whatever finishes first.
  private func inParallel(
    _ runs: [ExampleRun], _ progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws -> [ExampleOutcome] {
    var outcomes = [ExampleOutcome?](repeating: nil, count: runs.count)
    try await withThrowingTaskGroup(of: (Int, ExampleOutcome).self) { group in
      var waiting = Array(runs.enumerated())[...]
      func startNext() {
        guard let (index, next) = waiting.popFirst() else { return }
        var run = next
        let example = run.example
        run.repaired = { progress(.repaired($0)) }
        run.started = { progress(.started(example, total: runs.count)) }
        group.addTask { [run] in (index, try await run.outcome()) }
      }
      for _ in 0..<parallelism { startNext() }
      var count = 0
      while let (index, outcome) = try await group.next() {
        outcomes[index] = outcome
        count += 1
        progress(.finished(outcome, count: count, total: runs.count))
        startNext()
      }
    }
    return outcomes.compactMap(\.self)
  }
}
