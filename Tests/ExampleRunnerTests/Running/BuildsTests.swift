import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import RunRecord
import Testing

/// Launches under conditions, and several builds of one app on one disk (design 4.1).
struct BuildsTests {
  /// An app that counts its launches on disk, tells what it was started with, and is killed.
  private static let counting = """
    import Foundation

    @main enum Main {
      static func main() throws {
        ScriptSupport.ExampleScript.begin()
        let environment = ProcessInfo.processInfo.environment
        let file = NSHomeDirectory() + "/count"
        let count = (FileManager.default.contents(atPath: file)?.count ?? 0) + 1
        try Data(repeating: 0, count: count).write(to: URL(fileURLWithPath: file))
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion")!
        print("BUILD", environment["REPRISE_LAUNCH"]!, count, version, Bundle.main.bundleIdentifier!)
        print(environment["REPRISE_CONDITIONS"] ?? "-", CommandLine.arguments.dropFirst())
        end()
      }

      static func end() {
        let record = fopen(getenv("REPRISE_RECORD"), "a")!
        fputs("{\\"termination\\":{\\"_0\\":{\\"killedAtEnd\\":{}}}}\\n", record)
        fclose(record)
        kill(getpid(), SIGKILL)
      }
    }
    """

  private static func build(
    _ name: String, from first: Int = 1, _ conditions: [LaunchConditions],
    after earlier: [Example] = [], text: String = counting
  ) -> Example {
    var example = Example.app(text.replacing("BUILD", with: name), launches: 1)
    example.name = name
    example.launches = conditions.enumerated().map {
      Example.Launch(number: first + $0, fence: nil, conditions: $1)
    }
    example.earlierBuilds = earlier
    return example
  }

  private static let old = build(
    "old",
    [
      LaunchConditions(bundleVersion: "1.5"),
      LaunchConditions(systemVersion: "18.1", isLocked: true, delay: 60, arguments: ["a b"]),
    ])

  private static let new = build(
    "new", from: 3,
    [LaunchConditions(idiom: .pad, delay: 1), LaunchConditions(bundleVersion: "9")],
    after: [old])

  @Test func startsEachProcessUnderItsConditionsAndTheBuildsOnOneDisk() async throws {
    let outcomes = try await TestCache.shared().run([Self.old, Self.new])
    #expect(outcomes.map(\.diagnostics) == [[], []])
    let launches = outcomes.map { $0.record?.launches ?? [] }
    #expect(launches.map { $0.map(\.number) } == [[1, 2], [3, 4]])
    #expect(
      launches[0].map(\.output) == [
        """
        old 1 1 1.5 guide.test.app
        {"arguments":[],"bundleVersion":"1.5","delay":0,"isLocked":false} []

        """,
        // The version that was installed stays.
        """
        old 2 2 1.5 guide.test.app
        {"arguments":["a b"],"bundleVersion":"1.5","delay":60,"isLocked":true,"systemVersion":"18.1"} ["a b"]

        """,
      ])
    #expect(
      launches[1].map(\.output) == [
        // Another build brings a version of its own; the device stays what it became.
        """
        new 3 3 1 guide.test.app
        {"arguments":[],"delay":61,"idiom":"pad","isLocked":false,"systemVersion":"18.1"} []

        """,
        """
        new 4 4 9 guide.test.app
        {"arguments":[],"bundleVersion":"9","delay":61,"idiom":"pad","isLocked":false,"systemVersion":"18.1"} []

        """,
      ])
  }

  @Test(arguments: [
    build("new", from: 3, [LaunchConditions(idiom: .pad)], after: [old]),
    build(
      "new", from: 3, [LaunchConditions(idiom: .pad, delay: 1), LaunchConditions()], after: [old]),
    build(
      "new", from: 3,
      [LaunchConditions(idiom: .pad, delay: 1), LaunchConditions(bundleVersion: "9")],
      after: [build("old", [LaunchConditions(), LaunchConditions()])]),
    build(
      "new", from: 3,
      [LaunchConditions(idiom: .pad, delay: 1), LaunchConditions(bundleVersion: "9")],
      after: [
        build("older", [LaunchConditions(bundleVersion: "1.5"), LaunchConditions()])
      ]),
  ])
  func runsAgainWithOtherConditionsOrEarlierBuilds(_ changed: Example) async throws {
    try await TestCache.with { cache in
      let runs = try await [Self.new, Self.new, changed].asyncMap { try await cache.run([$0])[0] }
      #expect(runs.map(\.isFromCache) == [false, true, false])
      #expect(runs.map(\.diagnostics) == [[], [], []])
    }
  }

  @Test func runsABuildAfterOneThatDiedAsItSays() async throws {
    var old = Self.build(
      "old", [LaunchConditions()],
      text: "@main enum Main { static func main() { fatalError(\"as expected\") } }")
    old.launches[0].trap = "as expected"
    let new = Self.build("new", from: 2, [LaunchConditions()], after: [old])
    #expect(try await run(new).diagnostics == [])
  }

  @Test(arguments: ["let x: Int = \"\"", "@main enum Main { static func main() { fatalError() } }"])
  func doesNotRunABuildAfterOneThatFailed(_ text: String) async throws {
    let broken = Self.build("old", [LaunchConditions()], text: text)
    let new = Self.build("new", from: 2, [LaunchConditions()], after: [broken])
    let outcome = try await run(new)
    #expect(outcome.record == nil)
    #expect(
      outcome.diagnostics == [
        Diagnostic(
          rule: "run.earlier-build", at: new.location,
          "example `new` was not run: `old`, which it updates, did not run as it should")
      ])
  }
}

extension Array {
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async throws -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
