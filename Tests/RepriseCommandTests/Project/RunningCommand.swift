import Foundation

/// A program at work, with an empty standard input.
///
/// It prints into files, so that no pipe can fill up and no thread has to read while it runs.
final class RunningCommand: Sendable {
  private let exit: Task<Int32, any Error>
  private let prints: Folder
  let identifier: pid_t

  init(
    of executable: URL, _ arguments: [String], in folder: Folder, output: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    prints = Folder(path: "\(Folder.scratch.path)/prints-\(UUID().uuidString)")
    try prints.write("", to: "output")
    try prints.write("", to: "errors")
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    // Also in a workflow of GitHub, a test says itself what is a repository.
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "GITHUB_WORKSPACE" }
      .merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    let handles = try [output ?? "\(prints.path)/output", "\(prints.path)/errors"].map {
      try FileHandle(forWritingTo: URL(filePath: $0))
    }
    // Foundation keeps them as long as it keeps the process, and waits for processes with `select`, which knows no
    // file with a number above 1023.
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    let (ends, end) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { ended in
      end.yield(ended.terminationStatus)
      end.finish()
    }
    try process.run()
    identifier = process.processIdentifier
    exit = Task {
      for await status in ends { return status }
      throw CancellationError()
    }
  }

  var isRunning: Bool { kill(identifier, 0) == 0 }

  /// What it left when it has ended; the exit code of a killed one is the signal's number.
  func finished() async throws -> FinishedCommand {
    let status = try await exit.value
    let finished = FinishedCommand(
      exitCode: status, output: try prints.text("output"), errors: try prints.text("errors"))
    try FileManager.default.removeItem(atPath: prints.path)
    return finished
  }

  /// The tool, which lies beside the test bundle that runs.
  static func tool() throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(component: "reprise")
  }
}
