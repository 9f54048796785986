import Foundation

/// A program at work, with an empty standard input.
///
/// It prints into files, so that no pipe can fill up and nobody has to read while it runs.
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
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: output ?? "\(prints.path)/output"))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: "\(prints.path)/errors"))
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
