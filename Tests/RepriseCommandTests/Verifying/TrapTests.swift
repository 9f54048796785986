import Testing

/// Launches that must die, `traps="…"`: checked both ways.
struct TrapTests {
  private func verify(_ statements: String, traps: String) async throws -> FinishedCommand {
    let guide = """
      # Trap

      ```swift example=app
      \(SampleGuides.appCode)
      ```

      ```swift launch traps="\(traps)"
      \(statements)
      ```

      ```swift launch
      print("goes on") // Prints "goes on"
      ```

      """
    return try await GuideProject.with(guide: guide) { try await $0.reprise("verify") }
  }

  @Test func holdWhereTheProcessDiesWithThatText() async throws {
    let finished = try await verify(
      "_ = [1][app.rootViewController == nil ? 0 : 1]", traps: "Index out of range")
    #expect(finished.findings == "")
    #expect(finished.exitCode == 0)
  }

  @Test func failWhereItDoesNotDie() async throws {
    let finished = try await verify("app.terminate()", traps: "Index out of range")
    #expect(finished.exitCode == 1)
    #expect(finished.findings.contains("[run.not-trapped]"))
    #expect(finished.findings.contains("    - Index out of range\n    + the system ended"))
  }

  @Test func failWhereItDiesOfSomethingElse() async throws {
    let finished = try await verify("fatalError(\"other\")", traps: "Index out of range")
    #expect(finished.exitCode == 1)
    #expect(finished.findings.contains("[run.trapped-otherwise]"))
    #expect(finished.findings.contains("Fatal error: other"))
  }
}
