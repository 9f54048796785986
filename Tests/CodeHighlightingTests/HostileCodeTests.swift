import CodeHighlighting
import Testing

@Suite("Code that is made to take long")
struct HostileCodeTests {
  private static let codes = [
    repeated("#if a\n", 5_000), repeated("#if a\n\"\"\"\n#endif\n\"\"\"\n", 5_000),
    repeated(repeated(#""\("#, 4_000) + "\n", 15), repeated(repeated("/a", 8_000) + "\n", 15),
    repeated("@a(\n", 10_000),
    // What nothing counts, and a parser dies of, or is not done with for long.
    repeated("try ", 10_000), repeated("inout ", 10_000), repeated("await ", 10_000),
    repeated("`subscript(", 4_000),
    // A short one: twice as long with each bracket.
    "@a" + repeated("[", 60),
  ]

  @Test(
    "Stays uncoloured",
    arguments: codes)
  func staysUncoloured(code: String) {
    var spans: [CodeSpan] = []
    let time = ThreadClock.measure { spans = SwiftHighlighter.spans(of: code) }
    #expect(spans == [CodeSpan(code, .plain)])
    #expect(time < .seconds(5))
  }

  @Test("Is colored up to bounds far above those of ordinary code")
  func ordinary() {
    let conditions = Self.repeated("#if a\n", 100) + Self.repeated("#endif\n", 100)
    #expect(SwiftHighlighter.spans(of: conditions).count > 100)
    let ruler = "//" + Self.repeated("/", 300) + "\nlet a = 1\n"
    #expect(SwiftHighlighter.spans(of: ruler).contains(CodeSpan("let", .keyword)))
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
