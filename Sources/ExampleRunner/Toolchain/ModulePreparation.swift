import Foundation
import GuideExamples

/// Has the compiler make the modules of headers that every example needs, before there is an example to
/// compile.
///
/// All compilers wait for them, a second in all on two processors, of which one would do nothing: more than
/// half of it goes into one module of Foundation's. That one is made beside the others here, and while the
/// engine is copied.
struct ModulePreparation: Sendable {
  let toolchain: Toolchain
  let cache: String
  let limits: Limits
  let sandbox: Sandbox

  /// Each is imported by a compiler of its own, at the same time.
  private static let modules = ["_FoundationCShims", "Foundation"]

  /// Returns when the modules are made, at once where some are there already.
  ///
  /// What goes wrong is not told: the compiler of the first example tells it then, at a place.
  func run() async {
    let modules = ModuleCache(cache: cache)
    guard !modules.exists else { return }
    // Without the folder each of these fails, and the first example says why.
    try? Files.makeFolder(modules.path)
    await withTaskGroup { group in
      for module in Self.modules {
        group.addTask { try? await make(module, in: modules) }
      }
    }
  }

  private func make(_ module: String, in modules: ModuleCache) async throws {
    try await WorkFolder.with(in: "\(cache)/\(WorkFolder.parent)") { folder in
      try Files.write(Data("import \(module)\n".utf8), to: "\(folder.path)/main.swift")
      let command = Command(
        executable: toolchain.program("swift-frontend"),
        // Whatever flag modules may depend on is that of examples.
        arguments: ["-frontend", "-typecheck", "./main.swift"] + BuildFlags.compiler
          + [
            "-swift-version", Example.usualSwiftVersion, "-target", toolchain.triple,
            "-resource-dir", toolchain.resourceFolder,
          ]
          + ["-module-cache-path", modules.path],
        environment: ["HOME": folder.path, "TMPDIR": folder.path, "LC_ALL": "C.UTF-8"],
        folder: folder.path,
        limits: ProcessLimits(
          seconds: limits.buildSeconds, outputBytes: limits.outputBytes,
          memoryBytes: limits.buildMemoryBytes, fileBytes: 64 << 20, processes: limits.processes),
        confinement: Confinement(
          sandbox: sandbox, writable: [folder.path, modules.path], mark: "TMPDIR=\(folder.path)"))
      _ = try await command.run()
    }
  }
}
