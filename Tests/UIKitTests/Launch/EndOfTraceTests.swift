import RunRecord
import Testing

/// The last line of a trace says how the process ended, whatever ended it.
@Suite struct EndOfTraceTests {
  private static func lastLine(
    _ statements: String, code: String = ""
  ) async throws -> String? {
    let run = try await AppProgram(root: "UIViewController()", code: code, launches: [statements])
      .runWithFindings().record
    let launch = try #require(run.launches.first)
    let line = TraceDump().text(of: launch).split(separator: "\n").last
    return line?.split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [
    ("", "end system ends the process"),
    ("app.terminate()", "end system ends the process"),
    ("app.crash()", "end app crashes"),
    ("app.forceQuit()", "end process ends"),
    ("fatalError(\"no more\")", "end app crashes Fatal error: no more"),
    (
      "let list = [1]\nprint(list[Int.random(in: 1...2)])",
      "end app crashes Fatal error: Index out of range"
    ),
    ("exit(3)", "end process exits status 3"),
    ("struct Lost: Error {}\nthrow Lost()", "end error thrown Lost()"),
    ("kill(getpid(), SIGTERM)", "end app crashes signal 15"),
  ])
  func saysHowTheProcessEnded(statements: String, line: String) async throws {
    #expect(try await Self.lastLine(statements) == line)
  }

  @Test func saysHowAProcessEndedThatDiedOfAnObjectsEnd() async throws {
    let code = """
      final class Last { deinit { fatalError("late") } }
      """
    let line = try await Self.lastLine("do { _ = Last() }", code: code)
    #expect(line == "end app crashes Fatal error: late")
  }
}
