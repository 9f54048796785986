import Foundation
import GuideExamples

/// Has the compiler make the modules of headers that every example needs, before there is an example to
/// compile.
///
/// A compiler that reads a stranger's code must not write what other compilers read. And all would wait for
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
    try await PreparedModules.shared.once(modules) { try await prepare(modules) }
  }

  private func prepare(_ modules: ModuleCache) async throws {
    if try await isWhole(modules) { return }
    try Files.makeFolder(URL(filePath: modules.path).deletingLastPathComponent().path)
    // Another process may be making them.
    try await FileLock.with(modules.lock) {
      if try await isWhole(modules) { return }
      try await make(modules)
    }
  }

  /// Whether all that was made is there, and is what was made.
  private func isWhole(_ modules: ModuleCache) async throws -> Bool {
    // A file that cannot be read or decoded counts as none, and is replaced.
    guard let data = FileManager.default.contents(atPath: modules.digests),
      let kept = try? JSONDecoder().decode([String: String].self, from: data)
    else { return false }
    return kept == (try await digests(of: modules))
  }

  private func make(_ modules: ModuleCache) async throws {
    if FileManager.default.fileExists(atPath: modules.digests) { repaired(.modules) }
    try Files.remove(modules.digests)
    try Files.remove(modules.path)
    try Files.makeFolder(modules.path)
    await withTaskGroup { group in
      for names in self.modules {
        group.addTask { try? await make(names, in: modules) }
      }
    }
    try sandbox.takeBack(modules.allPaths())
    let digests = try await digests(of: modules)
    guard !digests.isEmpty else { return }
    try Files.write(try JSONEncoder().encode(digests), to: modules.digests)
  }

  /// The digest of each file, by its path below the folder.
  private func digests(of modules: ModuleCache) async throws -> [String: String] {
    let files = modules.files()
    guard !files.isEmpty else { return [:] }
    let digests = try await StagedEngine.digests(
      ofAll: files.map { "\(modules.path)/\($0)" }, cache: cache)
    return Dictionary(uniqueKeysWithValues: zip(files, digests))
  }

  private func make(_ names: [String], in modules: ModuleCache) async throws {
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
          ] + imports.compilerArguments + ["-module-cache-path", modules.path],
        environment: ["HOME": folder.path, "TMPDIR": folder.path, "LC_ALL": "C.UTF-8"],
        folder: folder.path,
        limits: ProcessLimits(
          seconds: limits.buildSeconds, outputBytes: limits.outputBytes,
          memoryBytes: limits.buildMemoryBytes, fileBytes: 64 << 20, processes: limits.processes),
        confinement: Confinement(
          sandbox: sandbox, readable: imports.importPaths, writable: [folder.path, modules.path],
          writesWhatIsShared: true, mark: "TMPDIR=\(folder.path)"))
      _ = try await command.run()
    }
  }
}

/// The folders of modules that this process has seen whole.
private actor PreparedModules {
  static let shared = PreparedModules()

  private var known: [ModuleCache: Task<Void, any Error>] = [:]

  /// Returns when somebody has prepared them in this process, and they have not been removed since.
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
