import AppleDialect
import Diagnostics
import GuideExamples
import RunRecord

/// The way of one example: adapt, look up, build, launch, check.
struct ExampleRun: Sendable {
  var example: Example
  let adaptations: AdaptationCache
  let environment: BuildEnvironment

  /// Whether an example that is not the same in every run is at fault.
  var isStrict: Bool

  /// What of it is kept, and looked up before anything is built.
  let kept: KeptResults

  /// Whether what comes of it is believed only when a second run leaves the same.
  let runsTwice: Bool

  /// Whether the compiler also notes what the names in it stand for, for a site that is built later.
  let notesNames: Bool

  /// Limits how much work goes on at once.
  let slots: AsyncSemaphore

  /// Whether it is a variant of an example: its page shows all of its run, and no expectation is about it.
  var isVariant = false

  /// Called when it is its turn to be built or to run, and again for each of its variants.
  var started: @Sendable () -> Void = {}

  /// Called where something in the cache had to be made again.
  var repaired: @Sendable (CacheRepair) -> Void = { _ in }

  /// Whether what its run leaves behind is kept.
  var remembers: Bool { kept == .all }

  /// Whether it is told, and no fault, that the compiler refuses it.
  private var mayBeRefused: Bool { example.mustFail || isVariant }

  func outcome() async throws -> ExampleOutcome {
    if case .skipped = example.use { return ExampleOutcome(example: example, diagnostics: []) }
    var program = try adaptations.adapted(AuthoredProgram(example))
    program.diagnostics += InterfaceFileCheck(example).diagnostics
    guard !program.diagnostics.hasErrors else { return try await refused(program) }
    let builds = try earlierBuilds
    // What is wrong with an earlier build is said of the example that it is.
    if let broken = builds.first(where: { $0.program.diagnostics.hasErrors }) {
      return ExampleOutcome(example: example, diagnostics: [notRun(because: broken.example)])
    }
    let all = builds + [Build(example: example, program: program)]
    var outcome = try await outcome(of: all)
    if isStrict, example.isLaunched, let record = outcome.record, !outcome.diagnostics.hasErrors {
      outcome.add(try await strictInstability(of: all, besides: record))
    }
    outcome.diagnostics.insert(contentsOf: program.diagnostics, at: 0)
    outcome.program = program
    return outcome
  }

  /// The builds of the app that run before.
  var earlierBuilds: [Build] {
    get throws {
      try example.earlierBuilds.map {
        Build(example: $0, program: try adaptations.adapted(AuthoredProgram($0)))
      }
    }
  }

  /// One of the builds of an app that run on one disk.
  struct Build {
    var example: Example
    var program: AdaptedProgram
  }

  /// What comes of the example where nothing is launched, because what it asks for is not here.
  private func refused(_ program: AdaptedProgram) async throws -> ExampleOutcome {
    let diagnostics = program.diagnostics
    guard example.mustFail else {
      let further = try await FurtherErrors(example: example, found: diagnostics)
        .all { try await typecheck(program) }
      return ExampleOutcome(example: example, diagnostics: diagnostics + further)
    }
    return checked(
      RunRecord(example: example.name, launches: []), besides: diagnostics, isFromCache: false)
  }

  /// What the compiler says is wrong with a program, of which nothing is made.
  private func typecheck(_ program: AdaptedProgram) async throws -> [CompilerMessage] {
    try await inWorkFolder { folder in
      try await ProgramBuild(environment: environment, repaired: repaired)
        .errors(in: program, of: example, folder: folder)
    }
  }

  private func outcome(of builds: [Build]) async throws -> ExampleOutcome {
    let key = try key(of: builds)
    let runs = RunCache(
      folder: "\(environment.cache)/runs", server: environment.cacheServer, repaired: repaired)
    let lines = ExampleLines(of: example)
    if remembers, var record = try await runs.record(for: key, at: lines) {
      record.example = example.name
      return try await checkedWithVariants(record, of: builds, isFromCache: true)
    }
    // What one run left behind may be luck: it is believed when another leaves the same.
    let (run, instability) = try await inWorkFolder { folder in
      let run = try await buildAndLaunch(builds, in: folder)
      let isNew = remembers && runsTwice
      return (run, isNew ? try await self.instability(of: run, in: folder) : nil)
    }
    guard let record = run.record else {
      return ExampleOutcome(example: example, diagnostics: run.diagnostics)
    }
    var outcome = try await checkedWithVariants(record, of: builds, isFromCache: false)
    outcome.add(instability)
    // What failed may have failed for want of time or memory: it is tried again the next time.
    if remembers, instability == nil, isComplete(record, of: example),
      example.isLaunched || !outcome.diagnostics.hasErrors
    {
      try await runs.store(record, for: key, at: lines)
    }
    return outcome
  }

  func key(of builds: [Build]) throws -> RunKey {
    try RunKey(builds.map { ($0.example, $0.program) }, in: environment)
  }

  /// Does something in a new folder, when it is its turn.
  func inWorkFolder<Result: Sendable>(
    _ body: (String) async throws -> Result
  ) async throws -> Result {
    try await slots.withOne {
      started()
      return try await WorkFolder.with(in: environment.workFolders) {
        try await body($0.path)
      }
    }
  }

  /// What came of building an example and the builds before it, and of launching them.
  struct Run: Sendable {
    /// Nil where the example did not come to run.
    var record: RunRecord?
    var diagnostics: [Diagnostic] = []

    /// The programs that were launched, in order.
    var apps: [BuiltApp] = []
  }

  /// A program that can be launched.
  struct BuiltApp: Sendable {
    var example: Example
    var executable: String
    var bundleIdentifier: String
  }

