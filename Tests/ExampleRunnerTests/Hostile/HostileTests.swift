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
  /// Soon, for those that nothing else ends; never on a busy machine, for all others.
  private static func limits(isEndless: Bool) -> Limits {
    Limits(runSeconds: isEndless ? 1 : 60, buildMemoryBytes: 1 << 30, traceEvents: 500)
  }

  @Test(arguments: Isolation.allThatWork)
  func endsEachWithinItsLimit(_ isolation: Isolation) async throws {
    // To refuse a program takes the compiler long; `CompilerLimitTests` has its limits for each isolation.
    let programs =
      isolation == Isolation.allThatWork.first
      ? HostileProgram.all : HostileProgram.all.filter { !$0.isRefused }
    try await TestCache.with { cache in
      let endless = try await run(programs.filter(\.isEndless), in: cache, isolation)
      let others = try await run(programs.filter { !$0.isEndless }, in: cache, isolation)
      let outcomes = endless + others
      for program in programs {
        let outcome = try #require(outcomes.first { $0.example.name == program.name })
        let rules = outcome.diagnostics.map(\.rule)
        let isRight =
          program.rules.isEmpty ? rules == [] : rules.contains(where: program.rules.contains)
        #expect(isRight, "\(program.name): \(outcome.diagnostics)")
      }
      let innocent = outcomes.filter { $0.example.name.hasPrefix("beside-") }
      #expect(innocent.count > 7)
      for outcome in innocent {
        #expect(outcome.diagnostics == [])
        #expect(outcome.record?.launches.map(\.output) == ["\(outcome.example.name)\n"])
      }
      #expect(try Processes.left(by: cache, orSleeping: "59.") == [])
      #expect(try cache.entries("work") == [])
    }
  }

  /// Runs programs that end alike, and among them what runs before, beside and after each.
  private func run(
    _ programs: [HostileProgram], in cache: TestCache, _ isolation: Isolation
  ) async throws -> [ExampleOutcome] {
    var examples: [Example] = []
    for (number, program) in programs.enumerated() {
      examples.append(.script(HostileProgram.preamble + program.code, name: program.name))
      guard number.isMultiple(of: 2), !program.isEndless else { continue }
      let name = "beside-\(program.name)"
      examples.append(.script("print(\"\(name)\")", name: name))
    }
    let limits = Self.limits(isEndless: programs.allSatisfy(\.isEndless))
    return try await cache.runner(limits: limits, isolation: isolation).run(examples)
  }
}
