import Foundation
import Glibc
import StableHashing

/// What tells the running program from every other build of it.
package enum ToolIdentity {
  /// Changes whenever the executable is written; nil where it cannot be inspected.
  package static var ofRunningExecutable: String? {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return nil }
    return [
      Int(status.st_dev), Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec,
      status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    .map(String.init).joined(separator: " ")
  }

  /// What tells what this tool finds out from what others do: the contents of the executable, of files that it reads,
  /// and the compiler.
  ///
  /// It is the same for copies of the files on other machines.
  ///
  /// - Parameters:
  ///   - files: What the tool reads besides the project: the engine, for example.
  ///   - toolchain: What examples are compiled with.
  ///   - modules: What examples may import besides.
  ///   - cache: Where digests are kept for as long as the files are as they were.
  package static func ofContents(
    _ files: [String], toolchain: Toolchain, modules: ImportedModules, cache: String,
    shared: SharedWork
  ) async throws -> String {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let digests = try await StagedEngine.digests(
      ofAll: [executable] + files, cache: cache, shared: shared)
    let identity =
      digests + [toolchain.identity] + (try await modules.identity(cache: cache, shared: shared))
    return StableHash.text(of: Data(identity.joined(separator: "\n").utf8))
  }

  /// Changes whenever the compiler makes something else of one of these modules of ours.
  ///
  /// It is the same in every program and on every machine that links the same objects, so what a
  /// program of tests keeps outlives its next build.
  ///
  /// - Parameters:
  ///   - modules: Names of targets, which are built beside the running executable.
  ///   - cache: Where digests are kept for as long as the objects are as they were.
  /// - Throws: `RunnerError.engineNotFound` where a target has no objects there.
  package static func ofModules(
    _ modules: [String], cache: String, shared: SharedWork
  ) async throws -> String {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let build = URL(filePath: executable).deletingLastPathComponent().path
    let objects = try modules.flatMap { module in
      let folder = "\(build)/\(module).build"
      // A folder that cannot be read has no object files, which is thrown below.
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      let objects = names.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
      guard !objects.isEmpty else { throw RunnerError.engineNotFound(missing: [folder]) }
      return objects
    }
    return try await StagedEngine.digests(ofAll: objects, cache: cache, shared: shared).joined(
      separator: " ")
  }
}
