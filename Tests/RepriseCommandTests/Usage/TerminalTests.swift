import Foundation
import Testing

/// What the tool writes to a terminal, and what it writes elsewhere.
struct TerminalTests {
  private static let guide = """
    ```swift run
    print("one")
    ```

    ```output
    two
    ```

    """

  /// What stands on the screen of a terminal in which the tool runs.
  private func screen(
    of command: String, in project: GuideProject, environment: [String: String] = [:]
  ) throws -> String {
    let tool = try RunningCommand.executable().path
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "script", "-qec", "\(tool) \(command) --cache \(project.cache.path)", "/dev/null",
    ]
    process.currentDirectoryURL = URL(filePath: project.folder.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm", "NO_COLOR": ""]) { _, new in new }
      .merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self).replacing("\r", with: "")
  }

  @Test func hasColoursInATerminalAlone() async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      let removed = "\u{1B}[31m- two\u{1B}[0m"
      let added = "\u{1B}[32m+ one\u{1B}[0m"
      let verified = try screen(of: "verify", in: project)
      #expect(verified.contains("\u{1B}[31merror:\u{1B}[0m"))
      #expect(verified.contains(removed) && verified.contains(added))
      let pending = try screen(of: "pending", in: project)
      #expect(pending.contains(removed) && pending.contains(added))
      for command in ["verify", "pending"] {
        let plain = try screen(of: command, in: project, environment: ["NO_COLOR": "1"])
        #expect(plain.contains("- two") && !plain.contains("\u{1B}[3"))
        let elsewhere = try await project.reprise(command)
        let text = elsewhere.output + elsewhere.errors
        #expect(text.contains("- two") && !text.contains("\u{1B}"))
      }
    }
  }
}
