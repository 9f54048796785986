import Foundation

/// The Swift toolchain that examples are compiled with.
package struct Toolchain: Hashable, Sendable {
  /// What the compiler calls itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package let version: String

  /// The target examples are compiled for: `x86_64-unknown-linux-gnu`.
  package let triple: String

  let resourceFolder: String
  let runtimeFolder: String
  let startObject: String

  /// Asks a compiler for its version and its places.
  ///
  /// - Parameter compiler: The path of a `swiftc`, or its name to be found in `PATH`.
  package static func find(compiler: String = "swiftc") async throws -> Toolchain {
    let query = Command(
      executable: compiler, arguments: ["-print-target-info"],
      environment: ProcessInfo.processInfo.environment)
    let answer: FinishedProcess
    do {
      answer = try await query.run()
    } catch {
      throw RunnerError.toolchainNotFound(compiler: compiler, reason: "\(error)")
    }
    guard answer.exit == .exited(0) else {
      throw RunnerError.toolchainNotFound(compiler: compiler, reason: answer.errorText)
    }
    do {
      return try Toolchain(JSONDecoder().decode(TargetInfo.self, from: Data(answer.output)))
    } catch {
      throw RunnerError.toolchainNotFound(compiler: compiler, reason: "\(error)")
    }
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

  /// The program that writes the backtrace of a process that dies.
  var backtracer: String {
    "\(installation)/libexec/swift/linux/swift-backtrace"
  }

  /// The folder with `bin`, `lib` and `libexec`; resources are in `lib/swift`.
  var installation: String {
    URL(filePath: resourceFolder).deletingLastPathComponent().deletingLastPathComponent().path
  }
}
