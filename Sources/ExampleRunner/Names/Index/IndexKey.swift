import AppleDialect
import Foundation
import GuideExamples
import StableHashing

/// Everything that can change what the compiler notes of the names in a program.
///
/// The lines of the guide that it is on are not in it: the compiler counts those of the program.
struct IndexKey: Hashable, Codable, Sendable {
  /// Changes whenever the compiler is called differently.
  static let version = 1

  var version = Self.version
  var module: String
  var arguments: [String]
  var files: [AdaptedProgram.File]

  /// What tells the modules of the engine from others.
  var engine: String
  var toolchain: String
  var imports: [String]

  init(
    _ program: AdaptedProgram, of example: Example, engine: StagedEngine, toolchain: Toolchain,
    imports: [String]
  ) {
    module = example.module
    arguments = [example.build.swiftVersion] + BuildFlags.conditions(of: example)
    files = program.withoutLineNumbers.files
    self.engine = engine.interface
    self.toolchain = toolchain.identity
    self.imports = imports
  }

  /// A name for a file; two keys may share it, so keys are compared.
  var fileName: String {
    let text = files.map { $0.name + "\n" + $0.text }.joined() + module + engine
    return StableHash.text(of: Data(text.utf8)) + ".plist"
  }
}
