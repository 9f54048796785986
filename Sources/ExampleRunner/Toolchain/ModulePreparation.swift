import Foundation
import GuideExamples

/// Has the compiler make the modules of headers that every example needs, before there is an example to
/// compile.
///
/// A compiler that reads untrusted code must not write what other compilers read. And all would wait for
/// these, a second in all on two processors, of which one would do nothing: more than half of it goes into one
/// module of Foundation's. That one is made beside the others here, and while the engine is copied.
struct ModulePreparation: Sendable {
  let toolchain: Toolchain
  let cache: String
  let limits: Limits
  let sandbox: Sandbox
  let imports: ImportedModules

  /// What tells the files of the imported modules from others.
  let importIdentity: [String]

  let shared: SharedWork

  /// Called where there were modules, and not those that had been made: they have been replaced.
  var repaired: @Sendable (CacheRepair) -> Void = { _ in }

  /// Each list is imported by a compiler of its own, at the same time.
  private var modules: [[String]] {
    [
      ["_FoundationCShims"],
      ["Foundation", "FoundationNetworking", "FoundationXML", "_Builtin_float"],
    ] + (imports == .none ? [] : [imports.moduleNames])
  }

  /// Returns when the modules are made and are what they were when they were made.
  ///
  /// What the compiler finds wrong is not told: the compiler of an example makes what is missing for itself, and
  /// tells it at a place.
  func run() async throws {
    let modules = ModuleCache(cache: cache, imports: importIdentity)
    try await shared.modules.once(modules) { try await prepare(modules) }
  }

  private func prepare(_ modules: ModuleCache) async throws {
    if try await state(of: modules) == .whole { return }
    try Files.makeFolder(URL(filePath: modules.path).deletingLastPathComponent().path)
    // Another process may be making them.
    try await FileLock.with(modules.lock) {
      let state = try await state(of: modules)
      if state == .whole { return }
      if state == .damaged { repaired(.modules) }
      try await make(modules)
    }
  }

  private enum State {
    case whole
    case missing
    /// They are not what was made.
    case damaged
    /// The headers that they were made of have changed.
    case outdated
  }

  /// What was made: the digest of each module, and the headers.
  private struct Made: Codable {
    var digests: [String: String]
    var headers: HeaderStamps
  }

  private func state(of modules: ModuleCache) async throws -> State {
    guard let data = FileManager.default.contents(atPath: modules.digests) else { return .missing }
    guard let made = try? JSONDecoder().decode(Made.self, from: data) else {
      // An older version of the tool kept digests alone.
      let isOlder = (try? JSONDecoder().decode([String: String].self, from: data)) != nil
      return isOlder ? .outdated : .damaged
    }
    guard made.headers.areCurrent else { return .outdated }
    return made.digests == (try await digests(of: modules)) ? .whole : .damaged
  }

  private func make(_ modules: ModuleCache) async throws {
    try Files.remove(modules.digests)
    try Files.remove(modules.path)
    try Files.makeFolder(modules.path)
    let dependencies = await withTaskGroup { group in
      for names in self.modules {
        group.addTask { try? await make(names, in: modules) }
      }
      return await group.reduce(into: []) { $0.append($1 ?? "") }
    }
    try sandbox.takeBack(modules.allPaths())
    let digests = try await digests(of: modules)
    guard !digests.isEmpty else { return }
    let made = Made(digests: digests, headers: HeaderStamps(ofDependencies: dependencies))
    try Files.write(try JSONEncoder().encode(made), to: modules.digests)
  }

  /// The digest of each file, by its path below the folder.
  private func digests(of modules: ModuleCache) async throws -> [String: String] {
    let files = modules.files()
    guard !files.isEmpty else { return [:] }
    let digests = try await StagedEngine.digests(
      ofAll: files.map { "\(modules.path)/\($0)" }, cache: cache, shared: shared)
    return Dictionary(uniqueKeysWithValues: zip(files, digests))
  }

  /// Returns the list of what the modules were made of.
  private func make(_ names: [String], in modules: ModuleCache) async throws -> String {
    try await WorkFolder.with(in: "\(cache)/\(WorkFolder.parent)") { folder in
      let text = names.map { "import \($0)\n" }.joined()
      try Files.write(Data(text.utf8), to: "\(folder.path)/main.swift")
      let command = Command(
        executable: toolchain.program("swift-frontend"),
        // Whatever flag modules may depend on is that of examples.
        arguments: ["-frontend", "-typecheck", "./main.swift"] + BuildFlags.compiler
          + [
            "-swift-version", Example.usualSwiftVersion, "-target", toolchain.triple,
            "-resource-dir", toolchain.resourceFolder,
          ] + imports.compilerArguments + [
            "-module-cache-path", modules.path, "-track-system-dependencies",
            "-emit-dependencies-path", "./\(Self.dependencies)",
          ],
        environment: ["HOME": folder.path, "TMPDIR": folder.path, "LC_ALL": "C.UTF-8"],
        folder: folder.path,
        limits: ProcessLimits(
          seconds: limits.buildSeconds, outputBytes: limits.outputBytes,
          memoryBytes: limits.buildMemoryBytes, fileBytes: 64 << 20, processes: limits.processes),
        confinement: Confinement(
          sandbox: sandbox, readable: imports.importPaths, writable: [folder.path, modules.path],
          writesWhatIsShared: true, mark: "TMPDIR=\(folder.path)"))
      _ = try await command.run()
      let list = try Files.content(of: "\(folder.path)/\(Self.dependencies)")
      return list.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  /// The list's name in the folder in which the compiler works.
  private static let dependencies = "dependencies.d"
}

/// The folders of modules that this process has seen whole.
actor PreparedModules {
  private var known: [ModuleCache: Task<Void, any Error>] = [:]

  /// Returns when another task has prepared them in this process, and they have not been removed since.
  func once(
    _ modules: ModuleCache, _ prepare: @escaping @Sendable () async throws -> Void
  ) async throws {
    if let task = known[modules] {
      if case .success = await task.result, FileManager.default.fileExists(atPath: modules.path) {
        return
      }
      // Others who waited for the same may have begun again.
      if known[modules] == task { known[modules] = nil }
    }
    if let task = known[modules] { return try await task.value }
    let task = Task { try await prepare() }
    known[modules] = task
    try await task.value
  }
}
