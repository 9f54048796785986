import Diagnostics
import Foundation
import Glibc

/// A copy of the engine in a folder of its own, so that examples see no other module of the build
/// and a new build does not change an engine in use.
struct StagedEngine: Hashable, Sendable {
  /// What tells this engine from every other: it changes with each file and with the compiler.
  let identity: String

  /// What tells its modules from those of every other engine: what programs are compiled with.
  let interface: String

  /// The folder with the library and the modules.
  let folder: String

  /// The path of the library.
  var library: String { "\(folder)/\(EngineLocation.libraryName)" }

  /// Copies an engine below the cache folder, unless it is there as it was copied.
  ///
  /// Safe when several processes do it at once: a copy appears whole, and the first one stays.
  ///
  /// - Parameter repaired: Called where a copy was there and was not a copy of this engine: it has been replaced.
  static func stage(
    _ location: EngineLocation, toolchain: Toolchain, cache: String, shared: SharedWork,
    repaired: (CacheRepair) -> Void = { _ in }
  ) async throws -> StagedEngine {
    let files = [location.library] + location.modules
    let original = try await digests(ofAll: files, cache: cache, shared: shared)
    let (identity, interface) = try await identities(
      of: files, original, toolchain: toolchain, cache: cache, shared: shared)
    let engine = StagedEngine(
      identity: identity, interface: interface, folder: "\(cache)/engine/\(identity)")
    if FileManager.default.fileExists(atPath: engine.folder) {
      if try await engine.isCopy(of: files, with: original, cache: cache, shared: shared) {
        return engine
      }
      // Another process may be replacing it.
      try await FileLock.with("\(engine.folder).lock") {
        if try await engine.isCopy(of: files, with: original, cache: cache, shared: shared) {
          return
        }
        try engine.remove()
        repaired(.engine)
        try engine.copy(location.library, location.modules)
      }
    } else {
      try engine.copy(location.library, location.modules)
    }
    return engine
  }

  /// Whether the folder has files with the digests of the original ones.
  ///
  /// - Throws: Where it was not found out, as of a machine that is too busy. Other processes may be using the copy,
  ///   which is not replaced for that.
  private func isCopy(
    of files: [String], with original: [String], cache: String, shared: SharedWork
  ) async throws -> Bool {
    // Caches may share a folder of engines through links: what one has read, the others know.
    let folder = URL(filePath: folder).resolvingSymlinksInPath().path
    let copies = files.map { "\(folder)/\(URL(filePath: $0).lastPathComponent)" }
    // What is missing, cannot be read or has another size is no copy, however long the rest would take to read.
    guard copies.allSatisfy(Files.isReadableFile), Files.sizes(of: copies) == Files.sizes(of: files)
    else { return false }
    return try await Self.digests(ofAll: copies, cache: cache, shared: shared) == original
  }

  /// Removes the folder, of which a process that reads it sees all or nothing.
  private func remove() throws {
    let aside = "\(folder).\(UUID().uuidString)"
    try Files.move(folder, to: aside)
    try Files.remove(aside)
  }

  private static func identities(
    of files: [String], _ fileDigests: [String], toolchain: Toolchain, cache: String,
    shared: SharedWork
  ) async throws -> (identity: String, interface: String) {
    let lines = zip(files, fileDigests).map { "\(URL(filePath: $0).lastPathComponent) \($1)\n" }
    let version = toolchain.version + "\n"
    return (
      try await identity(ofManifest: lines.joined() + version, cache: cache, shared: shared),
      try await identity(
        ofManifest: lines.dropFirst().joined() + version, cache: cache, shared: shared)
    )
  }

  private static func identity(
    ofManifest manifest: String, cache: String, shared: SharedWork
  ) async throws -> String {
    try await shared.engines.identity(forManifest: manifest) {
      let known = FileFactCache(folder: "\(cache)/known")
      return try await known.answer(to: ["identity", manifest], about: []) {
        let path = "\(cache)/engine/manifest-\(UUID().uuidString)"
        try Files.write(Data(manifest.utf8), to: path)
        defer { unlink(path) }
        return try await digests(of: [path])
      }[0]
    }
  }

  /// The digests of files, read only where they have changed since they were read.
  static func digests(
    ofAll files: [String], cache: String, shared: SharedWork
  ) async throws -> [String] {
    let known = FileFactCache(folder: "\(cache)/known")
    return try await shared.engines.digests(of: files) { files in
      try await known.answer(to: ["sha256"], about: files) { try await digests(of: files) }
    }
  }

  private static func digests(of files: [String]) async throws -> [String] {
    let command = Command(
      executable: "sha256sum", arguments: ["--"] + files,
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"])
    let lines = try await command.runSuccessfully().text.split(separator: "\n")
    let digests = lines.map { String($0.prefix(64)) }
    guard digests.count == files.count, digests.allSatisfy({ $0.count == 64 }) else {
      throw RunnerError.commandFailed(executable: "sha256sum", reason: "unexpected answer")
    }
    return digests
  }

  private func copy(_ library: String, _ modules: [String]) throws {
    let temporary = "\(folder).\(UUID().uuidString)"
    do {
      try Files.makeFolder(temporary)
      for file in [library] + modules {
        try FileManager.default.copyItem(
          atPath: file, toPath: "\(temporary)/\(URL(filePath: file).lastPathComponent)")
      }
    } catch {
      try Files.remove(temporary)
      throw RunnerError.fileOperationFailed(path: folder, reason: FailureReason.text(of: error))
    }
    if rename(temporary, folder) != 0 {
      let reason = errno
      try Files.remove(temporary)
      // Another process was first; its copy has the same content.
      guard reason == ENOTEMPTY || reason == EEXIST else {
        throw RunnerError.fileOperationFailed(path: folder, reason: Files.text(ofError: reason))
      }
    }
  }
}
