import Diagnostics
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
        a.md:7:12: error `a=` has no value [fence.empty-value] write `a=…`
        """)
  }

  @Test(arguments: [
    "\u{FEFF}---\ntitle: X\n---", "---\r\ntitle: X\r\n--- \r\n", "---\rtitle: X\r---",
  ])
  func isReadWithAnyLineEndAndBehindAByteOrderMark(_ text: String) {
    #expect(parsed(text) == #"title "X""#)
  }

  @Test(arguments: [("", false), ("repeated-code: folded\n", true)])
  func foldsRepeatedCodeWhereItSaysSo(line: String, folds: Bool) {
    let parsed = GuideParser.parse("---\ntitle: A\n\(line)---\n", path: "a.md", name: "a")
    #expect(parsed.diagnostics == [])
    #expect(parsed.guide?.foldsRepeatedCode == folds)
  }

  @Test func foldsRepeatedCodeInOneWay() {
    #expect(
      parsed("---\ntitle: A\nrepeated-code: hidden\n---\n").contains(
        "a.md:3:16: error `repeated-code` cannot be `hidden` [front-matter.unknown-value] "
          + "write `repeated-code: folded`, or remove the line"))
  }

  @Test(arguments: [
    ("\n---\nexamples: page\n---\n", 2, "remove the empty lines above it"),
    ("\n \n---\ntitle: X\n\nsummary: Y\n---\n# T", 3, "remove the empty lines above it"),
    ("# T\n\n---\ntitle: X\nredirect-from:\n  - a\n- b\n---\n", 3, "move it there"),
    ("---\ntitle: A\n---\n\n---\nexamples: page\n---\n", 5, "move it there"),
    ("# T\n\n---\nexmaples: page\n---\n", 3, "move it there"),
    ("# T\n\n---\nredirects-from:\n  - a\n---\n", 3, "move it there"),
  ])
  func mustBeginInTheFirstLine(_ text: String, _ line: Int, _ fix: String) {
    let findings = parsed(text).split(separator: "\n").filter { $0.contains("front-matter") }
    #expect(findings.count == 1)
    #expect(
      findings.first?.hasPrefix(
        "a.md:\(line):1: error front matter must begin in the first line "
          + "[front-matter.misplaced] \(fix)") == true)
  }

  @Test(arguments: [
    (" ---\nexamples: page\n---\n# T", 2), ("\u{200B}---\nexamples: page\n---\n", 2),
    ("\n---\nexamples: page\n\n# T", 3), ("examples: page\n---\n# T", 1),
    ("----\nexamples: page\n----\n", 2), ("---yaml\nexamples: page\n---\n", 2),
    ("+++\nexamples: page\n+++\n", 2), ("+++\nexamples = \"page\"\n+++\n", 2),
    ("\n---\nexamples : page\n---\n", 3),
    ("***\ntitle: a\n***\n", 2), ("- - -\nexamples: page\n- - -\n", 2),
    ("# T\n\nexamples: page\n---\n", 3),
    ("\n---\n\"examples\": page\n---\n", 3), ("\n---\n  examples: page\n...\n", 3),
  ])
  func isFoundWhereItsMarksAreMistyped(_ text: String, _ line: Int) {
    let parsed = parsed(text)
    #expect(
      parsed.contains("a.md:\(line):1: error")
        && parsed.contains("[front-matter.misplaced]"), "\(parsed)")
  }

  @Test(arguments: [
    "# T\n\nsummary: of the day", "The title: a story", "title", "```\nexamples: page\n```",
    "---\n# T", "title = \"a\"",
  ])
  func isNotFoundInText(_ text: String) {
    #expect(!parsed(text).contains("front-matter.misplaced"))
  }

  @Test(arguments: [
    "a\n\n---\n\nb\n\n---\n", "---\n", "a\n\n---\nb: c\n---\n", "a\n\n---\ntitle: b\n\nc\n\n---\n",
    "```\n---\ntitle: a\n---\n```\n", "***\nThe title: a\n***\n",
    "# T\n\nThe title: a\n---\n", "# T\n\nTitle: a\n---\n",
    "a\n\n---\nUpdate: b\n\n---\n", "a\n\n---\nexample: b\nc\n---\n",
  ])
  func isNotEachLineBetweenDashes(_ text: String) {
    #expect(!parsed(text).contains("front-matter.misplaced"))
  }

  @Test func mayBeEmptyOrMissing() {
    #expect(parsed("---\n---\n***") == "title \"a\"\nrule")
    #expect(parsed("a\n\n---") == "title \"a\"\nparagraph: \"a\"\nrule")
    #expect(parsed("") == #"title "a""#)
  }

  @Test(arguments: [
    (
      "titel: x",
      "2:1: error `titel` is not a front matter key [front-matter.unknown-key] "
        + "did you mean `title`?"
    ),
    (
      "? [a]\n: b",
      "2:3: error this is not a front matter key [front-matter.unknown-key] "
        + "use `title`, `summary`, `examples`, `sdk`, `repeated-code`, `updated`, `of-revision` or `redirect-from`"
    ),
    (
      "title: 2024",
      "2:8: error `title` must be text, but is a number [front-matter.wrong-type] "
        + "write text in quotes"
    ),
    (
      "\nsummary:  [a]",
      "3:11: error `summary` must be text, but is a list [front-matter.wrong-type] "
        + "write text in quotes"
    ),
    (
      "title:",
      "2:7: error `title` must be text, but is empty [front-matter.wrong-type] "
        + "write text in quotes"
    ),
    (
      "title: yes",
      "2:8: error `title` must be text, but is a truth value [front-matter.wrong-type] "
        + "write text in quotes"
    ),
    (
      "title: a\ntitle: b",
      "2:1: error front matter has `title` more than once [front-matter.duplicate-key]"
    ),
    (
      "- a",
      "2:1: error front matter must consist of lines `key: value` [front-matter.not-a-mapping] "
        + "write lines such as `title: A tab bar that comes back`"
    ),
    (
      "summary: '👍🏽' x",
      "2:14: error front matter is not valid YAML: did not find expected key [front-matter.syntax]"
    ),
    (
      "title: A: b",
      "2:9: error front matter is not valid YAML: mapping values are not allowed in this context "
        + "[front-matter.syntax] write the value in quotes: `title: \"A: b\"`"
    ),
  ])
  func reportsWhatIsWrongAtItsPlace(_ yaml: String, _ problem: String) {
    #expect(parsed("---\n\(yaml)\n---\n").split(separator: "\n").dropFirst() == ["a.md:\(problem)"])
  }

  @Test func suggestsTheKeyThatWasMeant() {
    let parsed = GuideParser.parse("---\nsumary: x\norder: 1\n---", path: "a.md", name: "a")
    #expect(
      parsed.diagnostics.map(\.fix)
        == [
          "did you mean `summary`?",
          "use `title`, `summary`, `examples`, `sdk`, `repeated-code`, `updated`, `of-revision` or `redirect-from`",
        ])
  }

  @Test func reportsOneThatIsNeverClosed() {
    #expect(
      parsed("---\ntitle: x").split(separator: "\n").last == """
        a.md:1:1: error front matter has no closing `---` line [front-matter.unclosed] \
        write `---` below it, or `***` for a horizontal line
        """)
  }

  @Test func reportsOneThatIsTooLarge() {
    let text = "---\ntitle: \(String(repeating: "x", count: 2_042))\n---\n"
    #expect(
      parsed(text).split(separator: "\n").last == """
        a.md:1:1: error 2049 bytes of front matter: at most 2048 are allowed \
        [front-matter.too-large] shorten it
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

  @Test func readsTheDayOfTheLastChange() {
    let parsed = GuideParser.parse("---\nupdated: 2026-02-28\n---\n", path: "a.md", name: "a")
    #expect(parsed.diagnostics == [])
    #expect(parsed.guide?.updated?.text == "2026-02-28")
  }

  @Test(arguments: ["2026-02-30", "yesterday", "2026-2-3", "2026-02-28 10:00:00", "[2026]"])
  func takesOnlyDaysOfTheCalendar(_ text: String) {
    let parsed = GuideParser.parse("---\nupdated: \(text)\n---\n", path: "a.md", name: "a")
    #expect(parsed.diagnostics.map(\.rule) == ["front-matter.unknown-value"])
    #expect(parsed.diagnostics.first?.location.column == 10)
    #expect(parsed.guide?.updated == nil)
  }
}
