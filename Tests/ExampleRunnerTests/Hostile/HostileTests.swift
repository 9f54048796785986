import Diagnostics
import ExampleRunner
import Foundation
import Glibc
import GuideExamples
import RunRecord
import Testing

/// Programs that mean harm: each ends within its limit with what is said of it, nothing that ran
/// beside it notices, and nothing of it is left running.
@Suite(.serialized) struct HostileTests {
  private static let limits = Limits(runSeconds: 2, buildMemoryBytes: 1 << 30, traceEvents: 500)

  @Test(arguments: Isolation.allThatWork)
  func endsEachWithinItsLimit(_ isolation: Isolation) async throws {
    try await TestCache.with { cache in
      let programs = HostileProgram.all
      let examples = programs.flatMap { program in
        [
          .script(HostileProgram.preamble + program.code, name: program.name),
          // What runs before, beside and after it.
          Example.script(
            "print(\"\(program.name) does not matter\")", name: "after-\(program.name)"),
        ]
      }
      let clock = ContinuousClock()
      let start = clock.now
      let outcomes = try await cache.runner(limits: Self.limits, isolation: isolation)
        .run(examples)
      print("hostile programs, \(isolation): \(clock.now - start)")
      for (program, outcome) in zip(programs, outcomes.enumerated().filter { $0.offset % 2 == 0 }) {
        let rules = outcome.element.diagnostics.map(\.rule)
        print("  \(program.name): \(outcome.element.diagnostics.map(\.summary))")
        #expect(
          program.rules.isEmpty ? rules == [] : rules.contains { program.rules.contains($0) },
          "\(program.name): \(outcome.element.diagnostics)")
      }
      for innocent in outcomes.enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
        #expect(innocent.diagnostics == [])
        #expect(
          innocent.record?.launches.map(\.output)
            == ["\(innocent.example.name.dropFirst(6)) does not matter\n"])
      }
      #expect(try Processes.left(by: cache, orSleeping: "59.") == [])
      #expect(try cache.entries("work") == [])
    }
  }
}
