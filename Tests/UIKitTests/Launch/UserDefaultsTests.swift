import RunRecord
import Testing

/// User defaults outlive a process however it ends, as on Apple's systems, where another process
/// keeps them.
@Suite struct UserDefaultsTests {
  @Test func outliveEveryEndOfAProcess() async throws {
    let ends = ["", "app.terminate()", "app.forceQuit()", "app.crash()", ""]
    let run = try await AppProgram(
      root: "UIViewController()",
      code: """
        func count(in suite: String?) -> Int {
          let defaults = UserDefaults(suiteName: suite)!
          defaults.set(defaults.integer(forKey: "count") + 1, forKey: "count")
          return defaults.integer(forKey: "count")
        }
        """,
      launches: ends.map { "print(count(in: nil), count(in: \"group.app\"))\n" + $0 }
    ).run()
    #expect(run.launches.map(\.output) == (1...5).map { "\($0) \($0)\n" })
  }
}
