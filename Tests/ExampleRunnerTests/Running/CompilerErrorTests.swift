import Diagnostics
import ExampleRunner
import GuideExamples
import RunRecord
import Testing

struct CompilerErrorTests {
  @Test func countsColumnsInCharactersFromTheBeginningOfTheAuthorsLine() async throws {
    let outcome = try await run(
      .script("let a = 1\nlet s = \"é 🇨🇭\"; let n: Int = s", prefix: "   "))
    #expect(outcome.record == nil)
    #expect(
      text(outcome) == """
        Content/test.md:12:32: error: cannot convert value of type 'String' to specified type 'Int' \
        [swift.error]
            12 |    let s = "é 🇨🇭"; let n: Int = s
               |                                 ^
        """)
  }

  @Test func attachesNotesToTheirErrorAndDropsWarnings() async throws {
    let outcome = try await run(
      .script("func f(a: Int) { let unused = 1 }\nfunc f(a: Int) {}"))
    #expect(outcome.diagnostics.map(\.summary) == ["invalid redeclaration of 'f(a:)'"])
    #expect(
      outcome.diagnostics.map(\.notes) == [
        ["'f(a:)' previously declared here (Content/test.md:11:6)"]
      ])
  }

  @Test func doesNotFailForWarnings() async throws {
    let outcome = try await run(.script("func f() { let unused = 1 }\nprint(\"ok\")"))
    #expect(outcome.diagnostics == [])
    #expect(outcome.record?.launches.first?.output == "ok\n")
  }

  @Test func reportsWhatCannotBePlacedAtTheExample() async throws {
    let outcome = try await run(
      .script("@_silgen_name(\"nowhere_at_all\") func nowhere()\nnowhere()"))
    let diagnostic = try #require(outcome.diagnostics.first)
    #expect(outcome.diagnostics.count == 1)
    #expect(diagnostic.rule == "swift.error")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.location == .test(10))
    #expect(diagnostic.summary == "example `run-1` does not build")
    #expect(diagnostic.notes.contains { $0.contains("nowhere_at_all") })
  }

  @Test func dropsWhatFollowsInGeneratedCodeFromAnErrorOfTheAuthors() async throws {
    let outcome = try await run(
      .script(
        """
        let n: Int = ""
        #sourceLocation(file: "generated.swift", line: 1)
        let m: Int = ""
        """))
    #expect(outcome.diagnostics.map(\.location) == [.test(11, 14)])
    #expect(
      outcome.diagnostics.map(\.summary) == [
        "cannot convert value of type 'String' to specified type 'Int'"
      ])
  }

  @Test func saysOnlyWhatIsWrongWhereNoErrorIsTheAuthors() async throws {
    let outcome = try await run(
      .script(
        """
        #sourceLocation(file: "generated.swift", line: 1)
        let n: Int = ""
        let m: Int = ""
        let o: String = 1
        """))
    #expect(outcome.diagnostics.map(\.location) == [.test(10)])
    #expect(outcome.diagnostics.map(\.summary) == ["example `run-1` does not build"])
    #expect(
      outcome.diagnostics.map(\.notes) == [
        [
          "cannot convert value of type 'String' to specified type 'Int'",
          "cannot convert value of type 'Int' to specified type 'String'",
        ]
      ])
  }
}
