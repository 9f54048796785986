import AppleDialect
import Diagnostics
import Testing

/// Code that takes the parser minutes, or all of its stack, is refused before this process parses it.
@Suite struct DenseCodeTests {
  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    ("let a = 1\n" + repeated("#if a\n", 300), 211, "more than 200 `#if` in a file"),
    ("let a = 1\n\n" + repeated("/a", 500), 12, "more than 400 slashes in a line"),
    (#"let a = ""# + repeated(#""\("#, 200), 10, "more than 100 interpolations in a line"),
    (repeated("@a(\n", 400), 310, "more than 300 attributes with arguments in a file"),
    (repeated("try ", 10_000), 10, "the parser takes too long for this file"),
    (repeated("`subscript(", 4_000), 10, "the parser takes too long for this file"),
  ])
  func isRefusedAtItsLine(text: String, line: Int, summary: String) throws {
    let time = ThreadClock.measure {
      let program = adapt(text)
      #expect(program.diagnostics.map(\.rule) == ["swift.dense"])
      #expect(program.diagnostics.first?.location == SourceLocation(path: "guide.md", line: line))
      #expect(program.diagnostics.first?.summary.hasPrefix(summary) == true)
    }
    #expect(time < .seconds(3))
  }

  @Test func isRefusedInALaunchToo() {
    let program = adapt(
      "@main class A: UIResponder, UIApplicationDelegate {}",
      launches: [nil, Self.repeated("try ", 10_000)])
    #expect(program.diagnostics.map(\.location) == [SourceLocation(path: "guide.md", line: 50)])
  }

  @Test func isNotWhatAppsHave() {
    let functions = (0..<2_000).map { "func f\($0)(a: Int) -> String { \"\\(a) of \\(a + 1)\" }\n" }
    #expect(
      adapt("struct A {\n" + functions.joined() + "}\n").diagnostics.map(\.rule) == [
        "example.no-app-delegate"
      ])
  }
}
