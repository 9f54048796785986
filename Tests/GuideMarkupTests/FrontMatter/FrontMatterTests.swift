import GuideMarkup
import Testing

@Suite struct FrontMatterTests {
  @Test func givesTitleAndSummaryAndKeepsTheNumbersOfLines() {
    #expect(
      parsed("---\ntitle: é👍🏽 \"b\nsummary: \"x: y\" # c\n---\n# T\n\n```swift a=\n```") == """
        title "é👍🏽 \\"b"
        summary "x: y"
        heading 1 #t: "T"
        fence 0 7:1 "swift" a=""@10+2 lines 8..<8 prefix ""
        a.md:7:12: error `a=` has no value. [fence.empty-value]
        """)
  }

  @Test(arguments: [
    "\u{FEFF}---\ntitle: X\n---", "---\r\ntitle: X\r\n--- \r\n", "---\rtitle: X\r---",
  ])
  func isReadWithAnyLineEndAndBehindAByteOrderMark(_ text: String) {
    #expect(parsed(text) == #"title "X""#)
  }

  @Test func mayBeEmptyOrMissing() {
    #expect(parsed("---\n---\n***") == "title \"a\"\nrule")
    #expect(parsed("a\n\n---") == "title \"a\"\nparagraph: \"a\"\nrule")
    #expect(parsed("") == #"title "a""#)
  }

  @Test(arguments: [
    ("titel: x", "2:1: error `titel` is no key of the front matter. [front-matter.unknown-key]"),
    ("? [a]\n: b", "2:3: error `` is no key of the front matter. [front-matter.unknown-key]"),
    (
      "title: 2024",
      "2:8: error `title` must be a text, but is a number. [front-matter.wrong-type]"
    ),
    (
      "\nsummary:  [a]",
      "3:11: error `summary` must be a text, but is a list. [front-matter.wrong-type]"
    ),
    ("title:", "2:7: error `title` must be a text, but is empty. [front-matter.wrong-type]"),
    (
      "title: yes",
      "2:8: error `title` must be a text, but is a truth value. [front-matter.wrong-type]"
    ),
    (
      "title: a\ntitle: b",
      "2:1: error The front matter has `title` more than once. [front-matter.duplicate-key]"
    ),
    (
      "- a",
      "2:1: error Front matter is made of lines such as `title: A tab bar that comes back`. "
        + "[front-matter.not-a-mapping]"
    ),
    (
      "summary: '👍🏽' x",
      "2:14: error The front matter is no YAML: did not find expected key. [front-matter.syntax]"
    ),
    (
      "title: A: b",
      "2:9: error The front matter is no YAML: mapping values are not allowed in this context. "
        + "[front-matter.syntax]"
    ),
  ])
  func reportsWhatIsWrongAtItsPlace(_ yaml: String, _ problem: String) {
    #expect(parsed("---\n\(yaml)\n---\n").split(separator: "\n").dropFirst() == ["a.md:\(problem)"])
  }

  @Test func suggestsTheKeyThatWasMeant() {
    let parsed = GuideParser.parse("---\nsumary: x\norder: 1\n---", path: "a.md", name: "a")
    #expect(
      parsed.diagnostics.map(\.fix)
        == ["Did you mean `summary`?", "The keys are `title` and `summary`."])
  }

  @Test func reportsOneThatIsNeverClosed() {
    #expect(
      parsed("---\ntitle: x").split(separator: "\n").last == """
        a.md:1:1: error The front matter has no closing `---` line. [front-matter.unclosed]
        """)
  }

  @Test(arguments: ["[", "- ", "{a: ", "? "])
  func survivesDeepNesting(_ opening: String) {
    for count in [400, 900, 1_500] {
      let text = "---\na: \(String(repeating: opening, count: count))\n---\n"
      let rules = GuideParser.parse(text, path: "a.md", name: "a").diagnostics.map(\.rule)
      #expect(rules == ["front-matter.syntax"] || rules == ["front-matter.too-large"])
    }
  }
}
