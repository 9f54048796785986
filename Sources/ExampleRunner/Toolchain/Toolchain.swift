import Foundation
import Glibc

/// The Swift toolchain that examples are compiled with.
package struct Toolchain: Hashable, Sendable {
  /// What the compiler calls itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package let version: String

  /// The target examples are compiled for: `x86_64-unknown-linux-gnu`.
  package let triple: String

  /// What tells it from other toolchains.
  var identity: String { version + " " + triple }

  let resourceFolder: String
  let runtimeFolder: String
  let startObject: String

  /// Asks a compiler for its version and its places.
  ///
  /// - Parameters:
  ///   - compiler: The path of a `swiftc`, or its name to be found in `PATH`.
  ///   - cache: A folder in which to keep the answer as long as the compiler is the same; nil for none.
  ///   - shared: Has each compiler asked once, however many want to know at the same time.
  package static func find(
    compiler: String = "swiftc", cache: String? = nil, shared: SharedWork
  ) async throws -> Toolchain {
    let answer: String
    if let cache, let files = programs(behind: compiler) {
      // An absolute path: the working folder may be another the next time.
      let folder = URL(filePath: cache).standardizedFileURL.path
      let known = FileFactCache(folder: "\(folder)/known")
      answer = try await known.answer(to: ["target", compiler] + conditions, about: files) {
        [try await shared.targetInfo.answer(of: compiler, targetInfo)]
      }.joined()
    } else {
      answer = try await shared.targetInfo.answer(of: compiler, targetInfo)
    }
    do {
      return try Toolchain(JSONDecoder().decode(TargetInfo.self, from: Data(answer.utf8)))
    } catch {
      throw RunnerError.toolchainNotFound(compiler: compiler, reason: "\(error)")
    }
  }

  private static func targetInfo(of compiler: String) async throws -> String {
    // The driver leaves an empty folder in the temporary one, whatever it is asked.
    let temporary = "\(FileManager.default.temporaryDirectory.path)/reprise-\(UUID().uuidString)"
    try Files.makeFolder(temporary)
    let answer: FinishedProcess
    do {
      answer = try await Command(
        executable: compiler, arguments: ["-print-target-info"],
        environment: ProcessInfo.processInfo.environment
          .merging(["TMPDIR": temporary]) { _, own in own }
      ).run()
      try Files.remove(temporary)
    } catch {
      try Files.remove(temporary)
      throw RunnerError.toolchainNotFound(compiler: compiler, reason: "\(error)")
    }
    guard answer.exit == .exited(0) else {
      throw RunnerError.toolchainNotFound(compiler: compiler, reason: answer.errorText)
    }
    return answer.text
  }

  /// The programs on which the answer of a compiler depends; nil where it is none of a toolchain's own,
  /// but one that chooses among toolchains, as it may do otherwise the next time.
  private static func programs(behind compiler: String) -> [String]? {
    guard
      let path = compiler.contains("/") ? compiler : SearchPath.program(named: compiler),
      let target = realpath(path, nil)
    else { return nil }
    defer { free(target) }
    let program = URL(filePath: String(cString: target))
    guard ["swift-driver", "swift-frontend"].contains(program.lastPathComponent) else { return nil }
    let folder = program.deletingLastPathComponent()
    return [program.path, folder.appending(component: "swift-frontend").path]
  }

  /// What the driver takes from its environment.
  private static var conditions: [String] {
    ProcessInfo.processInfo.environment
      .filter { $0.key.hasPrefix("SWIFT") || ["SDKROOT", "TOOLCHAINS"].contains($0.key) }
      .map { "\($0.key)=\($0.value)" }.sorted()
  }

  private init(_ info: TargetInfo) throws {
    version = info.compilerVersion
    triple = info.target.triple
    resourceFolder = info.paths.runtimeResourcePath
    runtimeFolder = info.paths.runtimeLibraryPaths.first ?? "\(resourceFolder)/linux"
    startObject = "\(runtimeFolder)/\(info.target.arch)/swiftrt.o"
  }

  /// The path of a program that comes with the compiler.
  func program(_ name: String) -> String {
    "\(installation)/bin/\(name)"
  }

  /// The program that answers what code means.
  package var languageServer: String { program("sourcekit-lsp") }

  /// The folder with `bin`, `lib` and `libexec`; resources are in `lib/swift`.
  var installation: String {
    URL(filePath: resourceFolder).deletingLastPathComponent().deletingLastPathComponent().path
  }
}
