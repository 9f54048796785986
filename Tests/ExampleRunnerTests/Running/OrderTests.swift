import Diagnostics
import ExampleRunner
import Foundation
import GuideExamples
import RunRecord
import Synchronization
import Testing

struct OrderTests {
  @Test func returnsOutcomesInTheOrderGivenWhateverFinishesFirst() async throws {
    let finished = Mutex<[String]>([])
    let outcomes = try await TestCache.with { cache in
      let signal = "\(cache.path)/signal"
      // The first example ends only when the others have.
      let slow = """
        import Glibc
        while access("\(signal)", F_OK) != 0 { usleep(1000) }
        print(1)
        """
      // With slots of its own, because the first would keep one from all other tests until the others get
      // theirs. In bubblewrap it would not see the signal.
      let runner = try await cache.runner(
        limits: Limits(runSeconds: 600), isolation: .unconfined, parallelism: 2,
        work: SharedWork(slots: 2))
      return try await runner.run([
        .script(slow, name: "slow"), .script("print(2)", name: "quick"),
        .script("print(3)", name: "last"),
      ]) { progress in
        guard case .finished(let outcome, let count, let total) = progress else { return }
        finished.withLock { $0.append("\(outcome.example.name) \(count)/\(total)") }
        if count == 2 { _ = FileManager.default.createFile(atPath: signal, contents: nil) }
      }
    }
    #expect(outcomes.map(\.example.name) == ["slow", "quick", "last"])
    #expect(outcomes.map { $0.record?.launches.first?.output } == ["1\n", "2\n", "3\n"])
    #expect(finished.withLock { $0 } == ["quick 1/3", "last 2/3", "slow 3/3"])
  }

  @Test func runsNothingForNoExamples() async throws {
    try await TestCache.with(ownEngine: true) { cache in
      let outcomes = try await cache.run([])
      #expect(outcomes == [])
      #expect(try cache.entries("") == ["module-cache"])
    }
  }
}
