import AppleDialect
import Foundation
import GuideExamples
import StableHashing

/// Everything that can change the executable of an example.
///
/// Of the engine, the modules alone: a library in which only the bodies of functions have changed links
/// the same program. So after such a change programs are launched again, and not compiled.
struct ProgramKey: Hashable, Codable, Sendable {
  var runnerVersion = RunKey.runnerVersion

  /// The folder of the cache, to which paths in the executable lead.
  var cache: String
  var module: String
  var swiftVersion: String
  var files: [RunKey.File]
  var flags: [String]

  /// What tells the engine's modules from others.
  var interface: String
  var toolchain: String

  /// The files of modules that are not part of the toolchain or the engine, and the arguments about them.
  var imports: [String]

  init(
    _ program: AdaptedProgram, of example: Example, in environment: BuildEnvironment
  ) throws {
    cache = environment.cache
    module = example.module
    swiftVersion = example.build.swiftVersion
    files = program.files.map { RunKey.File(name: $0.name, text: $0.text) }
    flags =
      BuildFlags.compiler + [SupportModule(of: program).rawValue]
      + BuildFlags.conditions(of: example) + BuildFlags.manifest(of: program, environment.toolchain)
      + (example.build.isLinked ? BuildFlags.linker : [])
    interface = environment.engine.interface
    toolchain = environment.toolchain.identity
    imports =
      try environment.moduleIdentity + environment.modules.compilerArguments
      + environment.modules.linkerArguments + environment.inertModules.identity(of: program)
  }

  /// A name for a file; two keys may share it, so keys are compared.
  func fileName() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return StableHash.text(of: try encoder.encode(self)) + ".plist"
  }
}
