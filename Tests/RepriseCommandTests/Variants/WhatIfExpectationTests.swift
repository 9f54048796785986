import Testing

/// A what-if line says that something happens otherwise, and that it compiles unless it says so.
struct WhatIfExpectationTests {
  private func verify(_ code: String, words: String = "") async throws -> FinishedCommand {
    try await GuideProject.with(guide: "# Guide\n\n```swift run\(words)\n\(code)\n```\n") {
      try await $0.reprise("verify")
    }
  }

  @Test func isBrokenWhereNothingHappensOtherwise() async throws {
    let verified = try await verify("let a = 1  // what-if: let a = 1 + 0\nprint(a)")
    #expect(
      verified.findings == """
        Content/guide.md:4:12: error: nothing changes with this alternative \
        [what-if.no-effect]
            4 | let a = 1  // what-if: let a = 1 + 0
              |            ^
            fix: remove the comment, or let the example show what the line is for


        """)
    #expect(verified.exitCode == 1)
  }

  @Test func isKeptWhereAnotherLineMakesTheDifference() async throws {
    let verified = try await verify(
      """
      var words = ["a", "b"]
      words.append("c")  // what-if:
      words.removeLast()  // what-if: words = ["a", "b"]
      print(words)
      """)
    #expect(verified.findings == "")
    #expect(verified.exitCode == 0)
  }

  @Test func isBrokenWhereItDoesNotCompile() async throws {
    let verified = try await verify("let a = 1  // what-if:\nprint(a)")
    #expect(
      verified.findings == """
        Content/guide.md:4:12: error: the code does not compile without this line \
        [what-if.does-not-compile]
            4 | let a = 1  // what-if:
              |            ^
            note: cannot find 'a' in scope
            fix: write `// what-if fails="…":` if it must not


        """)
    #expect(verified.exitCode == 1)
  }

  @Test func saysThatItDoesNotCompileAndIsHeldToIt() async throws {
    let kept = try await verify("let a = 1  // what-if fails=\"cannot find 'a'\":\nprint(a)")
    #expect(kept.findings == "")
    #expect(kept.exitCode == 0)
    let other = try await verify("let a = 1  // what-if fails=\"missing\":\nprint(a)")
    #expect(
      other.errors.contains(
        """
        Content/guide.md:4:12: error: the compiler reports another error \
        [what-if.refused-otherwise]
        """))
    let compiles = try await verify("print(1)  // what-if fails=\"missing\": print(2)")
    #expect(
      compiles.errors.contains(
        """
        Content/guide.md:4:11: error: the code must not compile with this alternative, but \
        compiles [what-if.not-refused]
        """))
  }

  @Test func isBrokenWhereTwoDoNotCompileTogether() async throws {
    let code = """
      let a = 1
      var b = a  // what-if: var b = 2; let c = 2
      b += 1  // what-if: let c = 3
      print(b)
      """
    let verified = try await verify(code)
    #expect(
      verified.findings == """
        Content/guide.md:6:9: error: the alternatives do not compile together \
        [what-if.does-not-compile]
            6 | b += 1  // what-if: let c = 3
              |         ^
            note: line 5: `var b = 2; let c = 2` in place of `var b = a`
            note: line 6: `let c = 3` in place of `b += 1`
            note: invalid redeclaration of 'c'
            fix: write `what-if=each` on a code block of the example, to change one line at a time


        """)
    let each = try await verify(code, words: " what-if=each")
    #expect(each.exitCode == 0)
  }
}