  func buildAndLaunch(
    _ builds: [Build], in folder: String, _ repetition: Repetition = Repetition()
  ) async throws -> Run {
    var conditions = LaunchConditions()
    var run = Run()
    var earlier: [Int: ArchiveOnDisk] = [:]
    var keysOfUIKit: Set<String> = []
    for (index, build) in builds.enumerated() {
      let isLast = index == builds.count - 1
      func end(_ diagnostics: [Diagnostic]) -> Run {
        Run(diagnostics: isLast ? diagnostics : [notRun(because: build.example)])
      }
      switch try await compiled(build, in: "\(folder)/build-\(index + 1)") {
      case .failed(let diagnostics):
        try DiskSpace.check(of: environment.cache)
        return end(diagnostics)
      case .refused(let said) where mayBeRefused && isLast: return Run(record: unlaunched(said))
      case .refused(let said): return end(errors(said))
      case .built(let executable, let bundleIdentifier, let said):
        guard build.example.isLaunched else { return Run(record: unlaunched(said)) }
        let app = BuiltApp(
          example: build.example, executable: executable, bundleIdentifier: bundleIdentifier)
        var ran: RunRecord
        do {
          ran = try await launch(
            app, in: folder, repetition: repetition, conditions: &conditions)
        } catch let fault as AddressLookup.Fault {
          return end([unreadable(fault)])
        }
        if !isComplete(ran, of: build.example) { try DiskSpace.check(of: environment.cache) }
        guard isLast || isComplete(ran, of: build.example) else { return end([]) }
        ran.compilerMessages = said
        ran.earlierArchives = earlier
        ran.earlierKeysOfUIKit = keysOfUIKit.sorted()
        for launch in ran.launches { earlier[launch.number] = launch.archive }
        keysOfUIKit = ran.keysOfUIKit
        run.record = ran
        run.apps.append(app)
      }
    }
    return run
  }

  /// - Parameter conditions: What the launches of the build before left, besides what is on disk; changed to what these
  ///   leave.
  func launch(
    _ app: BuiltApp, in folder: String, repetition: Repetition,
    conditions: inout LaunchConditions
  ) async throws -> RunRecord {
    var launches = LaunchSequence(
      in: environment, example: app.example, executable: app.executable,
      bundleIdentifier: app.bundleIdentifier, folder: folder, after: conditions)
    launches.repetition = repetition
    let record = try await launches.run()
    conditions = launches.conditions.ofNextBuild
    return record
  }

  /// The record of an example that is not launched.
  private func unlaunched(_ said: [CompilerMessage]) -> RunRecord {
    RunRecord(example: example.name, launches: [], compilerMessages: said)
  }

  private func unreadable(_ fault: AddressLookup.Fault) -> Diagnostic {
    Diagnostic(
      rule: "run.places", at: example.location,
      "example `\(example.name)` is compiled to a program whose lines of code are unknown: \(fault.reason)"
    )
  }

  private func errors(_ said: [CompilerMessage]) -> [Diagnostic] {
    CompilerFindings(example: example, text: AuthoredText(example))
      .diagnostics(for: said.filter { $0.severity == .error })
  }

  private func compiled(_ build: Build, in folder: String) async throws -> ProgramBuild.Outcome {
    // No page shows the names of a variant, and what is not kept is on none.
    let notesNames = notesNames && remembers && !isVariant
    let outcome = try await ProgramBuild(
      environment: environment,
      programs: kept == .none
        ? nil
        : ProgramCache(
          folder: "\(environment.cache)/programs", engine: environment.engine.identity),
      repaired: repaired, notesNames: notesNames
    ).build(build.program, of: build.example, in: folder)
    if notesNames, case .built = outcome,
      let index = try ProgramIndex(
        of: build.program, in: ProgramBuild.compilerFolder(in: folder))
    {
      let key = try IndexKey(
        build.program, of: build.example, engine: environment.engine,
        toolchain: environment.toolchain,
        imports: environment.moduleIdentity
          + environment.inertModules.identity(of: build.program))
      try IndexCache(cache: environment.cache).store(index, for: key)
    }
    return outcome
  }

  private func notRun(because earlier: Example) -> Diagnostic {
    Diagnostic(
      rule: "run.earlier-build", at: example.location,
      "example `\(example.name)` was not run: `\(earlier.name)`, which it updates, did not run as "
        + "it should")
  }

  /// Whether all launches of a build ended as that build says, not as one that updates it does.
  func isComplete(_ record: RunRecord, of example: Example) -> Bool {
    record.launches.allSatisfy { ExpectedTermination.isExpected($0, of: example) }
  }

  private func checkedWithVariants(
    _ record: RunRecord, of builds: [Build], isFromCache: Bool
  ) async throws -> ExampleOutcome {
    let record = record.notingPrints(of: example)
    let variants = try await variants(besides: record)
    let compared = try await recordsOfCompared()
    var outcome = checked(
      record, of: builds, variants: variants.records, compared: compared, isFromCache: isFromCache)
    outcome.diagnostics += variants.diagnostics
    return outcome
  }

  /// Checks a record, and what was found wrong before anything was compiled.
  private func checked(
    _ record: RunRecord, of builds: [Build] = [], besides found: [Diagnostic] = [],
    variants: [VariantRecord] = [], compared: [String: RunRecord] = [:], isFromCache: Bool
  ) -> ExampleOutcome {
    let checkResult = Checker.check(
      example, record, besides: found, variants: variants, compared: compared)
    var outcome = ExampleOutcome(
      example: example,
      record: record.placed(
        of: example, builds.last?.program.declarations ?? DeclarationPlaces()),
      diagnostics: checkResult.diagnostics,
      pending: checkResult.pending, isFromCache: isFromCache)
    outcome.variants = variants
    outcome.compared = compared
    return outcome
  }
}
