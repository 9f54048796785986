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

  @Test func holdOfScripts() async throws {
    let guide = """
      # Trap

      ```swift run traps="Index out of range"
      let none: [Int] = []
      print("before")  // Prints "before"
      print(none[0])
      ```

      ```output of=run-1
      before
      ```

      ```swift run traps="lost"
      print("goes on")
      ```

      """
    let finished = try await GuideProject.with(guide: guide) { try await $0.reprise("verify") }
    #expect(
      finished.findings.split(separator: "\n").first
        == "Content/guide.md:13:1: error: `run-2` must end with the trap of `traps=`, and did not [run.not-trapped]"
    )
    #expect(finished.exitCode == 1)
  }

  /// A page's program goes on below a block that must trap, without it.
  @Test func areAsideInThePagesProgram() async throws {
    let guide = """
      ---
      examples: page
      ---

      # Trap

      ```swift
      let numbers = [1]
      ```

      ```swift traps="Index out of range"
      let first = numbers[1]
      ```

      ```swift
      let first = numbers[0]
      print(first)  // Prints "1"
      ```

      """
    let finished = try await GuideProject.with(guide: guide) { try await $0.reprise("verify") }
    #expect(finished.findings == "")
    #expect(finished.exitCode == 0)
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
