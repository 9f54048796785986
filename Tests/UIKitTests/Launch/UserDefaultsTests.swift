import Foundation
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

  // The driver makes no end here: the app leaves by itself.
  @Test func outliveAnExit() async throws {
    let app = AppProgram(
      root: "UIViewController()",
      launches: [
        "UserDefaults.standard.set(7, forKey: \"number\")\nexit(3)",
        "print(UserDefaults.standard.integer(forKey: \"number\"))",
      ])
    try await app.withBuiltApp { app in
      let first = try app.start(launch: 1)
      first.waitUntilExit()
      #expect(first.terminationStatus == 3)
      let output = Pipe()
      let second = try app.start(launch: 2, output: output)
      let printed = try output.fileHandleForReading.readToEnd()
      second.waitUntilExit()
      #expect(printed.map { String(decoding: $0, as: UTF8.self) } == "7\n")
    }
  }
}
