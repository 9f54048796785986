import AppleDialect
import Foundation
import GuideExamples

/// Everything that can change what an example leaves behind.
struct RunKey: Hashable, Codable, Sendable {
  /// Changes whenever the runner makes something else of the same inputs.
  static let runnerVersion = 2

  struct File: Hashable, Codable, Sendable {
    var name: String
    var text: String
  }

  var runnerVersion = Self.runnerVersion
  var module: String
  var bundleIdentifier: String
  var isScript: Bool
  var files: [File]
  var resources: [File]
  var launches: [Int]
  var flags: [String]
  var engine: String
  var toolchain: String
  var limits: Limits

  init(
    _ example: Example, _ program: AdaptedProgram, engine: StagedEngine, toolchain: Toolchain,
    limits: Limits
  ) {
    module = example.module
    bundleIdentifier = example.bundleIdentifier
    isScript = example.kind == .script
    files = program.files.map { File(name: $0.name, text: $0.text) }
    resources = example.resources.map { File(name: $0.name, text: $0.text) }
    launches = example.launches.map(\.number)
    flags = BuildFlags.compiler + BuildFlags.linker
    self.engine = engine.identity
    self.toolchain = toolchain.version + " " + toolchain.triple
    self.limits = limits
  }

  /// A name for a file; two keys may share it, so keys are compared.
  func fileName() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return StableHash.text(of: try encoder.encode(self)) + ".json"
  }
}
