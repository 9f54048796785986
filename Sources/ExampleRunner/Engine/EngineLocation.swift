import Foundation

/// Where a build of the engine lies: a dynamic library and the modules that examples import.
package struct EngineLocation: Hashable, Sendable {
  /// The path of the engine's library.
  package let library: String

  /// The paths of the modules, in a fixed order.
  package let modules: [String]

  /// The folder with the modules.
  package var moduleFolder: String {
    URL(filePath: modules.first ?? library).deletingLastPathComponent().standardizedFileURL.path
  }

  static let libraryName = "libRepriseEngine.so"

  /// The modules that an example may see.
  static let moduleNames = [
    "ConstraintSolver", "ExampleSupport", "KeyedArchive", "RunRecord", "ScriptSupport",
    "TextLayout", "UIKit",
  ]

  /// The engine in a build folder of the Swift package manager.
  ///
  /// - Throws: `RunnerError.engineNotFound` if a part of it is missing.
  package init(buildFolder: String) throws {
    library = "\(buildFolder)/\(Self.libraryName)"
    modules = Self.moduleNames.map { "\(buildFolder)/Modules/\($0).swiftmodule" }
    let missing = ([library] + modules).filter { !FileManager.default.fileExists(atPath: $0) }
    guard missing.isEmpty else { throw RunnerError.engineNotFound(missing: missing) }
  }

  /// The engine that was built together with the running program.
  package static func besideRunningExecutable() throws -> EngineLocation {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return try EngineLocation(
      buildFolder: URL(filePath: executable).deletingLastPathComponent().path)
  }
}
