import ExampleRunner
import GuideExamples
import RunRecord
import Synchronization
import Testing

/// What the pass makes of a program is kept as long as program and pass are the same.
struct AdaptationCacheTests {
  /// How often programs were adapted.
  private final class Count: Sendable {
    let number = Mutex(0)

    func add() { number.withLock { $0 += 1 } }
  }

  @Test func adaptsAProgramOnceForEachPass() async throws {
    try await TestCache.with { cache in
      let count = Count()
      func run(_ code: String, _ identity: String?) async throws -> Int {
        let runner = try await cache.runner(
          adapterIdentity: identity, whenAdapting: { count.add() })
        let outcome = try await runner.run([.script(code)])[0]
        #expect(outcome.record?.launches[0].output == "one\n")
        return count.number.withLock(\.self)
      }
      let after1 = try await run("print(\"one\")", "a")
      #expect(after1 == 1)
      let after2 = try await run("print(\"one\")", "a")
      #expect(after2 == 1)
      let after3 = try await run("print(\"one\" )", "a")
      #expect(after3 == 2)
      let after4 = try await run("print(\"one\")", "b")
      #expect(after4 == 3)
      // Where it is not known whether the pass is another one, nothing is kept.
      let after5 = try await run("print(\"one\")", nil)
      #expect(after5 == 4)
      let after6 = try await run("print(\"one\")", nil)
      #expect(after6 == 5)
    }
  }
}
