import RunRecord
import Testing

/// The system's log: a part of the record, not of what an app prints.
@Suite struct LogTests {
  @Test func linesGoToTheRecordAlone() async throws {
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        import os.log
        extension OSLog { static let app = OSLog(subsystem: "guide.app", category: "restoring") }
        let logger = Logger(subsystem: "guide.app", category: "saving")

        """,
      launches: [
        """
        import os
        print("printed")
        os_log("%{public}@ of %d at %5.1f %%, %@", log: .app, type: .error, "one", 2, 0.5)
        os_log("plain")
        os_log(.debug, log: .app, "interpolated \\(7)")
        os_log("never", log: .disabled)
        let secret = "word"
        logger.info("the \\(secret, privacy: .private) is \\(1 + 1)")
        logger.notice(\"\"\"
          two
          lines
          \"\"\")
        """
      ]
    ).run()
    #expect(run.launches[0].output == "printed\n")
    #expect(
      run.launches[0].events.filter { $0.kind == .log }.map(\.text.detail) == [
        "error: restoring: one of 2 at   0.5 %, %@", "plain", "debug: restoring: interpolated 7",
        "info: saving: the word is 2", "saving: two\nlines",
      ])
    let dump = TraceDump().text(of: run.launches[0])
    #expect(!dump.contains("os_log"))
  }
}
