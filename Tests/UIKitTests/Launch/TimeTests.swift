import RunRecord
import Testing

/// Work that an app leaves to later: what of it runs at which `await` of a launch.
@Suite struct TimeTests {
  private func output(_ launch: String, delegate: String = "", code: String = "") async throws
    -> String
  {
    let run = try await AppProgram(
      root: "Root()", delegate: delegate,
      code: """
        import ExampleSupport
        \(code)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            Task { print("task of viewDidLoad") }
            DispatchQueue.main.async { print("queue of viewDidLoad") }
          }
        }
        """,
      launches: [launch]
    ).run()
    return run.launches[0].output
  }

  @Test func runsWhatViewDidLoadQueuedBeforeTheLaunch() async throws {
    let lines = try await output("print(\"launch\")").split(separator: "\n")
    #expect(lines.last == "launch")
    #expect(Set(lines) == ["task of viewDidLoad", "queue of viewDidLoad", "launch"])
  }

  @Test func settlesAChainOfQueuedWork() async throws {
    let output = try await output(
      """
      DispatchQueue.main.async { DispatchQueue.main.async { print("second") }; print("first") }
      print("statement")
      await app.settle()
      print("settled")
      """)
    #expect(output.hasSuffix("statement\nfirst\nsecond\nsettled\n"))
  }

  @Test func letsTimersAndDelayedWorkRunWhileItWaits() async throws {
    let output = try await output(
      """
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in print("timer") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print("after") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { print("never") }
      perform { print("selector") }
      await app.settle()
      print("settled")
      try await app.wait(0.8)
      print("waited")
      """,
      code: "func perform(_ work: @escaping @Sendable () -> Void) { RunLoop.main.perform(work) }")
    #expect(output.hasSuffix("selector\nsettled\ntimer\nafter\nwaited\n"))
  }

  @Test func letsARunLoopRunInsideALaunch() async throws {
    let output = try await output(
      """
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in print("timer") }
      turn()
      print("turned")
      """,
      code: "func turn() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.6)) }")
    #expect(output.hasSuffix("timer\nturned\n"))
  }

  @Test func returnsFromAnotherThreadAndFromAnActor() async throws {
    let output = try await output(
      """
      DispatchQueue.global().async {
        let value = 6 * 7
        DispatchQueue.main.async { print("from a queue", value, Thread.isMainThread) }
      }
      try await app.wait(0.5)
      print("from an actor", await Counter().next(), Thread.isMainThread)
      """,
      code: "actor Counter { func next() -> Int { 1 } }")
    #expect(output.hasSuffix("from a queue 42 true\nfrom an actor 1 true\n"))
  }

  /// Not on the main queue, nor on another thread: the process is stopped.
  @Test func stopsTheWholeAppWhileItIsSuspended() async throws {
    let output = try await output(
      """
      let ticks = Ticks()
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in print("timer") }
      DispatchQueue.global().async { while true { ticks.add(); usleep(1000) } }
      try await app.wait(0.02)
      app.suspend()
      let before = ticks.count
      let start = ProcessInfo.processInfo.systemUptime
      await app.settle()
      try await app.wait(1)
      let passed = ProcessInfo.processInfo.systemUptime - start
      let after = ticks.count
      print("suspended", after - before < 400, passed >= 1)
      app.enterForeground()
      try await app.wait(0.5)
      print("back", ticks.count - after > 20)
      """,
      code: """
        final class Ticks: @unchecked Sendable {
          private let lock = NSLock()
          private var number = 0
          var count: Int { lock.withLock { number } }
          func add() { lock.withLock { number += 1 } }
        }
        """)
    #expect(output.hasSuffix("suspended true true\ntimer\nback true\n"))
  }
}
