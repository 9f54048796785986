import AppleDialect
import Foundation
import GuideExamples
import RunRecord

/// Everything that can change what an example leaves behind, but for the lines of its guide that it is on.
///
/// Those are in it only where the example can see them.
struct RunKey: Hashable, Codable, Sendable {
  /// Changes whenever the runner makes something else of the same inputs.
  static let runnerVersion = 14

  struct File: Hashable, Codable, Sendable {
    var name: String
    var text: String
    var bytes: Data?
  }

  /// One build of the app.
  struct Program: Hashable, Codable, Sendable {
    var module: String
    var bundleIdentifier: String
    var isScript: Bool
    var isLaunched: Bool
    var swiftVersion: String
    var sdkVersion: String?
    var files: [File]
    var resources: [File]
    var dataFiles: [AppFolder.DataFile]
    var launches: [Launch]
    var recordings: Example.Recordings
    var settings: [String: String]
  }

  struct Launch: Hashable, Codable, Sendable {
    var number: Int
    var conditions: LaunchConditions
    var trap: String?
    var seconds: Int?
  }

  var runnerVersion = Self.runnerVersion

  /// The builds of the app that run on one disk, the example last.
  var builds: [Program]
  var flags: [String]
  var engine: String
  var toolchain: String

  /// The files of modules that are not part of the toolchain or the engine.
  var imports: [String]
  var limits: Limits

  /// What an example finds outside of its folders depends on it.
  var isolation: Isolation

  /// The expected texts with ignored parts: a kept run may have been different there in its second run.
  var ignored: [String]

  init(
    _ builds: [(example: Example, program: AdaptedProgram)], in environment: BuildEnvironment
  ) throws {
    imports =
      try environment.moduleIdentity
      + builds.flatMap { try environment.inertModules.identity(of: $0.program) }
    self.builds = builds.map { Program($0.example, $0.program) }
    let support = builds.map { SupportModule(of: $0.program).rawValue }
    flags = BuildFlags.compiler + support + BuildFlags.linker
    engine = environment.engine.identity
    toolchain = environment.toolchain.identity
    limits = environment.limits
    isolation = environment.sandbox.isolation
    ignored = builds.last.map { IgnoredParts(of: $0.example).texts } ?? []
  }

  /// The same bytes for equal keys, and for no others.
  func bytes() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(self)
  }
}

extension RunKey.Program {
  fileprivate init(_ example: Example, _ program: AdaptedProgram) {
    self.init(
      module: example.module, bundleIdentifier: example.bundleIdentifier,
      isScript: example.kind == .script, isLaunched: example.isLaunched,
      swiftVersion: example.build.swiftVersion, sdkVersion: example.build.sdkVersion,
      files: (example.asksForItsPlace ? program : program.withoutLineNumbers).files.map {
        RunKey.File(name: $0.name, text: $0.text)
      },
      resources: example.resources.map {
        RunKey.File(name: $0.name, text: $0.text, bytes: $0.bytes)
      },
      dataFiles: example.dataFiles,
      launches: example.launches.map {
        RunKey.Launch(
          number: $0.number, conditions: $0.conditions, trap: $0.trap, seconds: $0.seconds)
      },
      recordings: example.recordings,
      settings: example.build.settings
    )
  }
}
