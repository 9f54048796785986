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

  /// What is on the screen of a terminal in which the tool runs.
  private func screen(
    of command: String, in project: GuideProject, environment: [String: String] = [:]
  ) async throws -> String {
    let line = "\(try RunningCommand.tool().path) \(command) --cache \(project.cache.path)"
    let finished = try await project.run(
      "script", ["-qec", line, "/dev/null"],
      environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { _, new in new })
    return finished.output.replacing("\r", with: "")
  }

  @Test func hasColoursInATerminalAlone() async throws {
    try await GuideProject.with(guide: Self.guide) { project in
      let removed = "\u{1B}[31m- two\u{1B}[0m"
      let added = "\u{1B}[32m+ one\u{1B}[0m"
      let verified = try await screen(of: "verify", in: project)
      #expect(verified.contains("\u{1B}[31merror:\u{1B}[0m"))
      #expect(verified.contains(removed) && verified.contains(added))
      let pending = try await screen(of: "pending", in: project)
      #expect(pending.contains(removed) && pending.contains(added))
      for command in ["verify", "pending"] {
        let plain = try await screen(of: command, in: project, environment: ["NO_COLOR": "1"])
        #expect(plain.contains("- two") && !plain.contains("\u{1B}[3"))
        let elsewhere = try await project.reprise(command)
        let text = elsewhere.output + elsewhere.errors
        #expect(text.contains("- two") && !text.contains("\u{1B}"))
      }
    }
  }
}
