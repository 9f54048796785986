import Foundation
import StableHashing

/// What modules declare for others, read from them once and kept.
struct ModuleDeclarations: Sendable {
  let build: ProgramBuild

  /// What tells the author's own modules from others.
  let imports: [String]

  private var folder: String { "\(build.environment.cache)/names/modules" }

  /// What was found of some identifiers.
  struct Found {
    var declarations: [String: ModuleDeclaration] = [:]

    /// The modules of which nothing could be learnt.
    var unread: [String] = []
  }

  /// The declarations that some identifiers stand for, in all modules that an example sees.
  ///
  /// - Parameter imported: What examples import besides.
  func declarations(
    of identifiers: Set<String>, imported: Set<String>
  ) async throws -> Found {
    guard !identifiers.isEmpty else { return Found() }
    let modules = Set(Self.seen).union(imported).sorted()
    let files = try await files(of: modules)
    var found = Found()
    for module in modules {
      guard let file = files[module] else {
        // What an example imports besides may have no more than a map of C headers.
        if Self.seen.contains(module) { found.unread.append(module) }
        continue
      }
      for declaration in Self.declarations(in: file, of: identifiers)
      where found.declarations[declaration.identifier] == nil {
        found.declarations[declaration.identifier] = declaration
      }
    }
    return found
  }

  /// Reads what every example sees, where it is not kept yet: the toolchain takes seconds for it, once.
  func prepare() async throws {
    _ = try await files(of: Self.seen)
  }

  private func files(of modules: [String]) async throws -> [String: Data] {
    try await withThrowingTaskGroup(of: (String, Data?).self) { group in
      for module in modules {
        group.addTask { (module, try await self.file(of: module)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  /// What every example sees, of the toolchain and of the engine.
  private static let seen =
    [
      "Swift", "_Concurrency", "_StringProcessing", "Dispatch", "Foundation",
      "FoundationEssentials",
    ] + engine
  private static let engine = ["UIKit", "ScriptSupport", "ExampleSupport"]

  private static func declarations(
    in file: Data, of identifiers: Set<String>
  ) -> [ModuleDeclaration] {
    file.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let identifier = String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
      guard identifiers.contains(identifier) else { return nil }
      return ModuleDeclaration(line: Substring(decoding: line, as: UTF8.self))
    }
  }

  /// The file about a module, made unless it is there; nil where nothing can be learnt of the module.
  private func file(of module: String) async throws -> Data? {
    let identity =
      try [
        module, build.environment.toolchain.version, build.environment.toolchain.triple,
        "\(Self.version)",
      ]
      + (Self.engine.contains(module) ? [build.environment.engine.interface] : [])
      + (Self.seen.contains(module) ? [] : imports + [build.environment.engine.interface])
      + build.environment.inertModules.identity(of: module)
    let path = "\(folder)/\(StableHash.text(of: Data(identity.joined(separator: "\n").utf8))).txt"
    let first = Data(identity.joined(separator: "\t").utf8) + [UInt8(ascii: "\n")]
    if let known = FileManager.default.contents(atPath: path), known.starts(with: first) {
      return known.dropFirst(first.count)
    }
    let made = try await build.environment.shared.slots.withOne {
      try await WorkFolder.with(in: "\(build.environment.cache)/\(WorkFolder.parent)") {
        try await extract(module, in: $0.path)
      }
    }
    guard let made else { return nil }
    try Files.write(first + made, to: path)
    return made
  }

  /// Changes whenever something else is made of the same module.
  private static let version = 1

  private func extract(_ module: String, in folder: String) async throws -> Data? {
    let output = "\(folder)/graphs"
    // It reads no untrusted code, and wants modules of headers that are its own: the one program that adds to
    // them.
    let headers = "\(build.moduleCache)-graphs"
    try Files.makeFolder(headers)
    try Files.makeFolder(output)
    try await build.makeSharedFolders()
    let inert = try await InertModuleBuild(build: build).modules(for: module)
    let arguments =
      [
        "-module-name", module, "-target", build.environment.toolchain.triple,
        "-resource-dir", build.environment.toolchain.resourceFolder,
        "-module-cache-path", headers, "-I", build.environment.engine.folder,
      ] + build.environment.modules.compilerArguments + inert.flatMap(\.compilerArguments) + [
        "-output-dir", output, "-minimum-access-level", "public", "-skip-synthesized-members",
      ]
    var command = build.command(
      build.environment.toolchain.program("swift-symbolgraph-extract"), arguments, in: folder)
    command.confinement?.writable.append(headers)
    command.confinement?.writesWhatIsShared = true
    try command.confinement?.give([output])
    let process = try await command.run()
    guard process.exit == .exited(0) else { return nil }
    var lines = Data()
    // What follows takes parts of a second, in which no task waits for a process to end.
    try Task.checkCancellation()
    for name in try StrangersFolder(folder).names(in: "graphs") {
      guard let content = try Files.content(of: "\(output)/\(name)"),
        let graph = try? JSONDecoder().decode(SymbolGraph.self, from: content)
      else { continue }
      for declaration in ModuleDeclaration.all(in: graph) {
        lines += Data(declaration.line.utf8) + [UInt8(ascii: "\n")]
      }
    }
    return lines
  }
}
