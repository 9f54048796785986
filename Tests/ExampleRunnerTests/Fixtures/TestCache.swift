import AppleDialect
import ExampleRunner
import Foundation
import GuideExamples

/// A cache folder of a test's own; compiled modules of the toolchain are shared by all tests.
struct TestCache {
  let path: String

  static func with<Result>(
    _ body: (TestCache) async throws -> Result
  ) async throws -> Result {
    let files = FileManager.default
    let path = "\(files.temporaryDirectory.path)/reprise-tests-\(UUID().uuidString)"
    let modules = "\(files.temporaryDirectory.path)/reprise-tests-modules"
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    try files.createDirectory(atPath: modules, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: "\(path)/module-cache", withDestinationPath: modules)
    defer { try? files.removeItem(atPath: path) }
    return try await body(TestCache(path: path))
  }

  func runner(
    engine: EngineLocation? = nil, limits: Limits = Limits(), isolation: Isolation? = nil,
    parallelism: Int = 2, adapterIdentity: String? = nil,
    whenAdapting: @escaping @Sendable () -> Void = {}
  ) async throws -> ExampleRunner {
    ExampleRunner(
      toolchain: try await .find(), engine: try engine ?? .besideRunningExecutable(), cache: path,
      limits: limits, isolation: isolation, parallelism: parallelism,
      adapterIdentity: adapterIdentity
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

  func run(_ examples: [Example], limits: Limits = Limits()) async throws -> [ExampleOutcome] {
    try await runner(limits: limits).run(examples)
  }

  func entries(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
  }
}

/// Runs one example with a cache of its own.
func run(_ example: Example, limits: Limits = Limits()) async throws -> ExampleOutcome {
  try await TestCache.with { try await $0.run([example], limits: limits)[0] }
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
