import Diagnostics
import ExampleRunner
import GuideExamples
import Testing

/// A compiler that takes too long or too much is ended, and that is told from a program that it
/// refuses.
struct CompilerLimitTests {
  @Test(arguments: Isolation.allThatWork)
  func saysThatTheCompilerNeededTooMuchMemory(_ isolation: Isolation) async throws {
    let diagnostics = try await diagnostics(Limits(buildMemoryBytes: 1 << 30), isolation)
    #expect(diagnostics.map(\.rule) == ["swift.memory"])
    #expect(
      diagnostics.map(\.summary) == ["example `run-1` needed more than 1024 MiB to be compiled"])
  }

  @Test(arguments: Isolation.allThatWork)
  func saysThatTheCompilerDidNotEndInTime(_ isolation: Isolation) async throws {
    let diagnostics = try await diagnostics(Limits(buildSeconds: 0), isolation)
    #expect(diagnostics.map(\.rule) == ["swift.timeout"])
    #expect(diagnostics.map(\.summary) == ["example `run-1` was not compiled within 0 s"])
    #expect(diagnostics.map(\.location) == [.test(10)])
  }

  private func diagnostics(_ limits: Limits, _ isolation: Isolation) async throws -> [Diagnostic] {
    try await TestCache.shared().runner(limits: limits, isolation: isolation)
      .run([.script(HostileProgram.largeLiteral)])[0].diagnostics
  }
}
