import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import RunRecord
import Synchronization
import Testing

struct LaunchTests {
  /// An app that counts its launches on disk, says how it ends and is killed.
  private static let counting = """
    import Foundation

    @main enum Main {
      static func main() throws {
        ScriptSupport.ExampleScript.begin()
        let environment = ProcessInfo.processInfo.environment
        let file = NSHomeDirectory() + "/count"
        let count = (FileManager.default.contents(atPath: file)?.count ?? 0) + 1
        try Data(repeating: 0, count: count).write(to: URL(fileURLWithPath: file))
        let temporary = NSTemporaryDirectory()
        let leftovers = try FileManager.default.contentsOfDirectory(atPath: temporary)
        try Data().write(to: URL(fileURLWithPath: temporary + "/leftover"))
        print(environment["REPRISE_LAUNCH"]!, count, leftovers)
        end()
      }

      static func end() {
        let record = fopen(getenv("REPRISE_RECORD"), "a")!
        fputs("{\\"termination\\":{\\"_0\\":{\\"ENDING\\":{}}}}\\n", record)
        fclose(record)
        kill(getpid(), SIGKILL)
      }
    }
    """

  private func app(termination: String, launches: Int) -> Example {
    .app(Self.counting.replacing("ENDING", with: termination), launches: launches)
  }

  @Test func keepsTheHomeAndNothingElseFromLaunchToLaunch() async throws {
    let outcome = try await run(app(termination: "forceQuit", launches: 3))
    let launches = try #require(outcome.record?.launches)
    #expect(outcome.diagnostics == [])
    #expect(launches.map(\.number) == [1, 2, 3])
    #expect(launches.map(\.output) == ["1 1 []\n", "2 2 []\n", "3 3 []\n"])
    #expect(launches.map(\.termination) == [.forceQuit, .forceQuit, .forceQuit])
  }

  @Test func startsEachRunWithAnEmptyHome() async throws {
    let example = app(termination: "killedAtEnd", launches: 1)
    let outputs = try await [run(example), run(example)].map { $0.record?.launches.map(\.output) }
    #expect(outputs == [["1 1 []\n"], ["1 1 []\n"]])
  }

  @Test func runsNoLaunchAfterOneThatFailed() async throws {
    let outcome = try await run(
      .app("import Glibc\n@main enum Main { static func main() { exit(4) } }", launches: 2))
    #expect(outcome.record?.launches.map(\.termination) == [.exited(status: 4)])
    #expect(outcome.diagnostics.map(\.summary) == ["launch 1 of `app` exited with status 4"])
  }

  @Test func doesNotLetAnAppLeaveByItself() async throws {
    let outcome = try await run(.app("@main enum Main { static func main() {} }", launches: 1))
    #expect(outcome.diagnostics.map(\.summary) == ["launch 1 of `app` exited with status 0"])
  }

  @Test func leavesNoProcessBehind() async throws {
    let mark = "reprise-\(UUID().uuidString)"
    let outcome = try await run(
      .script(
        """
        import Foundation
        for tool in ["/usr/bin/setsid", "/usr/bin/env"] {
          let child = Process()
          child.executableURL = URL(fileURLWithPath: tool)
          child.arguments = ["bash", "-c", "exec -a \(mark) sleep 60"]
          try child.run()
        }
        func isStarted(_ process: String) -> Bool {
          FileManager.default.contents(atPath: "/proc/\\(process)/cmdline")?
            .starts(with: Data("\(mark)".utf8)) == true
        }
        while try FileManager.default.contentsOfDirectory(atPath: "/proc").filter(isStarted).count < 2 {
          usleep(1000)
        }
        print("started")
        """))
    #expect(outcome.record?.launches.first?.output == "started\n")
    #expect(try processes(named: mark) == [])
    #expect(outcome.diagnostics.map(\.rule) == ["run.left-processes"])
  }

  @Test func leavesNoFileBehind() async throws {
    try await TestCache.with { cache in
      let endless = try await cache.run(
        [.script("while true {}")], limits: Limits(runSeconds: 1))
      let others = try await cache.run(
        [
          .script("let x: Int = \"\"", name: "run-2"),
          .script(
            """
            import Glibc
            mkdir("closed", 0o700)
            mkdir("closed/inside", 0o700)
            chmod("closed", 0)
            """, name: "run-3"),
        ])
      let rules = (endless + others).map { $0.diagnostics.map(\.rule) }
      #expect(rules == [["run.timed-out"], ["swift.error"], []])
      #expect(try cache.entries("work") == [])
    }
  }

  @Test func doesNotWaitForARecordThatIsAPipe() async throws {
    let program = """
      import Glibc
      unlink(getenv("REPRISE_RECORD"))
      mkfifo(getenv("REPRISE_RECORD"), 0o600)
      """
    let outcome = try await run(.script(program))
    #expect(outcome.diagnostics.map(\.rule) == ["run.record"])
  }

  @Test func leavesNothingBehindWhenCancelled() async throws {
    let mark = "reprise-\(UUID().uuidString)"
    try await TestCache.with { cache in
      let runner = try await cache.runner(limits: Limits(runSeconds: 60))
      let example = Example.script(
        """
        import Glibc
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("\(mark)"), strdup("60"), nil]
        execv("/bin/sleep", &arguments)
        """)
      let hasEnded = Mutex(false)
      let run = Task {
        defer { hasEnded.withLock { $0 = true } }
        return try await runner.run([example])
      }
      while try processes(named: mark).isEmpty, !hasEnded.withLock({ $0 }) {
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(try processes(named: mark).count == 1)
      run.cancel()
      await #expect(throws: (any Error).self) { try await run.value }
      #expect(try processes(named: mark) == [])
      #expect(try cache.entries("work") == [])
    }
  }

  private func processes(named name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
      guard let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else {
        return false
      }
      return String(decoding: line, as: UTF8.self).hasPrefix(name)
    }
  }
}
