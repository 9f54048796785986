import AppleDialect
import Foundation
import StableHashing

/// Compiles the inert modules that a program imports, each once for a cache.
///
/// An object file is linked to the program itself, so a launch needs no library besides the engine's.
struct InertModuleBuild: Sendable {
  let build: ProgramBuild

  private var environment: BuildEnvironment { build.environment }
  private var tables: InertModuleTables { environment.inertModules }

  /// The modules that a program imports, and those that they import: each after those that it needs.
  func modules(for program: AdaptedProgram) async throws -> [InertModule] {
    try await modules(of: tables.frameworks(of: program))
  }

  /// The module of a framework, after those that it imports; none for one without a table.
  func modules(for framework: String) async throws -> [InertModule] {
    try await modules(of: tables.allNeeds(of: framework))
  }

  /// - Parameter frameworks: Each after those that it needs.
  private func modules(of frameworks: [String]) async throws -> [InertModule] {
    var modules: [InertModule] = []
    for name in frameworks {
      let needed = try tables.allNeeds(of: name)
      let module = InertModule(name: name, folder: try folder(of: needed))
      try await make(module, besides: modules.filter { needed.contains($0.name) })
      modules.append(module)
    }
    return modules
  }

  /// The folder of a module that is made of the last one of some tables, and depends on the others.
  private func folder(of frameworks: [String]) throws -> String {
    let digests = try frameworks.map { "\($0) \(try tables.digest(of: $0))" }
    let identity = digests + [environment.toolchain.identity] + Self.flags
    let key = StableHash.text(of: Data(identity.joined(separator: "\n").utf8))
    return "\(environment.inertFolder)/\(key)"
  }

  private func make(_ module: InertModule, besides needed: [InertModule]) async throws {
    if try await isWhole(module) { return }
    try Files.makeFolder(module.folder)
    // Another process may be making it.
    try await FileLock.with("\(module.folder).lock") {
      if try await isWhole(module) { return }
      try await WorkFolder.with(in: environment.workFolders) { folder in
        try await compile(module, besides: needed, in: folder.path)
      }
      try Files.write(
        try JSONEncoder().encode(try await digests(of: module)), to: digestFile(module))
    }
  }

  /// Whether the files are what was made.
  private func isWhole(_ module: InertModule) async throws -> Bool {
    guard let data = FileManager.default.contents(atPath: digestFile(module)),
      let made = try? JSONDecoder().decode([String].self, from: data)
    else { return false }
    // A file that cannot be read is made again.
    return (try? await digests(of: module)) == made
  }

  private func digests(of module: InertModule) async throws -> [String] {
    try await StagedEngine.digests(
      ofAll: [module.interface, module.object], cache: environment.cache,
      shared: environment.shared)
  }

  private func digestFile(_ module: InertModule) -> String { "\(module.folder)/digests.json" }

  private func compile(
    _ module: InertModule, besides needed: [InertModule], in folder: String
  ) async throws {
    let files = tables.files(of: module.name)
    let names = files.map { URL(filePath: $0).lastPathComponent }
    for (file, name) in zip(files, names) {
      try Files.write(try Files.ownContent(of: file), to: "\(folder)/\(name)")
    }
    let (interface, object) = ("\(module.name).swiftmodule", "\(module.name).o")
    let process = try await build.compile(
      ["-frontend", "-c"] + names.map { "./\($0)" } + Self.flags
        + ["-module-name", module.name, "-emit-module-path", interface, "-o", object]
        + [
          "-target", environment.toolchain.triple,
          "-resource-dir", environment.toolchain.resourceFolder,
          // Those that examples share were made for the language of examples.
          "-module-cache-path", "\(folder)/modules", "-I", environment.engine.folder,
        ] + needed.flatMap(\.compilerArguments),
      in: folder, seconds: Self.seconds)
    guard process.exit == .exited(0) else {
      throw RunnerError.commandFailed(
        executable: "the compiler",
        reason: "the inert module \(module.name):\n"
          + process.errorText + process.text)
    }
    for name in [interface, object] {
      guard let content = try Files.content(of: "\(folder)/\(name)") else {
        throw RunnerError.fileOperationFailed(
          path: "\(folder)/\(name)", reason: "the compiler did not write it")
      }
      try Files.write(content, to: "\(module.folder)/\(name)")
    }
  }

  /// A module is this project's own code, and the largest takes as long as the limit for an author's on a busy machine.
  private static let seconds = 120

  /// Without debug information: the calls that a trace shows are the author's.
  private static let flags = [
    "-parse-as-library", "-swift-version", "6", "-Onone", "-disable-objc-interop",
    "-sil-verify-none", "-empty-abi-descriptor", "-no-color-diagnostics", "-diagnostic-style",
    "llvm",
  ]
}
