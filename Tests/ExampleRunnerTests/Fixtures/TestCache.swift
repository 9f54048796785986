import AppleDialect
import ExampleRunner
import Foundation
import GuideExamples

/// A cache folder of tests.
struct TestCache {
  let path: String

  /// What the cache keeps of examples.
  var kept = KeptResults.all

  /// Returns the cache of all tests that are not about what a cache keeps.
  ///
  /// The folder outlives the tests: the next run finds the staged engine, the compiled modules of the toolchain and the
  /// compiled examples in it. Records are not kept, so that each test runs its example.
  static func shared() throws -> TestCache { try lasting.get() }

  /// What the runners of all tests here share: less than usual goes on at once, because those of `UIKitTests` work, too.
  static let work = SharedWork(slots: 2)

  private static let lasting = Swift.Result {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../.build/tested/examples").standardizedFileURL.path
    try FileManager.default.createDirectory(
      atPath: "\(folder)/module-cache", withIntermediateDirectories: true)
    try removeOldEngines(in: "\(folder)/engine")
    return TestCache(path: folder, kept: .programs)
  }

  /// Removes all but the newest engines: each build of the engine leaves one.
  private static func removeOldEngines(in folder: String) throws {
    let files = FileManager.default
    guard files.fileExists(atPath: folder) else { return }
    let engines = try files.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
      .map { ($0, try files.attributesOfItem(atPath: $0)[.modificationDate] as? Date) }
      .sorted { $0.1 ?? .distantPast > $1.1 ?? .distantPast }
    for (engine, _) in engines.dropFirst(3) { try files.removeItem(atPath: engine) }
  }

  /// Makes an empty cache for the time of `body`; only the compiled modules of the toolchain, the
  /// copies of the engine and what is known of files are those of the shared cache.
  ///
  /// - Parameter ownEngine: Whether the cache makes its own copies of the engine, for tests about
  ///   them: reading 39 MB takes longer than the test of most examples.
  static func with<Result>(
    ownEngine: Bool = false, _ body: (TestCache) async throws -> Result
  ) async throws -> Result {
    let files = FileManager.default
    let path = "\(files.temporaryDirectory.path)/reprise-tests-\(UUID().uuidString)"
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    for folder in ["module-cache"] + (ownEngine ? [] : ["engine", "known"]) {
      let shared = "\(try shared().path)/\(folder)"
      try files.createDirectory(atPath: shared, withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: "\(path)/\(folder)", withDestinationPath: shared)
    }
    defer { try? files.removeItem(atPath: path) }
    return try await body(TestCache(path: path))
  }

  func runner(
    engine: EngineLocation? = nil, limits: Limits = .patient, isolation: Isolation? = nil,
    parallelism: Int = 2, adapterIdentity: String? = nil, sharesLaunchers: Bool = true,
    work: SharedWork = Self.work,
    whenAdapting: @escaping @Sendable () -> Void = {}
  ) async throws -> ExampleRunner {
    ExampleRunner(
      toolchain: try await .find(shared: work), engine: try engine ?? .besideRunningExecutable(),
      cache: path,
      limits: limits, isolation: isolation, parallelism: parallelism,
      adapterIdentity: adapterIdentity, keeping: kept,
      // Many tests tell runs apart by what is another in each.
      runsTwice: false, sharesLaunchers: sharesLaunchers, shared: work
    ) { program in
      whenAdapting()
      return concatenated(program)
    }
  }

  /// A build folder with nothing but the engine, to be changed by a test.
  func copyOfEngine(named name: String) throws -> EngineLocation {
    let engine = try EngineLocation.besideRunningExecutable()
    let folder = URL(filePath: "\(path)/\(name)/Modules")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in engine.modules.map({ URL(filePath: $0) }) {
      try FileManager.default.copyItem(
        at: module, to: folder.appending(component: module.lastPathComponent))
    }
    let library = URL(filePath: engine.library)
    try FileManager.default.copyItem(
      at: library,
      to: folder.deletingLastPathComponent().appending(component: library.lastPathComponent))
    return try EngineLocation(buildFolder: "\(path)/\(name)")
  }

  func run(_ examples: [Example], limits: Limits = .patient) async throws -> [ExampleOutcome] {
    try await runner(limits: limits).run(examples)
  }

  func entries(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
  }
}

/// Runs one example, whatever came of it before.
func run(_ example: Example, limits: Limits = .patient) async throws -> ExampleOutcome {
  try await TestCache.shared().run([example], limits: limits)[0]
}

/// The pieces of each file one after the other, each with its place: all that a program needs that
/// is not written for Xcode.
private func concatenated(_ program: AuthoredProgram) -> AdaptedProgram {
  AdaptedProgram(
    files: program.files.map { file in
      let pieces = file.pieces.map { piece in
        "#sourceLocation(file: \"\(piece.path)\", line: \(piece.firstLine))\n"
          + piece.lines.map { $0.text + "\n" }.joined() + "#sourceLocation()\n"
      }
      // What a program has printed when it dies is lost without this.
      let start = program.isScript ? "ScriptSupport.ExampleScript.begin()\n" : ""
      return .init(name: file.name, text: start + pieces.joined())
    })
}
