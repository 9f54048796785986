import Diagnostics
import ExampleRunner
import Foundation
import Glibc
import GuideExamples
import RunRecord
import Testing

/// One process that has loaded the compiler is forked for each example.
@Suite(.serialized) struct ForkServerTests {
  private static func example(_ number: Int) -> Example {
    .script("print(\(number))", name: "run-\(number)")
  }

  private static func printed(_ outcomes: [ExampleOutcome]) -> [String] {
    outcomes.map {
      ($0.record?.launches.first?.output ?? "") + $0.diagnostics.map(\.summary).joined()
    }
  }

  @Test(arguments: Isolation.allThatWork)
  func goesOnWhenTheLoadedCompilerIsKilled(_ isolation: Isolation) async throws {
    try await TestCache.with { cache in
      let runner = try await cache.runner(isolation: isolation)
      for number in 1...5 {
        let outcomes = try await runner.run([Self.example(number)])
        #expect(Self.printed(outcomes) == ["\(number)\n"])
        for process in try Processes.forkServers(of: cache) { kill(process, SIGKILL) }
      }
    }
  }

  @Test(arguments: Isolation.allThatWork)
  func goesOnWhenTheFoldersOfTheLoadedCompilerAreRemoved(_ isolation: Isolation) async throws {
    try await TestCache.with(ownEngine: true) { cache in
      let runner = try await cache.runner(isolation: isolation)
      for number in 1...3 {
        let outcomes = try await runner.run([Self.example(number)])
        #expect(Self.printed(outcomes) == ["\(number)\n"])
        for name in ["work", "engine"] {
          try FileManager.default.removeItem(atPath: "\(cache.path)/\(name)")
        }
      }
    }
  }

  /// A process that reads a truncated library crashes with SIGBUS, and Swift's crash handler with it.
  @Test(.timeLimit(.minutes(2)))
  func endsWithItsRunnerIfTheLoadedEngineWasTruncated() async throws {
    try await TestCache.with(ownEngine: true) { cache in
      do {
        let runner = try await cache.runner(work: SharedWork(slots: 2))
        #expect(Self.printed(try await runner.run([Self.example(1)])) == ["1\n"])
        #expect(try Processes.forkServers(of: cache).count == 2)
        let staged = try #require(try cache.entries("engine").first)
        #expect(truncate("\(cache.path)/engine/\(staged)/libRepriseEngine.so", 1000) == 0)
      }
      while try !Processes.forkServers(of: cache).isEmpty {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }
}
